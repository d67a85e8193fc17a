import ImpressionLedger
import Testing

/// The attributes of logs, as a receiver reads them.
@Suite struct LogAttributesTests {
    private let impression = [
        "app.installation.id": "00000000000000010000000000000002", "stream.id": "00000000000000030000000000000004",
        "stream.sequence": "18446744073709551615", "impression.id": "00000000000000050000000000000006",
        "impression.revision": "recovered", "impression.launch": "00000000000000070000000000000008",
        "impression.subject": "17", "impression.placement": "feed", "impression.rule": "display",
        "impression.viewable": "true", "impression.duration": "1.5", "impression.area_seconds": "1.25",
        "impression.largest_share": "1.0", "impression.pixels": "60000.0", "impression.clock_jumped": "false",
        "impression.measurability": "declared", "impression.lost.clipped": "0.25",
    ]

    private func entry(_ event: String, _ attributes: [String: String]) -> LedgerEntry? {
        LedgerEntry(eventName: event, date: 9, start: 8, attributes: attributes)
    }

    @Test func `An impression has all values of its attributes`() throws {
        let entry = try #require(self.entry("scrollwork.impression", impression))
        #expect(
            entry
                == LedgerEntry(
                    installation: ImpressionID(high: 1, low: 2), stream: ImpressionID(high: 3, low: 4), sequence: .max,
                    date: 9,
                    body: .impression(
                        ImpressionRecord(
                            id: ImpressionID(high: 5, low: 6), revision: .recovered,
                            launch: ImpressionID(high: 7, low: 8), subject: "17", placement: "feed", rule: "display",
                            start: 8, clockJumped: false, duration: 1.5, areaSeconds: 1.25, largestShare: 1,
                            pixels: 60_000, lost: Losses(.clipped, 0.25), isViewable: true, end: nil,
                            measurability: .declared))))
        let ended = impression.merging(["impression.end": "obstructed", "impression.revision": "closed"]) { $1 }
        #expect(self.entry("scrollwork.impression", ended)?.impression?.end == .obstructed)
        let earlier = impression.merging(["impression.earlier_duration": "0.75"]) { $1 }
        #expect(self.entry("scrollwork.impression", earlier)?.impression?.earlierDuration == 0.75)
    }

    @Test func `Other events have their own attributes`() {
        let stream = impression.filter { !$0.key.hasPrefix("impression.") }
        let other = ImpressionID(high: 9, low: 10)
        let previous = ["previous.stream.id": other.description, "previous.stream.sequence": "12"]
        let loss = ["loss.stream.id": other.description, "loss.first": "3", "loss.last": "5", "loss.reason": "full"]
        #expect(entry("scrollwork.launch", stream)?.body == .launch(previous: nil))
        #expect(
            entry("scrollwork.launch", stream.merging(previous) { $1 })?.body
                == .launch(previous: .init(stream: other, sequence: 12)))
        #expect(
            entry("scrollwork.loss", stream.merging(loss) { $1 })?.body
                == .loss(.init(stream: other, first: 3, last: 5, reason: "full")))
        let unexplained = loss.filter { $0.key != "loss.reason" }
        #expect(
            entry("scrollwork.loss", stream.merging(unexplained) { $1 })?.body
                == .loss(.init(stream: other, first: 3, last: 5, reason: "")))
        #expect(entry("scrollwork.end", stream)?.body == .end)
        #expect(entry("scrollwork.loss", stream) == nil && entry("other", stream) == nil)
        #expect(entry("scrollwork.launch", stream.merging(["previous.stream.id": "1"]) { $1 }) == nil)
    }

    @Test func `Each attribute of an impression is required, except those of losses`() {
        for name in impression.keys where name != "impression.lost.clipped" {
            #expect(entry("scrollwork.impression", impression.filter { $0.key != name }) == nil, "\(name)")
            #expect(
                entry("scrollwork.impression", impression.merging([name: "?"]) { $1 }) == nil
                    || ["impression.subject", "impression.placement", "impression.rule"].contains(name))
        }
    }
}
