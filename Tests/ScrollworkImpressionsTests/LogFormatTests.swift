import Foundation
import ImpressionLedger
import Testing

@testable import ScrollworkImpressions

/// Entries as logs and as bytes.
@Suite struct LogFormatTests {
    private let one = ImpressionID(high: 1, low: 2), two = ImpressionID(high: 3, low: 4)

    private func text(_ entries: [LedgerEntry]) -> String {
        String(decoding: OpenTelemetry.logs(entries), as: UTF8.self)
    }

    private func attribute(_ key: String, _ value: Any, _ kind: String = "stringValue") -> String {
        "{\"key\":\"\(key)\",\"value\":{\"\(kind)\":\"\(value)\"}}"
    }

    @Test func `A log has the fields of the protocol`() {
        let body = LedgerEntry.Body.loss(.init(stream: one, first: 3, last: 4, reason: "full"))
        let entry = LedgerEntry(installation: one, stream: two, sequence: 5, date: 5.5, body: body)
        let resource = [
            attribute("app.installation.id", one), attribute("service.instance.id", two),
            attribute("service.name", "scrollwork.impressions"),
        ]
        let attributes = [
            attribute("log.record.uid", entry.uid), attribute("stream.id", two),
            attribute("stream.sequence", 5, "intValue"), attribute("loss.stream.id", one),
            attribute("loss.first", 3, "intValue"), attribute("loss.last", 4, "intValue"),
            attribute("loss.reason", "full"),
        ]
        let pieces = [
            #"{"resourceLogs":[{"resource":{"attributes":["#, resource.joined(separator: ","),
            #"]},"scopeLogs":[{"scope":{"name":"scrollwork.impressions","version":"1"},"logRecords":["#,
            #"{"timeUnixNano":"5500000000","observedTimeUnixNano":"5500000000","severityNumber":9,"#,
            #""eventName":"scrollwork.loss","attributes":["#, attributes.joined(separator: ","), "]}]}]}]}",
        ]
        #expect(text([entry]) == pieces.joined())
        #expect(text([]) == #"{"resourceLogs":[]}"#)
    }

    @Test func `Entries of one stream and one installation share a resource`() {
        let entries = [(one, one), (one, one), (one, two), (two, two), (two, one)].map { installation, stream in
            LedgerEntry(installation: installation, stream: stream, sequence: 1, date: 1, body: .end)
        }
        let parts = text(entries).components(separatedBy: #"{"resource":"#)
        #expect(parts.dropFirst().map { $0.components(separatedBy: #""eventName""#).count - 1 } == [2, 1, 1, 1])
    }

    @Test(arguments: [
        (1.5, "1500000000"), (0.0000014, "1000"), (0, "0"), (-1, "0"), (.nan, "0"), (.infinity, "0"),
        (8_900_000_000, "8900000000000000000"), (9_500_000_000, "0"), (1e300, "0"),
    ] as [(Double, String)])
    func `A date has microseconds, and one beyond the numbers of the protocol is 0`(date: Double, expected: String) {
        let entry = LedgerEntry(installation: one, stream: two, sequence: 1, date: date, body: .end)
        #expect(text([entry]).contains("\"observedTimeUnixNano\":\"\(expected)\""))
    }

    @Test func `A record is read as it was written`() throws {
        var ends: [LossReason?] = [nil]
        for reason in LossReason.allCases { ends.append(reason) }
        let revisions: [ImpressionRecord.Revision] = [.viewable, .recovered, .closed]
        let certainties: [Measurability] = [.exact, .declared, .unknown]
        for (number, end) in ends.enumerated() {
            var record = ImpressionRecord.sample(UInt64(number), revisions[number % 3])
            record.end = end
            record.isViewable = number % 4 < 2
            record.earlierDuration = number < 5 ? 0 : 0.25
            record.measurability = certainties[number / 3]
            if let end { record.lost[end] = 0.0625 * Double(number) }
            var writer = ByteWriter()
            writer.write(record)
            var reader = ByteReader(writer.bytes[...])
            #expect(try reader.readRecord() == record)
            #expect(reader.isAtEnd)
        }
    }
}
