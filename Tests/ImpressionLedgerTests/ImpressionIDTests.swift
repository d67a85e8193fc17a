import Foundation
import ImpressionLedger
import Testing

@Suite struct ImpressionIDTests {
    @Test(arguments: [
        (ImpressionID(high: 0, low: 0), "00000000000000000000000000000000"),
        (ImpressionID(high: 0, low: 1), "00000000000000000000000000000001"),
        (ImpressionID(high: 1, low: 0), "00000000000000010000000000000000"),
        (ImpressionID(high: 0x0123_4567_89AB_CDEF, low: .max), "0123456789abcdefffffffffffffffff"),
    ])
    func `An identifier is written as 32 digits`(id: ImpressionID, text: String) throws {
        #expect(id.description == text)
        #expect(ImpressionID(text) == id && ImpressionID(text.uppercased()) == id)
        #expect(String(decoding: try JSONEncoder().encode([id]), as: UTF8.self) == "[\"\(text)\"]")
        #expect(try JSONDecoder().decode([ImpressionID].self, from: Data("[\"\(text)\"]".utf8)) == [id])
    }

    /// The characters before and after the digits and the letters.
    @Test(arguments: ["/", ":", "@", "G", "`", "g", " ", "é"])
    func `Other characters aren't digits`(character: Character) {
        for place in [0, 15, 16, 31] {
            var text = Array("0123456789abcdef0123456789abcdef")
            text[place] = character
            #expect(ImpressionID(String(text)) == nil)
        }
    }

    @Test(arguments: [0, 1, 31, 33, 64]) func `Other lengths aren't identifiers`(count: Int) throws {
        let text = String(repeating: "a", count: count)
        #expect(ImpressionID(text) == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([ImpressionID].self, from: Data("[\"\(text)\"]".utf8))
        }
    }

    @Test func `Identifiers are in the order of their texts`() {
        let ids = [(0, 0), (0, 1), (0, UInt64.max), (1, 0), (1, 5), (2, 1)].map {
            ImpressionID(high: UInt64($0.0), low: $0.1)
        }
        for a in ids {
            for b in ids { #expect((a < b) == (a.description < b.description)) }
        }
    }

    @Test func `A random identifier has 128 random bits`() {
        var generator = SeededGenerator(7), same = SeededGenerator(7)
        let id = ImpressionID.random(using: &generator)
        let high = same.next(), low = same.next()
        #expect(id == ImpressionID(high: high, low: low))
        #expect(ImpressionID.random() != ImpressionID.random())
    }
}
