import Foundation
import NIOCore

/// Why a ``BrowserHost`` could not serve.
public enum BrowserHostError: Error, Equatable, LocalizedError, CustomStringConvertible {
    /// Something else listens on the port.
    case portTaken(UInt16)
    /// The system lets only privileged programs listen on the port.
    case portForbidden(UInt16)
    /// The token that the environment asks for cannot be used; in words for the person who chose it.
    case badToken(String)
    /// Anything else, in the system's words.
    case failed(String)

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

    public var errorDescription: String? { description }

    init(listeningOn port: UInt16, failure: any Error) {
        switch (failure as? IOError)?.errnoCode {
        case EADDRINUSE: self = .portTaken(port)
        case EACCES: self = .portForbidden(port)
        default: self = .failed(failure.localizedDescription)
        }
    }
}
