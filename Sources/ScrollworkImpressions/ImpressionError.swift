import Foundation

/// What can be wrong with the directory that impressions are kept in.
public enum ImpressionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Another recorder, of this process or of another one, uses the directory.
    case directoryInUse(path: String)
    /// The directory cannot be made or opened.
    case directoryUnusable(path: String, reason: String)
    /// A file could not be written.
    case writeFailed(file: String, reason: String)

    public var description: String {
        switch self {
        case .directoryInUse(let path):
            "Another recorder uses the directory \(path). Give each process a directory of its own."
        case .directoryUnusable(let path, let reason): "The directory \(path) cannot be used: \(reason)."
        case .writeFailed(let file, let reason): "Writing \(file) failed: \(reason)."
        }
    }
}

extension ImpressionError: LocalizedError {
    public var errorDescription: String? { description }
}
