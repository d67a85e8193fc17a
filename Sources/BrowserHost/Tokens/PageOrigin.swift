import Foundation

/// The scheme, host name, and port at which browsers see a page, such as `https://example.org:8443`.
struct PageOrigin: Sendable, Equatable {
    /// The origin in the spelling of the header field `Origin`.
    let text: String
    /// The host name and the port in the spelling of the header field `Host`, which omits the usual port.
    let authority: String

    /// Creates an origin.
    ///
    /// - Parameter text: A scheme, `http` or `https`, with a host name and an optional port. Returns `nil` for anything
    ///   else, such as an address with a path.
    init?(_ text: String) {
        guard let parts = URLComponents(string: text.lowercased()), let host = parts.host, !host.isEmpty,
            let scheme = parts.scheme, let usualPort = ["http": 80, "https": 443][scheme],
            parts.path.isEmpty, parts.user == nil, parts.query == nil, parts.fragment == nil
        else { return nil }
        let port = parts.port ?? usualPort
        guard 1...65_535 ~= port else { return nil }
        authority = port == usualPort ? host : "\(host):\(port)"
        self.text = "\(scheme)://\(authority)"
    }

    /// The origin of the WebSockets of the page.
    var sockets: String { "ws" + text.dropFirst(4) }
}
