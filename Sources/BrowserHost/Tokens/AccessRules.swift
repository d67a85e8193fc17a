import NIOHTTP1

/// The rules for access to the host. Every request must name this machine in `Host`, which rejects foreign names that
/// resolve to it, and must contain the token. A WebSocket must also come from one of the host's own pages.
///
/// The token isn't in a cookie, because browsers send cookies to every port of a host, and thus to other programs.
struct AccessRules: Sendable, Equatable {
    let token: String
    let address: ListeningAddress
    /// The other origins at which browsers see the page, for example behind a forwarded port.
    var origins: [PageOrigin] = []

    enum Rejection: String, Error {
        case hosts = "A request names one host."
        case host = """
            This page is served at its own address only, such as 127.0.0.1 or localhost with its port. To serve it at \
            another one, start the program with --address or --origin.
            """
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
        guard let host = hosts.first?.lowercased(),
            address.isNamed(by: host) || origins.contains(where: { $0.authority == host })
        else { throw .host }
        guard let token, isEqualInConstantTime(token, self.token) else { throw .token }
    }

    /// Checks the `Origin` fields of a WebSocket request to a host with a valid name. Browsers always send one, so a
    /// missing origin is also rejected.
    func checkOrigins(_ found: [String], host: String) throws(Rejection) {
        guard found.count == 1, let origin = PageOrigin(found[0]) else { throw .origin }
        let isSame = origin.text == "http://" + origin.authority && PageOrigin("http://" + host) == origin
        guard origins.contains(origin) || isSame && address.isNamed(by: host.lowercased()) else { throw .origin }
    }

    /// Returns the origins to which a page can open a WebSocket, separated by spaces.
    ///
    /// - Parameter host: The value of `Host` in the request for the page, which must be valid. A policy can't contain
    ///   an IPv6 address; browsers allow the page's own one anyway.
    func socketOrigins(host: String) -> String {
        ((host.hasPrefix("[") ? [] : ["ws://" + host]) + origins.map(\.sockets)).joined(separator: " ")
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
