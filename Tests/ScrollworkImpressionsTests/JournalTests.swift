import Foundation
import ImpressionLedger
import Testing

@testable import ScrollworkImpressions

@Suite struct JournalTests: JournalSuite {
    @Test func entriesAreReadAsTheyWereWritten() throws {
        let volume = MemoryVolume()
        let journal = try open(volume)
        var written: [LedgerEntry] = []
        for number in 1...100 as ClosedRange<UInt64> {
            written += try #require(
                journal.append([.impression(.sample(number, subject: "ad ü \(number)"))], date: Double(number)))
        }
        #expect(try all(journal).dropFirst() == written[...])
        #expect(try all(journal).map(\.sequence) == Array(1...101))
        #expect(volume.files.keys.filter { $0.hasSuffix(".journal") }.count > 3)
        // Another launch finds them, and declares the end of the previous stream.
        let next = try open(volume, launch: 1)
        let entries = try all(next)
        #expect(entries.dropFirst().prefix(100) == written[...])
        #expect(entries.last?.body == .launch(previous: .init(stream: journal.stream, sequence: 101)))
        #expect(Set(entries.map(\.installation)).count == 1 && next.stream != journal.stream)
        var receipt = Receipt()
        for entry in entries { receipt.receive(entry) }
        #expect(receipt.state == .complete)
    }

    /// Of a file that ends anywhere, all whole entries are read and nothing else.
    @Test func truncationAtEveryByteLosesAtMostTheLastEntry() throws {
        let volume = MemoryVolume()
        let journal = try open(volume, segment: 1 << 20)
        for number in 1...12 as ClosedRange<UInt64> { journal.append([.impression(.sample(number))], date: 1) }
        let written = try all(journal)
        let file = try #require(volume.files["00000001.journal"])
        var ends = [0]
        for entry in written {
            var writer = ByteWriter()
            writer.write(entry)
            ends.append(ends.last! + Frame.headerLength + writer.bytes.count)
        }
        #expect(ends.last == file.count)
        for length in 0...file.count {
            let cut = MemoryVolume()
            cut.files = ["00000001.journal": Array(file.prefix(length))]
            let again = try open(cut, launch: 1)
            let whole = ends.lastIndex { $0 <= length }!
            let read = try all(again)
            #expect(Array(read.prefix(whole)) == Array(written.prefix(whole)) && read.count == whole + 1, "\(length)")
            // What is written next is readable although it follows half an entry.
            again.append([.impression(.sample(99))], date: 2)
            #expect(try all(again).last?.impression?.id.low == 99)
        }
    }

    @Test func flippedBitsMakeNoWrongEntry() throws {
        let volume = MemoryVolume()
        let journal = try open(volume, segment: 1 << 20)
        for number in 1...2 as ClosedRange<UInt64> { journal.append([.impression(.sample(number))], date: 1) }
        let written = Set(try all(journal))
        let file = try #require(volume.files["00000001.journal"])
        for place in file.indices {
            for bit in 0..<8 {
                var damaged = file
                damaged[place] ^= 1 << UInt8(bit)
                let scan = Frame.scan(damaged)
                var read: [LedgerEntry] = []
                for content in scan.contents {
                    var reader = ByteReader(content)
                    if let entry = try? reader.readEntry() { read.append(entry) }
                }
                #expect(
                    written.isSuperset(of: read) && read.count >= written.count - 1 && scan.isDamaged,
                    "byte \(place), bit \(bit)")
            }
        }
    }

    @Test func damageIsDeclaredAsALoss() throws {
        let volume = MemoryVolume()
        let journal = try open(volume, segment: 1 << 20)
        for number in 1...9 as ClosedRange<UInt64> { journal.append([.impression(.sample(number))], date: 1) }
        var file = try #require(volume.files["00000001.journal"])
        file[file.count / 2] ^= 255
        volume.files["00000001.journal"] = file
        var receipt = Receipt()
        let again = try open(volume, launch: 1)
        #expect(again.figures.lost == 1)
        again.append([.impression(.sample(20))], date: 2)
        for entry in try all(again) { receipt.receive(entry) }
        #expect(receipt.state == .complete && receipt.lostCount == 1)
        // Whatever the next launch and the delivery find again isn't lost again.
        let last = try open(volume, launch: 2)
        while case let batch = try last.entries(count: 2), !batch.entries.isEmpty {
            last.acknowledge(batch, through: batch.entries.count - 1)
        }
        #expect(again.figures.lost == 1 && last.figures.lost == 0)
    }

    @Test(arguments: [MemoryVolume.Failure.noRoom, .readOnly, .medium])
    func entriesThatCannotBeStoredAreCountedAndDeclared(_ failure: MemoryVolume.Failure) throws {
        let volume = MemoryVolume()
        let journal = try open(volume)
        journal.append([.impression(.sample(1))], date: 1)
        volume.failure = failure
        for number in 2...5 as ClosedRange<UInt64> {
            #expect(journal.append([.impression(.sample(number))], date: 1) == nil)
        }
        #expect(journal.figures.lost == 4)
        volume.failure = nil
        #expect(journal.append([.impression(.sample(6))], date: 1)?.first?.impression?.id.low == 6)
        var receipt = Receipt()
        for entry in try all(journal) { receipt.receive(entry) }
        #expect(receipt.state == .complete && receipt.lostCount == 4)
    }

    /// A write that stops half-way leaves nothing that is read.
    @Test func aFullDiskLosesWholeEntries() throws {
        let volume = MemoryVolume()
        let journal = try open(volume, segment: 1 << 20)
        for capacity in stride(from: 400, to: 4_000, by: 37) {
            volume.capacity = capacity
            journal.append([.impression(.sample(UInt64(capacity)))], date: 1)
        }
        volume.capacity = .max
        journal.append([.impression(.sample(1))], date: 1)
        var receipt = Receipt()
        let entries = try all(journal)
        for entry in entries { receipt.receive(entry) }
        #expect(receipt.state == .complete && journal.figures.lost > 0 && receipt.lostCount >= journal.figures.lost)
        #expect(entries.compactMap(\.impression).allSatisfy { $0 == .sample($0.id.low) })
    }

    @Test func theDiskLimitIsKeptAndDeliveryFreesSpace() throws {
        let volume = MemoryVolume()
        let journal = try open(volume, limit: 20_000, segment: 4_096)
        for number in 1...200 as ClosedRange<UInt64> { journal.append([.impression(.sample(number))], date: 1) }
        func used() -> Int { volume.files.filter { $0.key.hasSuffix(".journal") }.reduce(0) { $0 + $1.value.count } }
        #expect(used() <= 20_000 && used() > 15_000 && journal.figures.lost > 50)
        while case let batch = try journal.entries(count: 10), !batch.entries.isEmpty {
            journal.acknowledge(batch, through: batch.entries.count - 1)
        }
        #expect(used() <= 4_096 && journal.figures.waiting == 0)
        #expect(journal.append([.impression(.sample(300))], date: 1) != nil)
        #expect(try all(journal).contains { if case .loss = $0.body { true } else { false } })
    }

    // MARK: What a launch leaves open

    @Test func openImpressionsAreRecoveredOnceAndNothingElseIs() throws {
        let volume = MemoryVolume()
        let journal = try open(volume)
        journal.append([.impression(.sample(1, .viewable, duration: 1))], date: 1)
        journal.append([.impression(.sample(2, .viewable, duration: 1))], date: 1)
        try journal.checkpoint([1, 2, 4].map { .sample($0, .viewable, duration: 4) })
        journal.append([.impression(.sample(2, .closed, duration: 4.2))], date: 1)
        journal.append([.impression(.sample(3, .viewable, duration: 1))], date: 1)
        journal.append([.impression(.sample(4, .closed, duration: 4))], date: 1)
        let again = try open(volume, launch: 1)
        func recovered(_ journal: Journal) throws -> [UInt64: Double] {
            let records = try all(journal).compactMap(\.impression).filter { $0.revision == .recovered }
            return Dictionary(records.map { ($0.id.low, $0.duration) }) { _, _ in
                Issue.record("twice")
                return 0
            }
        }
        #expect(try recovered(again) == [1: 4, 3: 1] && again.recoveredCount == 2)
        // A third launch has nothing left to recover, even if the second was killed before it could clear the
        // checkpoint.
        #expect(try recovered(try open(volume, launch: 2)) == [1: 4, 3: 1])
    }

    @Test func aTornCheckpointLeavesThePreviousOne() throws {
        let volume = MemoryVolume()
        let journal = try open(volume)
        journal.append([.impression(.sample(1, .viewable, duration: 1))], date: 1)
        for duration in 2...9 { try journal.checkpoint([.sample(1, .viewable, duration: Double(duration))]) }
        let newest = try #require(
            ["open.0", "open.1"].max { a, b in
                func generation(_ name: String) -> UInt64 {
                    var reader = ByteReader(Frame.scan(volume.files[name]!).contents[0])
                    return (try? reader.read(UInt64.self)) ?? 0
                }
                return generation(a) < generation(b)
            })
        volume.files[newest]![20] ^= 1
        let entries = try all(try open(volume, launch: 1))
        #expect(
            entries.compactMap(\.impression).last?.duration == 8 && entries.last?.impression?.revision == .recovered)
    }

    @Test func deliveryContinuesAtItsPosition() throws {
        let volume = MemoryVolume()
        let journal = try open(volume)
        for number in 1...30 as ClosedRange<UInt64> { journal.append([.impression(.sample(number))], date: 1) }
        let batch = try journal.entries(count: 12)
        journal.acknowledge(batch, through: 11)
        let again = try open(volume, launch: 1)
        #expect(try again.entries(count: 1).entries.first?.sequence == 13 && again.figures.waiting == 20)
    }

    @Test func aDirectoryHasOneOwner() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "impressions-\(UUID())")
        defer { try? FileManager.default.removeItem(at: url) }
        var first: Directory? = try Directory(url)
        #expect(throws: ImpressionError.directoryInUse(path: url.path)) { try Directory(url) }
        let journal = try Journal(first!, date: 1)
        journal.append([.impression(.sample(4))], date: 1)
        try journal.synchronize()
        #expect(try all(journal).last?.impression == .sample(4))
        _ = journal
        first = nil
    }

    @Test func aDirectoryThatCannotBeCreatedIsAnError() {
        #expect(throws: ImpressionError.self) { try Directory(URL(filePath: "/dev/null/impressions")) }
    }
}
