import Foundation
import ImpressionLedger
import Testing

/// What a receiver keeps between its launches.
@Suite struct LedgerCodingTests {
    private let installation = ImpressionID(high: 1, low: 2), first = ImpressionID(high: 3, low: 4),
        second = ImpressionID(high: 5, low: 6)

    private func entry(_ stream: ImpressionID, _ sequence: UInt64, _ body: LedgerEntry.Body) -> LedgerEntry {
        LedgerEntry(installation: installation, stream: stream, sequence: sequence, date: 5.5, body: body)
    }

    private var record: ImpressionRecord {
        var lost = Losses(.clipped, 0.5)
        lost[.notReady] = 0.25
        return ImpressionRecord(
            id: first, revision: .recovered, launch: second, subject: "a", placement: "b", rule: "display",
            start: 10.5, clockJumped: true, duration: 2, earlierDuration: 0.5, areaSeconds: 1.5, largestShare: 0.75,
            pixels: 9, lost: lost, isViewable: true, end: .hidden, measurability: .declared)
    }

    private var entries: [LedgerEntry] {
        [
            entry(first, 1, .launch(previous: nil)), entry(first, 3, .impression(record)), entry(first, .max, .end),
            entry(second, 1, .launch(previous: .init(stream: first, sequence: 7))),
            entry(second, 2, .loss(.init(stream: first, first: 2, last: 2, reason: "full"))),
        ]
    }

    private func copy<Value: Codable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }

    @Test func `Decoded entries equal the encoded ones`() throws {
        #expect(try copy(entries) == entries)
        #expect(try copy(Losses()) == Losses())
    }

    @Test func `Losses have the names of their reasons`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(record.lost), as: UTF8.self) == #"{"clipped":0.5,"notReady":0.25}"#)
        let later = Data(#"{"clipped":0.5,"later":1}"#.utf8)
        #expect(try JSONDecoder().decode(Losses.self, from: later) == Losses(.clipped, 0.5))
    }

    /// A receiver ends after each entry and continues with what it stored.
    @Test func `A stored receipt continues`() throws {
        var receipt = Receipt(), stored = Receipt()
        for entry in entries + entries {
            let isNew = receipt.receive(entry), isNewInStored = stored.receive(entry)
            #expect(isNew == isNewInStored)
            stored = try copy(stored)
            #expect(stored == receipt && stored.state == receipt.state)
        }
        #expect(receipt.receivedCount == 5 && receipt.lostCount == 1)
    }

    @Test func `Two receivers together are complete`() throws {
        for cut in 0...entries.count {
            var one = Receipt(), other = Receipt(), both = Receipt()
            for entry in entries.prefix(cut) { one.receive(entry) }
            for entry in entries.dropFirst(max(cut - 1, 0)) { other.receive(entry) }
            for entry in entries { both.receive(entry) }
            var union = one
            union.formUnion(other)
            #expect(union == both)
            other.formUnion(one)
            #expect(other == both)
        }
    }

    @Test func `A set of numbers has the bounds of its ranges`() throws {
        var numbers = NumberSet()
        for range in [1...3, 7...7, 9...UInt64.max] { numbers.insert(range) }
        let data = try JSONEncoder().encode(numbers)
        #expect(String(decoding: data, as: UTF8.self) == "[1,3,7,7,9,18446744073709551615]")
        #expect(try JSONDecoder().decode(NumberSet.self, from: data) == numbers)
        #expect(try JSONDecoder().decode(NumberSet.self, from: Data("[7,7,1,3,2,6]".utf8)).ranges == [1...7])
    }

    @Test(arguments: ["[3,1]", "[1]", "[1,2,3]", "[-1,3]", "{}", "[1.5,2]"])
    func `An invalid set of numbers isn't decoded`(_ text: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(NumberSet.self, from: Data(text.utf8)) }
    }

    @Test func `Receipts list streams by their identifiers`() throws {
        var receipt = Receipt()
        receipt.receive(entries[0])
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(receipt)) as? [String: Any]
        let streams = try #require(object?["streams"] as? [String: Any])
        #expect(Array(streams.keys) == [first.description])
        let wrong = Data(#"{"streams":{"x":{"received":[1,1],"lost":[]}}}"#.utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Receipt.self, from: wrong) }
    }
}
