import Foundation
import ImpressionLedger
import Testing

@testable import ScrollworkImpressions

/// The bytes and texts that leave the process.
@Suite struct BinaryFormatTests {
    // MARK: Bytes

    @Test(
        arguments: [
            ("", 0), ("a", 0xE8B7_BE43), ("abc", 0x3524_41C2), ("message digest", 0x2015_9D7F),
            ("123456789", 0xCBF4_3926), ("The quick brown fox jumps over the lazy dog", 0x414F_A339),
            ("12345678901234567890123456789012345678901234567890123456789012345678901234567890", 0x7CA9_4A72),
        ] as [(String, UInt32)])
    func checksumsAreThoseOfTheStandard(text: String, sum: UInt32) {
        let bytes = Array(text.utf8)
        #expect(Checksum.of(bytes) == sum)
        // The sum of a part continues with the rest.
        for count in 0...bytes.count {
            let whole = bytes.withUnsafeBytes { Checksum.of($0[count...], after: Checksum.of($0[..<count])) }
            #expect(whole == sum)
        }
    }

    @Test func valuesAreLittleEndian() throws {
        var writer = ByteWriter()
        writer.write(UInt32(0x0102_0304))
        writer.write(UInt8(7))
        writer.write(-2.5)
        writer.write("é")
        writer.write(ImpressionID(high: 1, low: 2))
        writer.write(raw: [9, 8])
        #expect(
            writer.bytes == [4, 3, 2, 1, 7, 0, 0, 0, 0, 0, 0, 4, 0xC0, 2, 0, 0, 0, 0xC3, 0xA9]
                + [1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 9, 8])
        var reader = ByteReader(([0] + writer.bytes)[1...])
        #expect(try reader.read(UInt32.self) == 0x0102_0304)
        #expect(try reader.read(UInt8.self) == 7)
        #expect(try reader.readDouble() == -2.5)
        #expect(try reader.readText() == "é")
        #expect(try reader.readID() == ImpressionID(high: 1, low: 2))
        #expect(throws: ByteReader.EndOfBytes.self) { try reader.read(UInt32.self) }
        #expect(try reader.read(UInt16.self) == 0x0809)
        #expect(throws: ByteReader.EndOfBytes.self) { try reader.read(UInt8.self) }
    }

    @Test func aListAndATextEndWithTheirBytes() throws {
        var list = ByteReader([3, 0, 0, 0, 1, 2, 3, 4])
        #expect(try list.readList { try $0.read(UInt8.self) } == [1, 2, 3])
        #expect(try list.read(UInt8.self) == 4)
        var short = ByteReader([3, 0, 0, 0, 1, 2])
        #expect(throws: ByteReader.EndOfBytes.self) { try short.readList { try $0.read(UInt8.self) } }
        var text = ByteReader([3, 0, 0, 0, 97, 98])
        #expect(throws: ByteReader.EndOfBytes.self) { try text.readText() }
        var whole = ByteReader([2, 0, 0, 0, 97, 98])
        #expect(try whole.readText() == "ab")
        #expect(throws: ByteReader.EndOfBytes.self) { try whole.read(UInt8.self) }
    }

    @Test(arguments: [false, true], [false, true])
    func aRecordIsReadAsItWasWritten(isViewable: Bool, clockJumped: Bool) throws {
        for earlier in [0, 2.5] {
            var record = ImpressionRecord.sample(1)
            (record.isViewable, record.clockJumped, record.earlierDuration) = (isViewable, clockJumped, earlier)
            var writer = ByteWriter()
            writer.write(record)
            var reader = ByteReader(writer.bytes[...])
            #expect(try reader.readRecord() == record)
            #expect(throws: ByteReader.EndOfBytes.self) { try reader.read(UInt8.self) }
        }
    }

    @Test func aFrameHasAMarkALengthAChecksumAndItsContent() throws {
        let frame = try Frame.bytes(around: [1, 2, 3])
        var sum = ByteWriter()
        sum.write(Checksum.of([3, 0, 0, 0, 1, 2, 3]))
        #expect(frame == [0xF7, 2, 3, 0, 0, 0] + sum.bytes + [1, 2, 3] && frame.count == Frame.headerLength + 3)
        let empty = try Frame.bytes(around: [])
        let scan = Frame.scan(frame + empty)
        #expect(scan.contents == [[1, 2, 3], []] && scan.ends == [13, 23] && !scan.isDamaged)
        #expect(Frame.scan([]).contents.isEmpty && !Frame.scan([]).isDamaged)
        #expect(Frame.scan(frame, from: 13).contents.isEmpty)
        // Other bytes are skipped, also if they begin like a frame.
        let damaged = Frame.scan([0xF7, 2, 0xF7] + frame + [0xF7] + empty + [0xF7, 2, 1])
        #expect(damaged.contents == [[1, 2, 3], []] && damaged.ends == [16, 27] && damaged.isDamaged)
        #expect(Frame.scan(frame + [0]).isDamaged && Frame.scan(Array(frame.dropLast())).contents.isEmpty)
        var other = frame
        other[1] = 1
        #expect(Frame.scan(other).contents.isEmpty && Frame.scan(other).isDamaged)
        #expect(throws: Frame.TooLong.self) { try Frame.bytes(around: [UInt8](repeating: 0, count: (1 << 24) + 1)) }
    }

    @Test(
        arguments: [
            ("abc", 5, "abc"), ("abc", 3, "abc"), ("abc", 2, "ab"), ("abc", 0, ""), ("aé", 2, "a"), ("aé", 3, "aé"),
            ("e\u{301}x", 2, ""), ("e\u{301}x", 3, "e\u{301}"), ("👩‍👧x", 10, ""), ("👩‍👧x", 11, "👩‍👧"),
        ])
    func aTextIsCutBetweenCharacters(text: String, count: Int, expected: String) {
        #expect(text.cut(to: count) == expected)
    }

    // MARK: JSON

    private func text(_ body: (inout JSONText) -> Void) -> String {
        var text = JSONText()
        body(&text)
        return String(decoding: text.bytes, as: UTF8.self)
    }

    @Test func commasAreBetweenValues() {
        let json = text {
            $0.object {
                $0.string("a", "b")
                $0.array("c") { list in
                    list.object { _ in }
                    list.object { $0.number("d", 1) }
                }
                $0.object("e") { _ in }
                $0.bool("f", true)
                $0.bool("g", false)
                $0.number("h", 1.5)
            }
        }
        #expect(json == #"{"a":"b","c":[{},{"d":1}],"e":{},"f":true,"g":false,"h":1.5}"#)
    }

    @Test(
        arguments: [
            (2.0, "2.0"), (-0.25, "-0.25"), (.nan, #""NaN""#), (.infinity, #""Infinity""#),
            (-.infinity, #""-Infinity""#),
        ])
    func numbersThatAreNotFiniteHaveNames(value: Double, expected: String) {
        #expect(text { $0.number("a", value) } == #""a":"# + expected)
    }

    @Test func controlCharactersAreEscaped() {
        #expect(
            text { $0.string("a\"", "b\\\"\u{0}\n\u{1F} \u{7F}é") }
                == #""a\"":"b\\\"\u0000\u000a\u001f "# + "\u{7F}é\"")
    }

    @Test func attributesHaveTheirKinds() {
        let json = text {
            $0.attribute("s", "t")
            $0.attribute("b", true)
            $0.attribute("d", 0.5)
            $0.attribute("i", UInt64.max)
        }
        #expect(
            json == #"{"key":"s","value":{"stringValue":"t"}},{"key":"b","value":{"boolValue":true}},"#
                + #"{"key":"d","value":{"doubleValue":0.5}},{"key":"i","value":{"intValue":"18446744073709551615"}}"#)
    }

    // MARK: Logs

    private let one = ImpressionID(high: 1, low: 2), two = ImpressionID(high: 3, low: 4)

    private func entry(_ installation: ImpressionID, _ stream: ImpressionID, date: Double = 1) -> LedgerEntry {
        LedgerEntry(installation: installation, stream: stream, sequence: 1, date: date, body: .end)
    }

    @Test func `Entries of one stream and one installation share a resource`() {
        let entries = [entry(one, one), entry(one, one), entry(one, two), entry(two, two), entry(two, one)]
        let parts = String(decoding: OpenTelemetry.logs(entries), as: UTF8.self)
            .components(separatedBy: #"{"resource":"#)
        let counts = parts.dropFirst().map { $0.components(separatedBy: #""eventName""#).count - 1 }
        #expect(counts == [2, 1, 1, 1])
    }

    @Test(
        arguments: [
            (1.5, "1500000000"), (0.0000014, "1000"), (0, "0"), (-1, "0"), (.nan, "0"), (.infinity, "0"),
            (8_900_000_000, "8900000000000000000"), (9_500_000_000, "0"), (1e300, "0"),
        ] as [(Double, String)])
    func `A date has microseconds, and one beyond the numbers of the protocol is 0`(date: Double, expected: String) {
        let text = String(decoding: OpenTelemetry.logs([entry(one, two, date: date)]), as: UTF8.self)
        #expect(text.contains("\"observedTimeUnixNano\":\"\(expected)\",\"severityNumber\":9,"))
    }

    // MARK: Responses

    @Test(
        arguments: [
            ("7", 7), (" 7.5 ", 7.5), ("-3", 0), ("1e9", 86_400), ("86399", 86_399), ("nan", nil), ("inf", nil),
            ("", nil),
            ("Sun, 06 Nov 1994 08:50:37 GMT", 60), ("Sun, 06 Nov 1994 08:00:00 GMT", 0),
            ("Tue, 08 Nov 1994 08:50:37 GMT", 86_400), ("tomorrow", nil),
        ] as [(String, Double?)])
    func aReceiverRequestsAPauseOfADayAtMost(text: String, seconds: Double?) {
        let now = Date(timeIntervalSince1970: 784_111_777)
        #expect(ImpressionExporter.seconds(text, now: now) == seconds)
    }

    @Test func eachStatusHasItsMeaning() {
        func outcome(_ status: Int, _ headers: [String: String] = [:]) -> Delivery {
            ImpressionExporter.outcome(.init(status: status, headers: headers), now: Date(timeIntervalSince1970: 0))
        }
        #expect(outcome(407) == .unauthorized("HTTP 407") && outcome(422) == .rejected("HTTP 422"))
        #expect(outcome(408, ["retry-after": "3"]) == .retry(after: 3) && outcome(408) == .retry())
        #expect(outcome(500, ["retry-after": "3"]) == .retry())
        for status in [199, 201, 402, 404, 406, 409, 412, 414, 421, 423, 428, 430, 501, 505] {
            #expect(outcome(status) == .retry(), "\(status)")
        }
    }
}
