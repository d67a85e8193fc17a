import Foundation
import ViewRuntime

/// An immutable outline.
public final class CGPath: Hashable, Sendable {
    fileprivate let path: Path

    fileprivate init(_ path: Path) { self.path = path }

    /// The smallest rectangle that contains the outline, without control points.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    /// A Boolean value that indicates whether the path is empty.
    public var isEmpty: Bool { path.isEmpty }

    /// Returns whether two paths are equal.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

    /// Hashes the path.
    public func hash(into hasher: inout Hasher) {
        let box = path.boundingRect
        hasher.combine(box.minX)
        hasher.combine(box.width)
    }
}

extension Path {
    /// Creates a path from a Core Graphics path.
    public init(_ path: CGPath) { self = path.path }

    /// The path as a Core Graphics path.
    public var cgPath: CGPath { CGPath(self) }
}
