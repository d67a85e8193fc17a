import Foundation
import ImpressionLedger

@testable import ScrollworkImpressions

/// Files in memory, with what can go wrong with them.
final class MemoryVolume: Volume, @unchecked Sendable {
    enum Failure: Error { case noRoom, readOnly, medium }

    private let lock = NSLock()
    private var contents: [String: [UInt8]] = [:]
    private var failing: Failure?
    private var room = Int.max

    var files: [String: [UInt8]] {
        get { lock.withLock { contents } }
        set { lock.withLock { contents = newValue } }
    }

    /// What every write fails with; nil for none.
    var failure: Failure? {
        get { lock.withLock { failing } }
        set { lock.withLock { failing = newValue } }
    }

    /// Bytes that all files together may have. A write that finds less writes what fits and fails.
    var capacity: Int {
        get { lock.withLock { room } }
        set { lock.withLock { room = newValue } }
    }

    func names() throws -> [String] { Array(files.keys) }

    func read(_ name: String) throws -> [UInt8] { files[name] ?? [] }

    func write(_ bytes: [UInt8], to name: String, at offset: Int) throws {
        try lock.withLock {
            if let failing { throw failing }
            var file = contents[name] ?? []
            let others = contents.reduce(0) { $0 + ($1.key == name ? 0 : $1.value.count) }
            let fitting = min(bytes.count, max(room - others - offset, 0))
            if file.count < offset + fitting { file += [UInt8](repeating: 0, count: offset + fitting - file.count) }
            file.replaceSubrange(offset..<offset + fitting, with: bytes.prefix(fitting))
            contents[name] = file
            if fitting < bytes.count { throw Failure.noRoom }
        }
    }

    func remove(_ name: String) throws { lock.withLock { contents[name] = nil } }

    func synchronize(_ name: String) throws {}
}

extension ImpressionRecord {
    /// A record of which only what a test is about matters.
    static func sample(
        _ number: UInt64, _ revision: Revision = .closed, duration: Double = 1.5, subject: String = "ad"
    ) -> ImpressionRecord {
        var lost = Losses(.clipped, 0.25)
        lost[.obstructed] = 0.125
        return ImpressionRecord(
            id: ImpressionID(high: 7, low: number), revision: revision, launch: ImpressionID(high: 1, low: 1),
            subject: subject,
            placement: "feed \"1\"\n", rule: "display", start: 1_800_000_000.25, clockJumped: number % 2 == 0,
            duration: duration,
            areaSeconds: duration - 0.375, largestShare: 1, pixels: 60_000, lost: lost, isViewable: true,
            end: revision == .closed ? .obstructed : nil, measurability: .exact)
    }
}

/// Identities that are the same in every run.
struct Identities {
    private var next: UInt64 = 0

    mutating func make() -> ImpressionID {
        next += 1
        return ImpressionID(high: 0xABCD, low: next)
    }
}
