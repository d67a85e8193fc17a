import NIOHTTP1

/// The rules for access to the host. Every request must name this machine in `Host`, which rejects foreign names that
/// resolve to it, and must contain the token. A WebSocket must also come from one of the host's own pages.
///
/// The token isn't in a cookie, because browsers send cookies to every port of a host, and thus to other programs.
struct AccessRules: Sendable, Equatable {
    let token: String
    let port: UInt16

    enum Rejection: String, Error {
        case hosts = "A request names one host."
        case host = "This page is served to 127.0.0.1 and localhost only."
        case origin = "Sockets are opened by this host's own pages only."
        case token = "Wrong or missing token. Open the address that the program printed."

        var status: HTTPResponseStatus { self == .hosts ? .badRequest : .forbidden }
    }

    /// Checks the `Host` fields and the token of a request.
    ///
    /// - Parameters:
    ///   - hosts: All values of `Host`. A request with two values is ambiguous and rejected.
    ///   - token: The token of the request.
    func check(hosts: [String], token: String?) throws(Rejection) {
        guard hosts.count < 2 else { throw .hosts }
        guard let host = hosts.first, authorities.contains(host.lowercased()) else { throw .host }
        guard let token, isEqualInConstantTime(token, self.token) else { throw .token }
    }

    /// Checks the `Origin` fields of a WebSocket request. Browsers always send one, so a missing origin is also
    /// rejected.
    func checkOrigins(_ origins: [String]) throws(Rejection) {
        guard origins.count == 1, authorities.contains(where: { origins[0].lowercased() == "http://" + $0 }) else {
            throw .origin
        }
    }

    private var authorities: [String] {
        let names = ["127.0.0.1", "localhost"]
        return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    }
}

/// Compares every byte, so the duration reveals nothing about the secret.
func isEqualInConstantTime(_ guess: String, _ secret: String) -> Bool {
    let guess = Array(guess.utf8), secret = Array(secret.utf8)
    var difference: UInt8 = guess.count == secret.count ? 0 : 1
    for index in secret.indices {
        difference |= secret[index] ^ (index < guess.count ? guess[index] : 0)
    }
    return difference == 0
}
