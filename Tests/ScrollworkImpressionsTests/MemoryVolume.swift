import Foundation
import ImpressionLedger

@testable import ScrollworkImpressions

/// Files in memory, with what can go wrong with them.
final class MemoryVolume: Volume, @unchecked Sendable {
    enum Failure: Error { case noRoom, readOnly, medium }

    /// What a volume does at the moment.
    struct Behavior {
        /// What every write fails with; nil for none.
        var failure: Failure?
        /// The files whose writes fail, by a part of their names.
        var unwritable: String?
        /// Bytes that all files together may have. A write that finds less writes what fits and fails.
        var capacity = Int.max
        /// The files that can't be read, by a part of their names.
        var unreadable: String?
        /// The files that can't be removed, by a part of their names.
        var irremovable: String?
        var synchronizes = true
    }

    private let lock = NSLock()
    private var contents: [String: [UInt8]] = [:]
    private var current = Behavior()
    private var calls: [String] = []
    private var writes: [String] = []

    init(_ files: [String: [UInt8]] = [:]) { contents = files }

    var files: [String: [UInt8]] {
        get { lock.withLock { contents } }
        set { lock.withLock { contents = newValue } }
    }

    var behavior: Behavior {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }

    var failure: Failure? {
        get { behavior.failure }
        set { behavior.failure = newValue }
    }

    var capacity: Int {
        get { behavior.capacity }
        set { behavior.capacity = newValue }
    }

    /// The names that were synchronized, in order; an empty one for the names themselves.
    var synchronized: [String] { lock.withLock { calls } }

    /// The names of the files of all writes, in order.
    var written: [String] { lock.withLock { writes } }

    func names() throws -> [String] { Array(files.keys) }

    func read(_ name: String) throws -> [UInt8] {
        try lock.withLock {
            if let part = current.unreadable, name.contains(part) { throw Failure.medium }
            return contents[name] ?? []
        }
    }

    func write(_ bytes: [UInt8], to name: String, at offset: Int) throws {
        try lock.withLock {
            writes.append(name)
            if let failure = current.failure { throw failure }
            if let part = current.unwritable, name.contains(part) { throw Failure.medium }
            var file = contents[name] ?? []
            let others = contents.reduce(0) { $0 + ($1.key == name ? 0 : $1.value.count) }
            // Bytes that a file has already can always be replaced.
            let fitting = min(bytes.count, max(current.capacity - others, file.count) - offset)
            guard fitting >= 0 else { throw Failure.noRoom }
            if file.count < offset + fitting { file += [UInt8](repeating: 0, count: offset + fitting - file.count) }
            file.replaceSubrange(offset..<offset + fitting, with: bytes.prefix(fitting))
            contents[name] = file
            if fitting < bytes.count { throw Failure.noRoom }
        }
    }

    func truncate(_ name: String, to length: Int) throws {
        lock.withLock { contents[name] = contents[name].map { Array($0.prefix(length)) } }
    }

    func remove(_ name: String) throws {
        try lock.withLock {
            if let part = current.irremovable, name.contains(part) { throw Failure.readOnly }
            contents[name] = nil
        }
    }

    func synchronize(_ name: String) throws {
        try lock.withLock {
            calls.append(name)
            if !current.synchronizes { throw Failure.medium }
        }
    }

    func synchronizeNames() throws { try synchronize("") }
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
