import Foundation
import SwiftUI
import Testing

@testable import ViewRuntime

/// The order of identities, by which a search in sorted data finds one without reading all of them.
@MainActor
@Suite struct IdentityKeyTests {
    private struct Day: Hashable {
        var year: Int
        var month: Int
        var day = 1
    }

    private struct Deep<Value: Hashable>: Hashable { var value: Value }

    private struct Wide: Hashable { var a = 1, b = 2, c = 3, d = 4, e = 5, f = 6 }
    private struct Wider: Hashable { var a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7 }
    private struct Empty: Hashable {}
    private enum Name: Hashable { case one }

    private func key(_ value: some Hashable) -> IdentityKey? { IdentityKey(AnyHashable(value)) }

    @Test func `Numbers, texts, dates, and their combinations have an order`() {
        let ascending: [[IdentityKey?]] = [
            [key(-3), key(2), key(10)], [key(1.5), key(2), key(2.25)],
            [key("item 2"), key("item 10"), key("item 10a")],
            [key("a"), key("b"), key("ba")], [key("7"), key("x")], [key("007"), key("8")],
            [key(Date(timeIntervalSinceReferenceDate: 5)), key(Date(timeIntervalSinceReferenceDate: 50))],
            [key(Day(year: 2025, month: 12)), key(Day(year: 2026, month: 2)), key(Day(year: 2026, month: 11))],
            [key(Day(year: 2026, month: 2, day: 3)), key(Day(year: 2026, month: 2, day: 20))],
            [key(Deep(value: 2)), key(Deep(value: 10))], [key(AnyHashable(3)), key(AnyHashable(4))],
        ]
        for keys in ascending {
            for (low, high) in zip(keys, keys.dropFirst()) {
                guard let low, let high else {
                    Issue.record("no key")
                    continue
                }
                #expect(low < high && !(high < low) && !(low < low), "\(low) \(high)")
            }
        }
    }

    @Test func `Other values have no key`() {
        #expect(key(Name.one) == nil && key(Empty()) == nil && key("") == nil && key([1, 2]) == nil)
        #expect(key(Wide()) != nil && key(Wider()) == nil)
        #expect(key(Deep(value: Deep(value: Deep(value: 1)))) != nil)
        #expect(key(Deep(value: Deep(value: Deep(value: Deep(value: 1))))) == nil)
        #expect(key(Deep(value: Name.one)) == nil)
    }

    @Test(
        arguments: [
            ("page 5", "page 0", "page 10", 0.5), ("page -3", "page 0", "page 10", 0.3),
            ("page 25", "page 5", "page 15", 1), ("page 1", "page 5", "page 15", 0), ("a", "b", "c", nil),
            ("page 5", "page 5", "page 5", nil), ("page 5", "sheet 0", "sheet 10", 0.5), ("x", "page 0", "page 9", nil),
        ] as [(String, String, String, Double?)])
    func `A key has a share of the way between two others`(text: String, low: String, high: String, share: Double?)
        throws
    {
        let own = try #require(key(text)), first = try #require(key(low)), last = try #require(key(high))
        #expect(own.share(from: first, to: last) == share)
    }

    /// Squares are far from evenly distributed.
    @Test(arguments: [1, 2, 3, 4, 7, 16, 100, 1_000], [false, true])
    func `A search finds the place of every key with few readings`(count: Int, descends: Bool) throws {
        for spread in [1, 2] {
            let values = (0..<count).map { index in
                let number = descends ? count - 1 - index : index
                return spread == 1 ? 10 * number : 10 * number * number
            }
            for (index, value) in values.enumerated() {
                var readings = 0
                let own = try #require(key(value))
                let found = IdentityKey.neighbors(of: own, among: count) {
                    readings += 1
                    return key(values[$0])
                }
                let range = try #require(found)
                #expect(range.contains(index) && range.count <= 2)
                #expect(range.lowerBound >= 0 && range.upperBound <= count)
                #expect(readings <= 2 + 2 * Int(log2(Double(count)).rounded(.up)) + 2, "\(readings) of \(count)")
            }
        }
    }

    @Test(arguments: [false, true]) func `A key that is not there is between its neighbors`(descends: Bool) throws {
        let values = descends ? [40, 30, 20, 10] : [10, 20, 30, 40]
        func range(_ value: Int) throws -> Range<Int>? {
            IdentityKey.neighbors(of: try #require(key(value)), among: 4) { key(values[$0]) }
        }
        #expect(try range(25) == 1..<3)
        #expect(try range(5) == (descends ? 3..<4 : 0..<1))
        #expect(try range(99) == (descends ? 0..<1 : 3..<4))
        #expect(try range(12) == (descends ? 2..<4 : 0..<2))
    }

    @Test func `Without keys there are no neighbors`() throws {
        let five = try #require(key(5))
        #expect(IdentityKey.neighbors(of: five, among: 0) { _ in five } == nil)
        #expect(IdentityKey.neighbors(of: five, among: 3) { _ in nil } == nil)
        #expect(IdentityKey.neighbors(of: five, among: 3) { $0 == 0 ? five : nil } == nil)
        #expect(IdentityKey.neighbors(of: five, among: 3) { $0 == 1 ? nil : key($0 * 10) } == nil)
        #expect(IdentityKey.neighbors(of: five, among: 1) { _ in key(9) } == 0..<1)
    }
}
