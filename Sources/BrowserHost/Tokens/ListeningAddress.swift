import NIOCore

/// An IP address and a port on which a host listens.
struct ListeningAddress: Sendable, Equatable {
    var ip = "127.0.0.1"
    let port: UInt16

    /// Whether the address stands for all addresses of the machine.
    private var isAny: Bool { ["0.0.0.0", "::"].contains(ip) }

    /// Returns whether the value of `Host` is this address.
    ///
    /// For all addresses of the machine, each IP address counts. A foreign page can choose a name that resolves to this
    /// machine, but it can't choose an IP address.
    func isNamed(by authority: String) -> Bool {
        let suffix = ":\(port)"
        guard authority.hasSuffix(suffix) || port == 80 else { return false }
        let name = String(authority.hasSuffix(suffix) ? authority.dropLast(suffix.count) : authority[...])
        return ["127.0.0.1", "localhost", Self.name(of: ip)].contains(name) || isAny && Self.isAddress(name)
    }

    /// The origins of the page: first the one on this machine, then those on others.
    var origins: [String] {
        var addresses = [ip]
        if isAny {
            let devices = (try? System.enumerateDevices()) ?? []
            let others = devices.compactMap { device in
                device.address?.protocol == .inet ? device.address?.ipAddress : nil
            }
            addresses = [ip == "::" ? "::1" : "127.0.0.1"] + others.filter { !$0.hasPrefix("127.") }
        }
        return addresses.map { "http://\(Self.name(of: $0)):\(port)" }
    }

    /// Returns an IP address as a host name.
    private static func name(of ip: String) -> String { ip.contains(":") ? "[\(ip)]" : ip }

    private static func isAddress(_ name: String) -> Bool {
        let isBracketed = name.hasPrefix("[") && name.hasSuffix("]")
        let address = try? SocketAddress(ipAddress: isBracketed ? String(name.dropFirst().dropLast()) : name, port: 0)
        return address?.protocol == (isBracketed ? .inet6 : .inet)
    }
}
