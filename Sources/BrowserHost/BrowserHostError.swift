import Foundation
import NIOCore

/// An error of a ``BrowserHost``.
public enum BrowserHostError: Error, Equatable, LocalizedError, CustomStringConvertible {
    /// Another program listens on the port.
    case portTaken(UInt16)
    /// The system requires privileges to listen on the port.
    case portForbidden(UInt16)
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
        case .badToken(let reason): reason
        case .failed(let reason):
            "The page cannot be served: \(reason)"
        }
    }

    /// A description of the error.
    public var errorDescription: String? { description }

    init(listeningOn port: UInt16, failure: any Error) {
        switch (failure as? IOError)?.errnoCode {
        case EADDRINUSE: self = .portTaken(port)
        case EACCES: self = .portForbidden(port)
        default: self = .failed(failure.localizedDescription)
        }
    }
}
