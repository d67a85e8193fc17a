import Foundation

/// The file that a picture is written to.
enum PictureFile {
    /// Writes the data. A file gets all of it or stays what it was; a device or a pipe is written to, and of a link what it
    /// leads to, so that what the person named is there afterwards as well.
    ///
    /// - Throws: What the system says when it cannot be written.
    static func write(_ data: Data, to path: String) throws {
        let target = URL(fileURLWithPath: destination(of: path))
        var status = stat()
        if stat(target.path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            let handle = try FileHandle(forWritingTo: target)
            try handle.write(contentsOf: data)
            try handle.close()
        } else {
            try data.write(to: target, options: .atomic)
        }
    }

    /// Where links lead to, whether anything is there or not.
    private static func destination(of path: String) -> String {
        var path = path
        // More links than the system itself follows lead round in a circle.
        for _ in 0..<40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
            path = URL(fileURLWithPath: next, relativeTo: URL(fileURLWithPath: path).deletingLastPathComponent()).path
        }
        return path
    }
}
