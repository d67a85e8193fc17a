import Foundation

/// The output file of an image.
enum PictureFile {
    /// Writes the data to a path. A regular file receives all of the data or stays unchanged. For a device, a pipe, or
    /// a link, the function writes to the destination, so the path still names the same object afterward.
    ///
    /// - Throws: The error of the system if the file can't be written.
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

    /// Returns the destination of links, whether it exists or not.
    private static func destination(of path: String) -> String {
        var path = path
        // More links than the system follows form a cycle.
        for _ in 0..<40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
            path = URL(fileURLWithPath: next, relativeTo: URL(fileURLWithPath: path).deletingLastPathComponent()).path
        }
        return path
    }
}
