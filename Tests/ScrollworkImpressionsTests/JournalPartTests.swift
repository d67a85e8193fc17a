import ImpressionLedger
import Testing

@testable import ScrollworkImpressions

/// The parts of a journal: numbers of entries, slots, segments, and rejected entries.
@Suite struct JournalPartTests {
    private let a = ImpressionID(high: 1, low: 1), b = ImpressionID(high: 2, low: 2), c = ImpressionID(high: 3, low: 3)

    private func loss(_ stream: ImpressionID, _ range: ClosedRange<UInt64>, _ reason: String = "damaged")
        -> LedgerEntry.Loss
    {
        LedgerEntry.Loss(stream: stream, first: range.lowerBound, last: range.upperBound, reason: reason)
    }

    private func entry(_ stream: ImpressionID, _ sequence: UInt64, _ body: EntrySummary.Body = .end) -> EntrySummary {
        EntrySummary(installation: a, stream: stream, sequence: sequence, body: body)
    }

    // MARK: Numbers

    @Test(
        arguments: [
            (1...2, [3...7]), (8...9, [3...7]), (3...7, []), (1...9, []), (3...3, [4...7]), (7...7, [3...6]),
            (5...5, [3...4, 6...7]), (1...4, [5...7]), (6...9, [3...5]), (2...3, [4...7]), (7...8, [3...6]),
            (0...1, [3...7]), (9...12, [3...7]),
        ] as [(ClosedRange<UInt64>, [ClosedRange<UInt64>])])
    func aLossWithoutAnotherIsTheRest(other: ClosedRange<UInt64>, rest: [ClosedRange<UInt64>]) {
        #expect(loss(a, 3...7, "x").subtracting(loss(a, other)) == rest.map { loss(a, $0, "x") })
        #expect(loss(a, 3...7).subtracting(loss(b, other)) == [loss(a, 3...7)])
    }

    @Test func numbersThatAreSkippedAreMissing() {
        var numbers = Continuity(after: .init(stream: a, sequence: 4))
        #expect(numbers.end(of: a) == 4 && numbers.end(of: b) == nil && numbers.remaining.isEmpty)
        numbers.read(entry(a, 5))
        let none = numbers.takeUndeclared()
        #expect(none.isEmpty && numbers.remaining.isEmpty && numbers.end(of: a) == 5)
        numbers.read(entry(a, 8))
        numbers.read(entry(b, 3))
        numbers.read(entry(a, 7))
        #expect(numbers.remaining == [loss(a, 6...7), loss(b, 1...2)])
        #expect(numbers.end(of: a) == 8 && numbers.end(of: b) == 3)
        let missing = numbers.takeUndeclared(), again = numbers.takeUndeclared()
        #expect(missing == [loss(a, 6...7), loss(b, 1...2)] && again.isEmpty && numbers.remaining.isEmpty)
    }

    @Test func aDeclaredLossIsNotMissing() {
        var numbers = Continuity(after: nil, losses: [loss(a, 2...3, "full")])
        numbers.read(entry(a, 5))
        #expect(numbers.remaining == [loss(a, 2...3, "full"), loss(a, 1...1), loss(a, 4...4)])
        numbers.read(entry(b, 1, .loss(loss(a, 1...4))))
        #expect(numbers.remaining.isEmpty)
        numbers = Continuity(after: nil)
        // More declarations can follow, so the rest waits for another entry.
        numbers.read(entry(b, 4, .loss(loss(b, 1...2))))
        var missing = numbers.takeUndeclared()
        #expect(missing.isEmpty && numbers.remaining == [loss(b, 3...3)])
        numbers.read(entry(b, 5))
        missing = numbers.takeUndeclared()
        #expect(missing == [loss(b, 3...3)])
    }

    @Test func aLaunchNamesTheEndOfAKnownStream() {
        var numbers = Continuity(after: .init(stream: a, sequence: 8))
        numbers.read(entry(b, 1, .launch(previous: .init(stream: c, sequence: 9))))
        #expect(numbers.remaining.isEmpty && numbers.end(of: c) == nil)
        numbers.read(entry(b, 2, .launch(previous: .init(stream: a, sequence: 8))))
        #expect(numbers.remaining.isEmpty)
        numbers.read(entry(b, 3, .launch(previous: .init(stream: a, sequence: 10))))
        #expect(numbers.remaining == [loss(a, 9...10)] && numbers.end(of: a) == 10)
        numbers.expect(.init(stream: a, sequence: 10))
        numbers.expect(.init(stream: c, sequence: 2))
        let missing = numbers.takeUndeclared()
        #expect(missing == [loss(a, 9...10), loss(c, 1...2)])
    }

    @Test func `An expected entry is missing, and a declaration alone shows no others`() {
        var numbers = Continuity(after: nil)
        numbers.expect(.init(stream: a, sequence: 1))
        let first = numbers.takeUndeclared()
        #expect(first == [loss(a, 1...1)] && numbers.end(of: a) == 1)
        numbers.read(entry(b, 3, .loss(loss(b, 2...2))))
        let next = numbers.takeUndeclared()
        #expect(next.isEmpty && numbers.remaining == [loss(b, 1...1)])
        numbers.read(entry(b, .max))
        numbers.read(entry(b, .max))
        #expect(numbers.remaining == [loss(b, 1...1), loss(b, 4...UInt64.max - 1)])
    }

    // MARK: Files

    @Test func `A segment that couldn't be synchronized is written again`() throws {
        let volume = MemoryVolume(), name = "00000001.journal"
        var segments = JournalSegments([.init(number: 1, length: 0, size: 0)], segmentLength: 10)
        #expect(segments.passed(by: .init(segment: 1, offset: 0), includingLast: true).isEmpty)
        try segments.append([1, 2, 3], to: volume)
        let failed = segments.takeUnsynchronized()
        try segments.append([4], to: volume)
        let second = segments.takeUnsynchronized()
        #expect(failed.hasNames && second.numbers == [1] && !second.hasNames, "the name is known already")
        segments.synchronizationDidFail(failed, on: volume)
        #expect(volume.written == [name, name, name] && volume.files[name] == [1, 2, 3, 4])
        let due = segments.takeUnsynchronized()
        #expect(due.numbers == [1] && due.hasNames)
        try segments.append([5, 6, 7, 8, 9, 10, 11], to: volume)
        let last = segments.takeUnsynchronized()
        #expect(last.numbers == [2] && last.hasNames)
        // A segment that was removed in the meantime doesn't return.
        segments.synchronizationDidFail(.init(numbers: [7], hasNames: false), on: volume)
        #expect(volume.written.count == 4 && volume.files.count == 2)
    }

    @Test func aSlotIsWrittenBesideThePreviousOne() throws {
        let volume = MemoryVolume()
        var slot = try SlotFile("open", in: volume)
        #expect(slot.content == nil && slot.isReserved)
        try slot.write([1], to: volume)
        #expect(Set(volume.files.keys) == ["open.1"])
        try slot.write([2], to: volume)
        #expect(Set(volume.files.keys) == ["open.0", "open.1"] && volume.files["open.0"]?.count == 19)
        #expect(try SlotFile("open", in: volume).content == [2])
        volume.files["open.0"]?[18] = 9
        #expect(try SlotFile("open", in: volume).content == [1])
        // A slot with a minimum length reserves its space in both files, once.
        var state = try SlotFile("state", minimumLength: 50, in: volume)
        #expect(!state.isReserved)
        try state.reserve([7], in: volume)
        #expect(state.isReserved && ["state.0", "state.1"].allSatisfy { volume.files[$0]?.count == 68 })
        state = try SlotFile("state", minimumLength: 50, in: volume)
        #expect(state.isReserved && state.content == [7] + [UInt8](repeating: 0, count: 49))
        let files = volume.files
        try state.reserve([8], in: volume)
        #expect(volume.files == files)
    }

    @Test func segmentsEndAtTheirLength() throws {
        func bytes(_ count: Int) -> [UInt8] { [UInt8](repeating: 1, count: count) }
        let volume = MemoryVolume()
        var segments = JournalSegments([.init(number: 4, length: 0, size: 0)], segmentLength: 10)
        for count in [12, 4, 6, 1] { try segments.append(bytes(count), to: volume) }
        #expect(segments.all.map(\.number) == [4, 5, 6] && segments.all.map(\.length) == [12, 10, 1])
        #expect(segments.size == 23 && volume.files["00000005.journal"] == bytes(10))
        func passed(_ segment: Int, _ offset: Int, _ includingLast: Bool) -> [Int] {
            segments.passed(by: .init(segment: segment, offset: offset), includingLast: includingLast).map(\.number)
        }
        #expect(passed(5, 10, false) == [4, 5] && passed(5, 9, false) == [4] && passed(4, 11, true) == [])
        #expect(passed(6, 1, true) == [4, 5, 6] && passed(6, 1, false) == [4, 5])
        let due = segments.takeUnsynchronized(), rest = segments.takeUnsynchronized()
        #expect(due.numbers == [4, 5, 6] && due.hasNames && rest.numbers.isEmpty && !rest.hasNames)
        try segments.remove(segments.all[0], from: volume)
        #expect(segments.size == 11 && segments.all.map(\.number) == [5, 6] && volume.files.count == 2)
        for segment in segments.all { try segments.remove(segment, from: volume) }
        #expect(segments.all.map(\.number) == [7] && segments.size == 0 && volume.files.isEmpty)
        // The remains of a failed attempt already have their space.
        var damaged = JournalSegments([.init(number: 1, length: 5, size: 9)], segmentLength: 100)
        try damaged.append(bytes(3), to: volume)
        #expect(damaged.size == 9 && damaged.all[0].length == 8)
        try damaged.append(bytes(4), to: volume)
        #expect(damaged.size == 12 && damaged.all[0].size == 12)
    }

    @Test func rejectedEntriesAreWholeLines() throws {
        let volume = MemoryVolume([RejectedFile.name: Array("ab\ncd\nef".utf8)])
        var file = try RejectedFile(in: volume)
        #expect(file.length == 6 && file.count == 2)
        try file.append(Array("gh\n".utf8), to: volume)
        #expect(file.length == 9 && file.count == 3 && volume.files[RejectedFile.name] == Array("ab\ncd\ngh\n".utf8))
        volume.capacity = 10
        #expect(throws: MemoryVolume.Failure.noRoom) { try file.append(Array("long\n".utf8), to: volume) }
        #expect(file.length == 9 && file.count == 3 && volume.files[RejectedFile.name]?.count == 9)
        let empty = try RejectedFile(in: MemoryVolume())
        #expect(empty.length == 0 && empty.count == 0)
    }
}
