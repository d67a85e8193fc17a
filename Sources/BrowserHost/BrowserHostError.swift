import Foundation
import NIOCore

/// An error of a ``BrowserHost``.
public enum BrowserHostError: Error, Equatable, LocalizedError, CustomStringConvertible {
    /// Another program listens on the port.
    case portTaken(UInt16)
    /// The system requires privileges to listen on the port.
    case portForbidden(UInt16)
    /// The machine doesn't have the IP address.
    case addressUnavailable(String)
    /// The text isn't an origin, which is `http` or `https` with a host name and an optional port.
    case badOrigin(String)
    /// The token from the environment is invalid, with a description of the reason.
    case badToken(String)
    /// Another error, with the description of the system.
    case failed(String)

    /// A description of the error.
    public var description: String {
        switch self {
        case .portTaken(let port):
            "Port \(port) is taken by another program. Choose another one, or 0 for any that is free."
        case .portForbidden(let port):
            "This program may not listen on port \(port). Choose one above 1023."
        case .addressUnavailable(let address):
            "This machine has no address \(address). Choose one of its IP addresses, or 0.0.0.0 for all of them."
        case .badOrigin(let text):
            "\(text) is not an origin. Choose one such as https://example.org or http://localhost:9000."
        case .badToken(let reason): reason
        case .failed(let reason):
            "The page cannot be served: \(reason)"
        }
    }

    /// A description of the error.
    public var errorDescription: String? { description }

    init(listeningOn address: String, _ port: UInt16, failure: any Error) {
        if failure is SocketAddressError {
            self = .addressUnavailable(address)
            return
        }
        switch (failure as? IOError)?.errnoCode {
        case EADDRINUSE: self = .portTaken(port)
        case EACCES: self = .portForbidden(port)
        case EADDRNOTAVAIL: self = .addressUnavailable(address)
        default: self = .failed(failure.localizedDescription)
        }
    }
}
