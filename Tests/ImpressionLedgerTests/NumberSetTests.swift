import ImpressionLedger
import Testing

@Suite struct NumberSetTests {
    private func set(_ ranges: ClosedRange<UInt64>...) -> NumberSet {
        var numbers = NumberSet()
        for range in ranges { numbers.insert(range) }
        return numbers
    }

    @Test func `Ranges that touch become one`() {
        #expect(set(1...3, 4...6).ranges == [1...6])
        #expect(set(4...6, 1...3).ranges == [1...6])
        #expect(set(1...3, 5...6).ranges == [1...3, 5...6])
        #expect(set(1...3, 5...6, 4...4).ranges == [1...6])
        #expect(set(1...1, 3...3, 5...5, 2...9).ranges == [1...9])
        #expect(set(0...0, 2...2).ranges == [0...0, 2...2])
        #expect(set(2...2, 0...1).ranges == [0...2])
    }

    @Test func `The ends of the numbers are members like others`() {
        var numbers = set(0...0, UInt64.max...UInt64.max)
        #expect(numbers.contains(0) && numbers.contains(.max) && !numbers.contains(1) && !numbers.contains(.max - 1))
        #expect(numbers.count == 2)
        let isNew = [0...0, UInt64.max...UInt64.max, UInt64.max - 1...UInt64.max].map { numbers.insert($0) }
        #expect(isNew == [false, false, true])
        #expect(numbers.ranges == [0...0, UInt64.max - 1...UInt64.max])
        #expect(numbers.gaps(upTo: .max) == [1...UInt64.max - 2])
    }

    @Test(
        arguments: [
            (1, [1...1]), (2, [1...2]), (3, [1...2]), (6, [1...2, 6...6]), (7, [1...2, 6...7]), (8, [1...2, 6...7]),
            (10, [1...2, 6...7, 10...10]), (0, []),
        ] as [(UInt64, [ClosedRange<UInt64>])])
    func `Gaps are those up to the number`(end: UInt64, gaps: [ClosedRange<UInt64>]) {
        #expect(set(3...5, 8...9).gaps(upTo: end) == gaps)
    }

    @Test func `All numbers count as the largest number`() {
        #expect(set(0...UInt64.max).count == .max)
        #expect(set(0...0, 2...UInt64.max).count == .max)
        #expect(set(0...5, 7...UInt64.max).count == .max)
        #expect(set(1...UInt64.max).count == .max && set(2...UInt64.max).count == .max - 1)
        #expect(set(0...UInt64.max).gaps(upTo: .max).isEmpty)
    }

    @Test func `An empty set lacks everything`() {
        #expect(NumberSet().count == 0 && !NumberSet().contains(0) && NumberSet().ranges.isEmpty)
        #expect(NumberSet().gaps(upTo: 3) == [1...3])
    }
}
