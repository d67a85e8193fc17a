import Foundation
import Testing

@testable import BrowserHost

@Suite("How the text of messages is read")
struct JSONTests {
    private func parse(_ text: String) throws -> JSONValue { try JSONValue(Data(text.utf8)) }

    @Test(
        "values of every kind",
        arguments: [
            ("null", .null), (" true\n", .bool(true)), ("false", .bool(false)), ("[]", .array([])),
            ("{ }", .object([:])), (#""""#, .string("")), ("[1 ,\t2]", .array([.number(1), .number(2)])),
            (#"{"a" : {"b":[null]}, "c":"é"}"#, .object(["a": .object(["b": .array([.null])]), "c": .string("é")])),
            (#""\"\\\/\b\f\n\r\t\u00e9\u20AC\uD83D\ude00""#, .string("\"\\/\u{8}\u{C}\n\r\té€😀")),
        ] as [(String, JSONValue)])
    func values(text: String, value: JSONValue) throws { #expect(try parse(text) == value) }

    @Test(
        "numbers are the nearest that a double represents",
        arguments: [
            "0", "-0", "7", "-12.5", "0.1", "123456.789012", "9007199254740992", "9007199254740993", "1e3", "1E+3",
            "2.5e-3", "0.30000000000000004", "1.7976931348623157e308", "4.9e-324", "123456789012345678901234567890",
            "0.00000000000000000000001", "90071992547409.93", "0.00000000000000000000000001",
            "184467440737095516160", "99999999999999999999.5",
        ])
    func numbers(text: String) throws {
        guard case .number(let value) = try parse(text) else { throw ClientMessage.Malformed("not a number") }
        #expect(value == Double(text))
        #expect(value.sign == Double(text)?.sign)
    }

    @Test(
        "other texts are rejected",
        arguments: [
            "", " ", "01", "-", "1.", ".5", "+1", "1e", "1e+", "0x10", "1e999", "NaN", "Infinity", "tru", "nul",
            "truefalse", "1 2", "[1,]", "[,1]", "[1", "[1 2]", "{", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{a:1}"#,
            #"{"a":1,"a":2}"#, #"""#, #""\x""#, #""\u12""#, #""\uD83D""#, #""\uD83Dx""#, #""\uDE00""#,
            #""\uD83D\u0041""#, "\"\n\"", "[[[[[[[[[]]]]]]]]]",
        ])
    func rejected(text: String) { #expect(throws: ClientMessage.Malformed.self) { try parse(text) } }

    @Test("text that isn't UTF-8 is rejected")
    func encoding() {
        #expect(throws: ClientMessage.Malformed.self) { try JSONValue(Data([0x22, 0xC3, 0x22])) }
        #expect(throws: ClientMessage.Malformed.self) { try JSONValue(Data([0x22, 0xED, 0xA0, 0x80, 0x22])) }
    }
}
