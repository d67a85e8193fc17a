/// Who may talk to the host. Every request must name this machine in `Host`, which stops a foreign name that
/// resolves to it, and must know the token; a socket must come from one of the host's own pages besides.
struct AccessRules: Sendable, Equatable {
    let token: String
    let port: UInt16

    enum Refusal: String, Error {
        case host = "This page is served to 127.0.0.1 and localhost only."
        case origin = "Sockets are opened by this host's own pages only."
        case token = "Wrong or missing token. Open the address that the program printed."
    }

    /// The name of the cookie that carries the token; browsers share cookies between ports, so it names the port.
    var cookieName: String { "scrollwork-\(port)" }

    func check(host: String?, token: String?, cookies: String?) throws(Refusal) {
        guard let host, authorities.contains(host.lowercased()) else { throw .host }
        guard knowsToken(query: token, cookies: cookies) else { throw .token }
    }

    /// Browsers always send the origin of a page that opens a socket, so its absence is refused as well.
    func checkOrigin(_ origin: String?) throws(Refusal) {
        guard let origin, authorities.contains(where: { origin.lowercased() == "http://" + $0 }) else { throw .origin }
    }

    /// 192 random bits in hexadecimal.
    static func randomToken() -> String {
        var source = SystemRandomNumberGenerator()
        return (0..<24).map { _ in
            let byte = String(UInt8.random(in: 0...255, using: &source), radix: 16)
            return byte.count == 1 ? "0" + byte : byte
        }.joined()
    }

    private var authorities: [String] {
        let names = ["127.0.0.1", "localhost"]
        return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    }

    private func knowsToken(query: String?, cookies: String?) -> Bool {
        // A token in the address decides: a stale one is refused even where a cookie would do.
        if let query { return isEqualInConstantTime(query, token) }
        guard let cookies else { return false }
        return cookies.split(separator: ";").contains { cookie in
            let parts = cookie.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].trimmed == cookieName else { return false }
            return isEqualInConstantTime(parts[1].trimmed, token)
        }
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

extension Substring {
    fileprivate var trimmed: String {
        var slice = self
        while slice.first == " " { slice.removeFirst() }
        while slice.last == " " { slice.removeLast() }
        return String(slice)
    }
}
