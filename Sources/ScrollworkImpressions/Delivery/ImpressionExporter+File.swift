import Foundation
import ImpressionLedger

extension ImpressionExporter {
    /// Creates an exporter that appends entries to a file.
    ///
    /// Each line is a JSON object: an OpenTelemetry request with a single log, the format that the file receivers of
    /// collectors read. If writing fails, the exporter removes the incomplete lines, and the recorder tries again.
    ///
    /// - Parameters:
    ///   - url: The address of the file, which the exporter creates if necessary.
    ///   - resource: Attributes of the program for each line, such as `service.name`.
    public static func file(_ url: URL, resource: [String: String] = [:]) -> ImpressionExporter {
        ImpressionExporter { entries in
            var lines = Data()
            for entry in entries {
                lines += OpenTelemetry.logs([entry], resource: resource)
                lines.append(UInt8(ascii: "\n"))
            }
            do {
                try append(lines, to: url)
                return .accepted
            } catch {
                return .retry()
            }
        }
    }

    private static func append(_ lines: Data, to url: URL) throws {
        if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
        let file = try FileHandle(forUpdating: url)
        defer { try? file.close() }
        let end = try endOfLines(file)
        do {
            // A process that ended during a write leaves a part of a line.
            try file.truncate(atOffset: end)
            try file.seek(toOffset: end)
            try file.write(contentsOf: lines)
            try file.synchronize()
        } catch {
            try? file.truncate(atOffset: end)
            throw error
        }
    }

    /// Returns the offset after the last line break.
    private static func endOfLines(_ file: FileHandle) throws -> UInt64 {
        var end = try file.seekToEnd()
        let piece: UInt64 = 4_096
        while end > 0 {
            let start = end > piece ? end - piece : 0
            try file.seek(toOffset: start)
            let bytes = try file.read(upToCount: Int(end - start)) ?? Data()
            if let place = bytes.lastIndex(of: UInt8(ascii: "\n")) {
                return start + UInt64(place - bytes.startIndex) + 1
            }
            end = start
        }
        return 0
    }
}
