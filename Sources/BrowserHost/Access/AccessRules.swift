import NIOHTTP1

/// Who may talk to the host. Every request must name this machine in `Host`, which stops a foreign name that
/// resolves to it, and must know the token; a socket must come from one of the host's own pages besides.
///
/// The token is never in a cookie: browsers send cookies to every port of an address, and so to other programs.
struct AccessRules: Sendable, Equatable {
    let token: String
    let port: UInt16

    enum Refusal: String, Error {
        case hosts = "A request names one host."
        case host = "This page is served to 127.0.0.1 and localhost only."
        case origin = "Sockets are opened by this host's own pages only."
        case token = "Wrong or missing token. Open the address that the program printed."

        var status: HTTPResponseStatus { self == .hosts ? .badRequest : .forbidden }
    }

    /// - Parameter hosts: All values of `Host`: a request with two of them may be meant for somebody else.
    func check(hosts: [String], token: String?) throws(Refusal) {
        guard hosts.count < 2 else { throw .hosts }
        guard let host = hosts.first, authorities.contains(host.lowercased()) else { throw .host }
        guard let token, isEqualInConstantTime(token, self.token) else { throw .token }
    }

    /// Browsers always send the origin of a page that opens a socket, so its absence is refused as well.
    func checkOrigins(_ origins: [String]) throws(Refusal) {
        guard origins.count == 1, authorities.contains(where: { origins[0].lowercased() == "http://" + $0 }) else {
            throw .origin
        }
    }

    private var authorities: [String] {
        let names = ["127.0.0.1", "localhost"]
        return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    }
}

/// Compares every byte whatever was found before, so that the time taken tells nothing of the secret.
func isEqualInConstantTime(_ guess: String, _ secret: String) -> Bool {
    let guess = Array(guess.utf8), secret = Array(secret.utf8)
    var difference: UInt8 = guess.count == secret.count ? 0 : 1
    for index in secret.indices {
        difference |= secret[index] ^ (index < guess.count ? guess[index] : 0)
    }
    return difference == 0
}
