import Foundation
import ImpressionLedger
import Testing

@testable import ScrollworkImpressions

/// Media that fail, files that are damaged, and processes that end at a bad moment.
@Suite struct JournalFaultTests: JournalSuite {
    private func fill(_ journal: Journal, _ numbers: ClosedRange<UInt64>) {
        for number in numbers { journal.append([.impression(.sample(number))], date: 1) }
    }

    private func recovered(_ journal: Journal) throws -> [UInt64] {
        try all(journal).compactMap(\.impression).filter { $0.revision == .recovered }.map(\.id.low)
    }

    // MARK: Reading

    @Test(arguments: ["journal", "state", "open", "rejected"])
    func `A file that can't be read is an error and remains`(_ name: String) throws {
        let volume = MemoryVolume()
        fill(try open(volume), 1...3)
        let files = volume.files
        volume.behavior.unreadable = name
        #expect(throws: (any Error).self) { try open(volume, launch: 1) }
        #expect(volume.files == files)
        volume.behavior.unreadable = nil
        #expect(try all(open(volume, launch: 1)).compactMap(\.impression).map(\.id.low) == [1, 2, 3])
    }

    @Test func `A directory distinguishes a missing file from an unreadable one`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "impressions-\(UUID())")
        defer { try? FileManager.default.removeItem(at: url) }
        let directory = try Directory(url)
        #expect(try directory.read("missing") == [])
        try directory.write([1, 2, 3], to: "there", at: 2)
        #expect(try directory.read("there") == [0, 0, 1, 2, 3])
        try directory.truncate("there", to: 3)
        #expect(try directory.read("there") == [0, 0, 1])
        try FileManager.default.createDirectory(at: url.appending(path: "folder"), withIntermediateDirectories: false)
        #expect(throws: ImpressionError.self) { try directory.read("folder") }
        try directory.synchronize("missing")
        try directory.synchronize("there")
        try directory.synchronizeNames()
        #expect(try directory.names().sorted() == ["folder", "lock", "there"])
    }

    @Test(arguments: ["state", "open"])
    func `A file beside the segments with other content counts as missing`(_ name: String) throws {
        let volume = MemoryVolume()
        fill(try open(volume), 1...3)
        var writer = ByteWriter()
        writer.write(UInt64(99))
        writer.write(raw: repeatElement(255, count: 40))
        let frame = try Frame.bytes(around: writer.bytes)
        for slot in 0..<2 { volume.files["\(name).\(slot)"] = frame }
        let again = try open(volume, launch: 1)
        fill(again, 4...4)
        #expect(try all(again).compactMap(\.impression).map(\.id.low) == [1, 2, 3, 4])
        #expect(try receipt(all(again)).state == .complete)
    }

    @Test func `A content beyond the limit of a frame is a loss`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume)
        let long = String(repeating: "a", count: 17 << 20)
        #expect(journal.append([.impression(.sample(1, subject: long))], date: 1) == nil)
        fill(journal, 2...2)
        #expect(try all(journal).compactMap(\.impression).map(\.id.low) == [2])
        #expect(try receipt(all(journal)).state == .complete && journal.figures.lost == 1)
    }

    @Test func `Entries that become unreadable between others are declared lost`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume, segment: 1 << 20)
        fill(journal, 1...9)
        volume.files["00000001.journal"]![try journal.entries(count: 20).ends[3].offset + 20] ^= 1
        var entries = try deliver(journal)
        fill(journal, 10...10)
        entries += try deliver(journal)
        let receipt = receipt(entries)
        #expect(receipt.state == .complete && receipt.lostCount == 1 && journal.figures.lost == 1)
    }

    // MARK: Power

    /// The progress of the delivery is on the disk, but the end of the segment isn't.
    @Test(arguments: 0...12)
    func `New entries aren't mistaken for delivered ones after a power loss`(_ count: Int) throws {
        let volume = MemoryVolume()
        let journal = try open(volume, segment: 1 << 20)
        fill(journal, 1...11)
        let batch = try journal.entries(count: 9)
        journal.acknowledge(batch, through: 8)
        let end =
            count == 0 ? 0 : try journal.entries(after: .init(segment: 1, offset: 0), count: 20).ends[count - 1].offset
        volume.files["00000001.journal"]?.removeLast(volume.files["00000001.journal"]!.count - end)
        let again = try open(volume, launch: 1)
        fill(again, 21...22)
        let rest = try deliver(again)
        #expect(rest.compactMap(\.impression).map(\.id.low).suffix(2) == [21, 22])
        let receipt = receipt(Array(batch.entries) + rest)
        // The entries after the delivered ones are known from the launch, if the state knows their number.
        #expect(receipt.state == .complete && again.figures.waiting == 0)
    }

    /// After a power loss, the state can be newer than the segments.
    @Test func `Entries that only the state lists are declared lost`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume, segment: 1 << 20)
        fill(journal, 1...11)
        let batch = try journal.entries(count: 5)
        journal.acknowledge(batch, through: 4)
        // The state knows of 12 entries, 5 of which are delivered. The segment has 8 of them.
        let end = try journal.entries(after: .init(segment: 1, offset: 0), count: 20).ends[7].offset
        volume.files["00000001.journal"]?.removeLast(volume.files["00000001.journal"]!.count - end)
        let again = try open(volume, launch: 1)
        let receipt = receipt(try batch.entries + deliver(again))
        #expect(receipt.state == .complete && receipt.lostCount == 4)
    }

    @Test func `Entries of several segments are synchronized, and their names`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume, segment: 1_024)
        fill(journal, 1...9)
        let segments = volume.files.keys.filter { $0.hasSuffix(".journal") }.sorted()
        #expect(segments.count > 1)
        try journal.synchronize()
        #expect(volume.synchronized == segments + [""])
        fill(journal, 10...10)
        try journal.synchronize()
        let last = try #require(volume.files.keys.filter { $0.hasSuffix(".journal") }.max())
        #expect(volume.synchronized.dropFirst(segments.count + 1).first == last)
    }

    @Test func `What couldn't be synchronized is written and synchronized again`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume)
        fill(journal, 1...2)
        volume.behavior.synchronizes = false
        #expect(throws: MemoryVolume.Failure.self) { try journal.synchronize() }
        volume.behavior.synchronizes = true
        let before = volume.synchronized.count
        try journal.synchronize()
        #expect(volume.synchronized.dropFirst(before) == ["00000001.journal", ""])
        try journal.synchronize()
        #expect(volume.synchronized.count == before + 2)
    }

    // MARK: Losses

    @Test(arguments: [false, true])
    func `Losses survive the end of the process on a full disk`(_ isKnown: Bool) throws {
        let volume = MemoryVolume()
        let journal = try open(volume)
        fill(journal, 1...3)
        volume.capacity = volume.files.reduce(0) { $0 + $1.value.count }
        fill(journal, 4...9)
        #expect(journal.figures.lost == 6)
        // The process ends, and the next one finds space or not.
        let files = volume.files
        let left = MemoryVolume(files)
        if isKnown { left.capacity = volume.capacity }
        let again = try open(left, launch: 1)
        fill(again, 10...10)
        left.capacity = .max
        fill(again, 11...11)
        let receipt = receipt(try all(again))
        #expect(receipt.state == .complete)
        #expect(receipt.lostCount == (isKnown ? 7 : 6))
        // A third launch doesn't declare them again.
        let third = try open(left, launch: 2)
        #expect(try all(third).count { if case .loss = $0.body { true } else { false } } == (isKnown ? 2 : 1))
    }

    @Test func `Entries that become unreadable are declared lost, and the delivery ends`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume, segment: 1 << 20)
        fill(journal, 1...20)
        let ends = try journal.entries(count: 30).ends.map(\.offset)
        // The 5th, the 6th, and the last two of 21 entries.
        for index in [4, 5, 19, 20] { volume.files["00000001.journal"]![ends[index] - 1] ^= 1 }
        var entries = try deliver(journal)
        #expect(entries.count == 17 && journal.figures.waiting == 0 && journal.figures.lost == 4)
        fill(journal, 30...30)
        entries += try deliver(journal)
        #expect(receipt(entries).state == .complete && receipt(entries).lostCount == 4)
        #expect(entries.last?.impression?.id.low == 30)
    }

    @Test func `Entries of an unreadable segment are declared lost`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume, segment: 1 << 20)
        fill(journal, 1...5)
        volume.files["00000001.journal"] = volume.files["00000001.journal"]!.map { _ in 0 }
        #expect(try deliver(journal).isEmpty && journal.figures.waiting == 0)
        fill(journal, 6...6)
        let entries = try deliver(journal)
        #expect(receipt(entries).state == .complete && receipt(entries).lostCount == 6)
    }

    @Test func `Entries that were lost before others became unreadable count once`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume, segment: 1 << 20)
        fill(journal, 1...5)
        volume.failure = .noRoom
        fill(journal, 6...7)
        volume.failure = nil
        volume.files["00000001.journal"] = volume.files["00000001.journal"]!.map { _ in 0 }
        #expect(try deliver(journal).isEmpty && journal.figures.lost == 8)
        fill(journal, 8...8)
        let entries = try deliver(journal)
        #expect(receipt(entries).state == .complete && receipt(entries).lostCount == 8)
    }

    // MARK: Space

    @Test(arguments: [2_000, 8_000, 100_000])
    func `A small limit leaves room after delivery`(_ limit: Int) throws {
        let volume = MemoryVolume()
        let journal = try Journal(volume, limit: limit, date: 1)
        var delivered: [LedgerEntry] = []
        for round in 0..<20 as Range<UInt64> {
            fill(journal, (1 + round * 100)...(100 + round * 100))
            let used = volume.files.filter { $0.key.hasSuffix(".journal") }.reduce(0) { $0 + $1.value.count }
            #expect(used <= limit)
            let entries = try deliver(journal)
            #expect(entries.contains { $0.impression != nil }, "round \(round)")
            delivered += entries
        }
        fill(journal, 3_000...3_000)
        delivered += try deliver(journal)
        #expect(receipt(delivered).state == .complete)
    }

    @Test func `A small limit leaves room after a part is delivered`() throws {
        let journal = try Journal(MemoryVolume(), limit: 20_000, date: 1)
        fill(journal, 1...200)
        let count = journal.figures.waiting
        let lost = journal.figures.lost
        #expect(lost > 0)
        while journal.figures.waiting > count / 2 {
            let batch = try journal.entries(count: 5)
            journal.acknowledge(batch, through: batch.entries.count - 1)
        }
        fill(journal, 201...205)
        #expect(journal.figures.lost == lost)
    }

    @Test func `Rejected entries count toward the limit`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume, limit: 6_000, segment: 1_500)
        let batch = try journal.entries(count: 1), entry = batch.entries[0]
        var count = 0
        while journal.figures.lost == 0 {
            try journal.setAside(batch, 0)
            count += journal.figures.lost == 0 ? 1 : 0
        }
        #expect(count > 2 && volume.files["rejected.json"]!.count <= 6_000 && journal.figures.rejected == count)
        #expect(journal.append([.impression(.sample(1))], date: 1) == nil)
        // The next launch knows their number, and a part of a line isn't one.
        let line = RejectedFile.line(entry)
        volume.files["rejected.json"]! += line.dropLast() + line.dropLast()
        let again = try open(volume, limit: 1 << 20, launch: 1)
        #expect(again.figures.rejected == count)
        try again.setAside(batch, 0)
        #expect(
            volume.files["rejected.json"]!.split(separator: UInt8(ascii: "\n")).allSatisfy {
                (try? JSONSerialization.jsonObject(with: Data($0))) != nil
            })
    }

    // MARK: Open impressions

    @Test func `A launch without space keeps the impressions to recover`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume)
        journal.append([.impression(.sample(1, .viewable, duration: 1))], date: 1)
        try journal.checkpoint([.sample(1, .viewable, duration: 4)])
        // All of it is delivered, so only the checkpoint knows of the impression.
        var delivered = try deliver(journal)
        volume.files["00000001.journal"] = nil
        volume.behavior.unwritable = "journal"
        let second = try open(volume, launch: 1)
        fill(second, 5...6)
        try second.checkpoint([.sample(8, .viewable)])
        volume.behavior.unwritable = nil
        let third = try open(volume, launch: 2)
        #expect(try recovered(third) == [1, 8] && third.recoveredCount == 2)
        fill(third, 7...7)
        delivered += try all(third)
        #expect(receipt(delivered).state == .complete && receipt(delivered).lostCount == 2)
        #expect(try recovered(open(volume, launch: 3)) == [1, 8], "once")
    }

    @Test func `A launch that gets space recovers later`() throws {
        let volume = MemoryVolume()
        try open(volume).append([.impression(.sample(1, .viewable, duration: 1))], date: 1)
        volume.behavior.unwritable = "journal"
        let again = try open(volume, launch: 1)
        volume.behavior.unwritable = nil
        fill(again, 2...2)
        #expect(try recovered(again) == [1])
        #expect(try receipt(all(again)).state == .complete)
        #expect(try recovered(open(volume, launch: 2)) == [1], "once")
    }

    /// The segment with the end of an impression is removed before the next checkpoint.
    @Test func `A closed impression isn't recovered after its segment is removed`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume, segment: 600)
        journal.append([.impression(.sample(1, .viewable, duration: 1))], date: 1)
        try journal.checkpoint([.sample(1, .viewable, duration: 2)])
        journal.append([.impression(.sample(1, .closed, duration: 3))], date: 1)
        fill(journal, 2...9)
        _ = try deliver(journal)
        #expect(volume.files["00000001.journal"] == nil)
        #expect(try recovered(open(volume, launch: 1)) == [])
    }

    @Test func `An open impression is recovered after its segment is removed`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume, segment: 600)
        journal.append([.impression(.sample(1, .viewable, duration: 1))], date: 1)
        fill(journal, 2...9)
        _ = try deliver(journal)
        #expect(volume.files["00000001.journal"] == nil)
        #expect(try recovered(open(volume, launch: 1)) == [1])
    }

    @Test func `A segment stays as long as a stale checkpoint relies on it`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume, segment: 600)
        journal.append([.impression(.sample(1, .viewable, duration: 1))], date: 1)
        try journal.checkpoint([.sample(1, .viewable, duration: 2)])
        journal.append([.impression(.sample(1, .closed, duration: 3))], date: 1)
        fill(journal, 2...9)
        volume.behavior.unwritable = "open"
        _ = try deliver(journal)
        #expect(try recovered(open(MemoryVolume(volume.files), launch: 1)) == [])
        volume.behavior.unwritable = nil
        fill(journal, 10...12)
        _ = try deliver(journal)
        #expect(volume.files["00000001.journal"] == nil)
    }

    /// A write that fails half-way damages the slot that is older anyway.
    @Test func `A failed checkpoint leaves the previous one, however often it's tried`() throws {
        let volume = MemoryVolume()
        var file = try SlotFile("open", in: volume)
        try file.write([1], to: volume)
        try file.write([2], to: volume)
        volume.capacity = volume.files.reduce(0) { $0 + $1.value.count } + 2
        for _ in 0..<3 {
            #expect(throws: MemoryVolume.Failure.self) { try file.write([3, 3, 3, 3, 3, 3, 3, 3], to: volume) }
            #expect(try SlotFile("open", in: volume).content == [2])
        }
        volume.capacity = .max
        try file.write([4], to: volume)
        #expect(try SlotFile("open", in: volume).content == [4])
    }

    // MARK: Consent

    @Test func `Erasing removes every file, and nothing comes back`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume, segment: 600)
        fill(journal, 1...20)
        try journal.checkpoint([.sample(3, .viewable)])
        let batch = try journal.entries(count: 3)
        try journal.setAside(batch, 0)
        // Of an earlier version, or of a directory that was copied.
        volume.files["00000777.journal"] = [1, 2, 3]
        volume.files["lock"] = []
        try journal.erase()
        #expect(volume.files == ["lock": []])
        // A request and a write to the disk that were in progress.
        journal.acknowledge(batch, through: 2)
        try journal.checkpoint([.sample(4, .viewable)])
        try journal.synchronize()
        #expect(throws: (any Error).self) { try journal.setAside(batch, 0) }
        #expect(throws: (any Error).self) { try journal.rotateInstallation(date: 1) }
        #expect(journal.append([.impression(.sample(30))], date: 1) == nil)
        #expect(try journal.entries(count: 3).entries.isEmpty && !journal.passUnreadable(batch))
        #expect(volume.files == ["lock": []])
    }

    @Test func `Erasing continues after an error`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume, segment: 600)
        fill(journal, 1...20)
        volume.behavior.irremovable = "00000001"
        #expect(throws: MemoryVolume.Failure.readOnly) { try journal.erase() }
        #expect(Array(volume.files.keys) == ["00000001.journal"])
    }

    // MARK: Installation

    @Test func `Another installation can't be associated with the previous one`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume)
        fill(journal, 1...3)
        volume.failure = .medium
        fill(journal, 4...5)
        #expect(throws: (any Error).self) { try journal.rotateInstallation(date: 2) }
        volume.failure = nil
        let installation = try all(journal)[0].installation, stream = journal.stream
        try journal.rotateInstallation(date: 2)
        fill(journal, 6...7)
        let again = try open(volume, launch: 1)
        let entries = try all(again)
        let old = entries.prefix { $0.installation == installation }
        let new = entries.dropFirst(old.count)
        #expect(old.allSatisfy { $0.stream == stream } && old.last?.body == .end)
        #expect(new.map(\.sequence) == [1, 2, 3, 1] && new.first?.body == .launch(previous: nil))
        #expect(new.allSatisfy { $0.installation == new.first?.installation && $0.stream != stream })
        #expect(new.last?.body == .launch(previous: .init(stream: journal.stream, sequence: 3)))
        #expect(receipt(Array(old)).state == .complete && receipt(Array(old)).lostCount == 2)
        #expect(receipt(Array(new)).state == .complete && receipt(Array(new)).lostCount == 0)
    }

    /// The state of the time before can't bring the installation back.
    @Test func `Another installation remains even if the state can't be written`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume, segment: 600)
        fill(journal, 1...3)
        volume.behavior.unwritable = "state"
        try journal.rotateInstallation(date: 2)
        fill(journal, 4...9)
        let installation = try all(journal).last?.installation
        _ = try deliver(journal)
        volume.behavior.unwritable = nil
        #expect(try all(open(volume, launch: 1)).last?.installation == installation)
    }
}
