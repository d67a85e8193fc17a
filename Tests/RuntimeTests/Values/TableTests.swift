import Foundation
import SwiftUI
import Testing

@testable import ViewRuntime

/// The tables in which the runtime keeps rows, sizes, slots, and sections.
@MainActor
@Suite struct TableTests {
    private final class Item {
        let number: Int
        init(_ number: Int) { self.number = number }
    }

    /// Numbers in a fixed order that looks random.
    private struct Numbers {
        private var state: UInt64 = 7
        mutating func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
    }

    private func isSame(_ table: IndexTable<Item>, _ known: [Int: Item]) -> Bool {
        let keys = known.keys.sorted()
        guard table.count == keys.count, table.isEmpty == keys.isEmpty, table.first?.index == keys.first else {
            return false
        }
        guard table.map(\.index) == keys, table.allSatisfy({ known[$0.index] === $0.value }) else { return false }
        return (-3...43).allSatisfy { table[$0] === known[$0] }
    }

    @Test(arguments: [1, 3]) func `An index table has the objects of its keys in order`(spread: Int) {
        var table = IndexTable<Item>(), known: [Int: Item] = [:], numbers = Numbers()
        var removed = table.remove(at: 0)
        #expect(removed == nil && isSame(table, known))
        for step in 0..<300 {
            let key = spread * numbers.next(40 / spread)
            if numbers.next(3) > 0 {
                let item = Item(step)
                table.set(item, at: key)
                known[key] = item
            } else {
                let expected = known.removeValue(forKey: key)
                removed = table.remove(at: key)
                #expect(removed === expected)
            }
            #expect(isSame(table, known), "\(step)")
        }
        let entries = known.map { (index: $0.key, value: $0.value) }
        #expect(isSame(IndexTable(entries), known))
        // Keys beyond the ends.
        for key in [-1, 41, 1_000] {
            removed = table.remove(at: key)
            #expect(removed == nil && isSame(table, known))
        }
        let last = known.keys.max() ?? 0
        removed = table.remove(at: last)
        #expect(removed === known[last])
        known[last] = nil
        #expect(isSame(table, known))
        removed = table.remove(at: last)
        #expect(removed == nil)
        table.removeAll()
        #expect(isSame(table, [:]))
    }

    @Test func `A size cache has the sizes of the last four proposals`() {
        func proposal(_ number: Int) -> ProposedViewSize { ProposedViewSize(width: CGFloat(number), height: nil) }
        func size(_ number: Int) -> CGSize { CGSize(width: CGFloat(number), height: 2) }
        var cache = SizeCache()
        #expect(cache.isEmpty)
        for number in 0..<30 {
            #expect(cache[proposal(number)] == nil)
            cache[proposal(number)] = size(number)
            let found = (0...number).filter { cache[proposal($0)] != nil }
            #expect(found == Array(max(number - 3, 0)...number))
            #expect(found.allSatisfy { cache[proposal($0)] == size($0) } && !cache.isEmpty)
        }
        cache.removeAll()
        #expect(cache.isEmpty && (0..<30).allSatisfy { cache[proposal($0)] == nil })
        cache[proposal(29)] = size(3)
        #expect(cache[proposal(29)] == size(3) && cache[.unspecified] == nil)
        #expect((0..<29).allSatisfy { cache[proposal($0)] == nil })
    }

    @Test func `A tally finds the item of each slot`() throws {
        let counts = [2, 0, 3, 1, 0, 0, 4]
        let tally = SlotTally(items: counts.count) { index, sum in sum.slots += counts[index] }
        #expect(tally.firsts == [0, 2, 2, 5, 6, 6, 6, 10] && tally.end == 10)
        #expect(counts.indices.map { tally.slotCount(ofItem: $0) } == counts)
        let places = [(0, 0), (0, 1), (2, 0), (2, 1), (2, 2), (3, 0), (6, 0), (6, 1), (6, 2), (6, 3)]
        for (slot, place) in places.enumerated() {
            let found = try #require(tally.locate(slot))
            #expect(found.index == place.0 && found.inner == place.1, "\(slot)")
        }
        #expect(tally.locate(-1) == nil && tally.locate(10) == nil)
        let empty = SlotTally(items: 0) { _, _ in }
        #expect(empty.locate(0) == nil && empty.end == 0)
    }

    @Test func `A section is found by its slots`() {
        let spans = [
            SectionSpan(header: 0..<1, content: 1..<3, footer: 3..<4),
            SectionSpan(header: 6..<6, content: 6..<8, footer: 8..<8),
            SectionSpan(header: 8..<9, content: 9..<9, footer: 9..<9),
            SectionShape(header: 1, content: 2, footer: 3).span(from: 12),
        ]
        let sections = [nil, 0, 0, 0, 0, nil, nil, 1, 1, 2, nil, nil, nil, 3, 3, 3, 3, 3, 3, nil, nil] as [Int?]
        for (index, section) in sections.enumerated() {
            #expect(spans.span(containing: index - 1) == section.map { spans[$0] }, "\(index - 1)")
        }
        #expect(spans[3] == SectionSpan(header: 12..<13, content: 13..<15, footer: 15..<18))
        #expect(spans[3].moved(by: -12) == SectionSpan(header: 0..<1, content: 1..<3, footer: 3..<6))
        #expect(SectionShape(header: 1, content: 2, footer: 3).count == 6)
        #expect([SectionSpan]().span(containing: 0) == nil)
    }
}
