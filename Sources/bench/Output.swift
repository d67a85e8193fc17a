import Glibc
import Foundation
import ViewRuntime

/// A stream that receives text from the program.
enum StandardStream {
    case output, error

    func write(_ text: String) {
        let file = self == .output ? STDOUT_FILENO : STDERR_FILENO
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while let start = rest.baseAddress, !rest.isEmpty {
                let written = Glibc.write(file, start, rest.count)
                if written <= 0 { return }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
            }
        }
    }
}

enum BinaryFile {
    /// Writes data to a file. Ends the program when it cannot write the file.
    static func write(_ data: Data, to path: String) {
        guard let file = fopen(path, "wb") else {
            StandardStream.error.write("bench: cannot write \(path)\n")
            exit(1)
        }
        defer { fclose(file) }
        _ = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    }
}
