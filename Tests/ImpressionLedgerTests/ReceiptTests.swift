import ImpressionLedger
import Testing

@Suite struct ReceiptTests {
    private let installation = ImpressionID(high: 1, low: 2), first = ImpressionID(high: 3, low: 4),
        second = ImpressionID(high: 5, low: 6)

    private func entry(_ stream: ImpressionID, _ sequence: UInt64, _ body: LedgerEntry.Body = .launch(previous: nil))
        -> LedgerEntry
    {
        LedgerEntry(installation: installation, stream: stream, sequence: sequence, date: 0, body: body)
    }

    @Test func duplicatesAndDisorderEndInTheSameState() {
        var generator = SeededGenerator(8)
        let entries =
            (1...50).map { entry(first, $0) } + [
                entry(second, 1, .launch(previous: .init(stream: first, sequence: 50)))
            ]
        var ordered = Receipt()
        for entry in entries {
            let isNew = ordered.receive(entry)
            #expect(isNew)
        }
        #expect(ordered.state == .complete)
        for _ in 0..<20 {
            var receipt = Receipt()
            var isNew = 0
            for entry in (entries + entries.filter { _ in Bool.random(using: &generator) }).shuffled(using: &generator)
            where receipt.receive(entry) {
                isNew += 1
            }
            #expect(receipt == ordered && isNew == entries.count)
        }
    }

    @Test func missingEntriesAreListed() {
        var receipt = Receipt()
        for sequence in [2, 3, 7] as [UInt64] { receipt.receive(entry(first, sequence)) }
        receipt.receive(entry(second, 1, .launch(previous: .init(stream: first, sequence: 9))))
        #expect(
            receipt.state
                == .missing([1...1, 4...6, 8...9].map { numbers in Receipt.Gap(stream: first, numbers: numbers) }))
        receipt.receive(entry(second, 2, .loss(.init(stream: first, first: 4, last: 6, reason: "full"))))
        for sequence in [1, 8, 9] as [UInt64] { receipt.receive(entry(first, sequence)) }
        #expect(receipt.state == .complete && receipt.lostCount == 3 && receipt.receivedCount == 8)
    }

    @Test func `A receipt survives any numbers`() {
        var receipt = Receipt()
        for stream in [first, second] {
            var loss = LedgerEntry.Loss(stream: stream, first: 0, last: .max, reason: "")
            receipt.receive(entry(stream, .max, .loss(loss)))
            (loss.first, loss.last) = (9, 3)
            receipt.receive(entry(stream, 0, .loss(loss)))
        }
        #expect(receipt.state == .complete && receipt.lostCount == .max && receipt.receivedCount == 4)
    }

    @Test func `The end of a stream is an entry`() {
        var receipt = Receipt()
        receipt.receive(entry(first, 3, .end))
        #expect(receipt.state == .missing([Receipt.Gap(stream: first, numbers: 1...2)]))
        for sequence in [1, 2] as [UInt64] { receipt.receive(entry(first, sequence)) }
        #expect(receipt.state == .complete)
    }

    @Test func `A stream ends with the last number that any launch names`() {
        for ends in [[2, 4], [4, 2]] as [[UInt64]] {
            var receipt = Receipt()
            for sequence in 1...2 as ClosedRange<UInt64> { receipt.receive(entry(first, sequence)) }
            for (index, end) in ends.enumerated() {
                let launch = LedgerEntry.Body.launch(previous: .init(stream: first, sequence: end))
                receipt.receive(entry(second, UInt64(index + 1), launch))
            }
            #expect(receipt.state == .missing([Receipt.Gap(stream: first, numbers: 3...4)]))
        }
    }

    @Test func `An entry with the number 0 is complete`() {
        var receipt = Receipt()
        receipt.receive(entry(first, 0))
        #expect(receipt.state == .complete && receipt.receivedCount == 1)
    }

    /// A receiver can begin with any entry of any launch.
    @Test func `The first entry can be any entry`() {
        let entries = [
            entry(first, 1), entry(first, 2), entry(second, 1, .launch(previous: .init(stream: first, sequence: 2))),
            entry(second, 2, .loss(.init(stream: first, first: 7, last: 8, reason: "full"))), entry(second, 3, .end),
        ]
        for start in entries.indices {
            var receipt = Receipt()
            receipt.receive(entries[start])
            let isAlone = receipt.state
            #expect((isAlone == .complete) == (start == 0), "begins with entry \(start)")
            for entry in entries.reversed() { receipt.receive(entry) }
            #expect(receipt.state == .missing([Receipt.Gap(stream: first, numbers: 3...6)]) && receipt.lostCount == 2)
        }
        var receipt = Receipt()
        receipt.receive(entries[2])
        #expect(receipt.state == .missing([Receipt.Gap(stream: first, numbers: 1...2)]))
    }

    @Test func `An entry after a missing one shows the gap`() {
        var receipt = Receipt()
        receipt.receive(entry(first, 1))
        #expect(receipt.state == .complete)
        receipt.receive(entry(first, 4))
        #expect(receipt.state == .missing([Receipt.Gap(stream: first, numbers: 2...3)]))
    }

    @Test func numberSetsAgreeWithSets() {
        var generator = SeededGenerator(4)
        for _ in 0..<200 {
            var numbers = NumberSet()
            var plain = Set<UInt64>()
            for _ in 0..<40 {
                let low = UInt64.random(in: 1...60, using: &generator)
                let high = low + UInt64.random(in: 0...5, using: &generator)
                let isNew = numbers.insert(low...high)
                #expect(isNew == !plain.isSuperset(of: low...high))
                plain.formUnion(low...high)
            }
            #expect(numbers.count == UInt64(plain.count))
            for number in 0...70 as ClosedRange<UInt64> { #expect(numbers.contains(number) == plain.contains(number)) }
            let gaps = Set(numbers.gaps(upTo: 70).flatMap { Array($0) })
            #expect(gaps == Set(1...70).subtracting(plain))
        }
    }

    @Test func identitiesAreReadAsTheyAreWritten() {
        var generator = SeededGenerator(1)
        for _ in 0..<100 {
            let id = ImpressionID.random(using: &generator)
            #expect(ImpressionID(id.description) == id && id.description.count == 32)
        }
        #expect(ImpressionID("12") == nil && ImpressionID(String(repeating: "g", count: 32)) == nil)
        #expect(Set((1...10_000).map { entry(first, $0).uid }).count == 10_000)
    }
}
