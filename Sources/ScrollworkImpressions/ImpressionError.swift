import Foundation

/// An error of the directory that stores impressions.
public enum ImpressionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Another recorder, in this process or another one, uses the directory.
    case directoryInUse(path: String)
    /// The directory can't be created or opened.
    case directoryUnusable(path: String, reason: String)
    /// A file exists, but can't be read.
    case readFailed(file: String, reason: String)
    /// A file can't be written.
    case writeFailed(file: String, reason: String)

    /// A sentence for developers.
    public var description: String {
        switch self {
        case .directoryInUse(let path):
            "Another recorder uses the directory \(path). Give each process a directory of its own."
        case .directoryUnusable(let path, let reason): "The directory \(path) cannot be used: \(Self.sentence(reason))"
        case .readFailed(let file, let reason): "Reading \(file) failed: \(Self.sentence(reason))"
        case .writeFailed(let file, let reason): "Writing \(file) failed: \(Self.sentence(reason))"
        }
    }

    /// Reasons of the system can already end with a period.
    private static func sentence(_ reason: String) -> String { reason.hasSuffix(".") ? reason : reason + "." }
}

extension ImpressionError: LocalizedError {
    /// A sentence for developers.
    public var errorDescription: String? { description }
}
