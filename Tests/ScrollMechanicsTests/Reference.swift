import Foundation
import Testing

/// A record of named reference values. A program in another language computed the values from closed forms and checked
/// them by numeric integration.
struct Reference: Decodable {
    private var numbers: [String: Double] = [:]
    private var texts: [String: String] = [:]
    private var flags: [String: Bool] = [:]
    private var lists: [String: [Reference]] = [:]
    private var records: [String: Reference] = [:]

    /// The number with the given name, or NaN, which equals nothing, if there is none.
    subscript(_ name: String) -> Double { numbers[name] ?? .nan }
    func optional(_ name: String) -> Double? { numbers[name] }
    func text(_ name: String) -> String { texts[name] ?? "" }
    func flag(_ name: String) -> Bool? { flags[name] }
    func list(_ name: String) -> [Reference] { lists[name] ?? [] }
    func record(_ name: String) -> Reference? { records[name] }
    /// The numbers whose names are times, such as {"0.05": 2.9}.
    var byTime: [(time: Double, value: Double)] { numbers.compactMap { key, value in Double(key).map { ($0, value) } } }

    static func load(_ file: String, _ list: String) throws -> [Reference] {
        let url = try #require(Bundle.module.url(forResource: "Resources/\(file)", withExtension: "json"))
        let all = try JSONDecoder().decode([String: [Reference]].self, from: Data(contentsOf: url))
        let cases = try #require(all[list])
        try #require(!cases.isEmpty)
        return cases
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        for key in container.allKeys {
            if try container.decodeNil(forKey: key) { continue }
            if let flag = try? container.decode(Bool.self, forKey: key) {
                flags[key.stringValue] = flag
            } else if let number = try? container.decode(Double.self, forKey: key) {
                numbers[key.stringValue] = number
            } else if let text = try? container.decode(String.self, forKey: key) {
                texts[key.stringValue] = text
            } else if let list = try? container.decode([Reference].self, forKey: key) {
                lists[key.stringValue] = list
            } else {
                records[key.stringValue] = try container.decode(Reference.self, forKey: key)
            }
        }
    }

    private struct Name: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

/// Whether two numbers differ by at most the absolute or the relative tolerance, whichever is larger.
func isClose(_ a: Double, _ b: Double, absolute: Double = 1e-6, relative: Double = 1e-9) -> Bool {
    a == b || a.isFinite && b.isFinite && abs(a - b) <= max(absolute, relative * max(abs(a), abs(b)))
}

/// Whether two durations differ by at most 0.0001 seconds.
func isSameTime(_ a: Double, _ b: Double) -> Bool { isClose(a, b, absolute: 1e-4, relative: 0) }

/// A generator that produces the same sequence in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
