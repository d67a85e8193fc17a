import Foundation
import ImpressionLedger

/// The entries that a receiver rejected, as lines of OpenTelemetry logs.
struct RejectedFile {
    static let name = "rejected.json"

    /// The length of the complete lines, in bytes.
    private(set) var length: Int
    private(set) var count: Int

    init(in volume: any Volume) throws {
        let bytes = try volume.read(Self.name)
        length = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        count = bytes.count { $0 == UInt8(ascii: "\n") }
        // A process that ended during a write leaves a part of a line.
        if bytes.count > length { try volume.truncate(Self.name, to: length) }
    }

    static func line(_ entry: LedgerEntry) -> [UInt8] { [UInt8](OpenTelemetry.logs([entry])) + [UInt8(ascii: "\n")] }

    mutating func append(_ line: [UInt8], to volume: any Volume) throws {
        do {
            try volume.write(line, to: Self.name, at: length)
        } catch {
            try? volume.truncate(Self.name, to: length)
            throw error
        }
        length += line.count
        count += 1
    }
}
