import Foundation
import ImpressionLedger

extension ImpressionExporter {
    /// Creates an exporter that appends entries to a file.
    ///
    /// Each line is a JSON object: an OpenTelemetry request with a single log, the format that the file receivers of
    /// collectors read. If writing fails, the recorder tries again.
    public static func file(_ url: URL) -> ImpressionExporter {
        ImpressionExporter { entries in
            var lines = Data()
            for entry in entries {
                lines += OpenTelemetry.logs([entry])
                lines.append(UInt8(ascii: "\n"))
            }
            do {
                if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
                let file = try FileHandle(forWritingTo: url)
                defer { try? file.close() }
                try file.seekToEnd()
                try file.write(contentsOf: lines)
                try file.synchronize()
                return .accepted
            } catch {
                return .retry()
            }
        }
    }
}
