import ImpressionLedger
import Testing

@Suite struct LedgerEntryTests {
    private let stream = ImpressionID(high: 3, low: 4)

    private func record(_ revision: ImpressionRecord.Revision, id: UInt64 = 1) -> ImpressionRecord {
        ImpressionRecord(
            id: ImpressionID(high: 0, low: id), revision: revision, launch: stream, subject: "a", placement: "b",
            rule: "display", start: 10, clockJumped: true, duration: 2, areaSeconds: 1.5, largestShare: 1, pixels: 9,
            lost: Losses(.clipped, 0.5), isViewable: true, end: .hidden, measurability: .declared)
    }

    private func entry(_ sequence: UInt64, _ body: LedgerEntry.Body) -> LedgerEntry {
        LedgerEntry(
            installation: ImpressionID(high: 1, low: 2), stream: stream, sequence: sequence, date: 5, body: body)
    }

    /// Receivers compare identifiers of entries that different versions of a program sent.
    @Test func `An entry keeps its identifier in every version`() {
        let launch = LedgerEntry.Body.launch(previous: nil)
        #expect(entry(0, launch).uid == stream)
        #expect(entry(1, launch).uid == ImpressionID(high: 3, low: 0x9E37_79B9_7F4A_7C11))
        #expect(entry(2, launch).uid == ImpressionID(high: 3, low: 0x3C6E_F372_FE94_F82E))
    }

    @Test func `Only an entry of an impression has one`() {
        #expect(entry(1, .impression(record(.closed))).impression == record(.closed))
        #expect(entry(1, .launch(previous: nil)).impression == nil)
        #expect(entry(1, .loss(.init(stream: stream, first: 1, last: 1, reason: "full"))).impression == nil)
    }

    @Test(
        arguments: [
            (first: 4, last: 4, count: 1), (4, 6, 3), (6, 4, 1), (0, .max, .max), (1, .max, .max),
        ] as [(UInt64, UInt64, UInt64)])
    func `A loss counts its first and its last entry`(first: UInt64, last: UInt64, count: UInt64) {
        let loss = LedgerEntry.Loss(stream: stream, first: first, last: last, reason: "full")
        #expect(loss.count == count && loss.first == first && loss.last == max(first, last))
    }

    @Test func `A later revision of the same impression replaces an earlier one`() {
        let order: [ImpressionRecord.Revision] = [.viewable, .recovered, .closed]
        for (a, later) in order.enumerated() {
            for (b, earlier) in order.enumerated() {
                #expect(record(later).supersedes(record(earlier)) == (a > b))
                #expect(!record(later).supersedes(record(earlier, id: 2)))
            }
        }
        #expect(order.map(\.name) == ["viewable", "recovered", "closed"])
    }
}
