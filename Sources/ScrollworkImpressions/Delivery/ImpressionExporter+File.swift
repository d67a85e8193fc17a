import Foundation
import ImpressionLedger

extension ImpressionExporter {
    /// Appends entries to a file: one line of JSON each, a request of OpenTelemetry with a single log, as collectors'
    /// file receivers read it.
    ///
    /// What cannot be written is tried again.
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
