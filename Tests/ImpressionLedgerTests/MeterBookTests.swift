@testable import ImpressionLedger
import Testing

@Suite struct MeterBookTests {
    private let all = AreaSample(lost: Losses())

    /// Returns a book with a meter for each key, whose areas are visible from these times on.
    private func book(_ begins: KeyValuePairs<String, Double>) -> MeterBook<String> {
        var book = MeterBook<String>()
        for (key, time) in begins {
            book[key] = ImpressionMeter(rule: .display)
            _ = book.change(key, to: time, all)
        }
        return book
    }

    private func expect<Key>(
        _ book: inout MeterBook<Key>, deadline: Double?, at place: SourceLocation = #_sourceLocation
    ) {
        let next = book.nextDeadline()
        #expect(next == deadline, sourceLocation: place)
    }

    @Test func `A book holds a meter for each key`() {
        var book = book(["a": 0, "b": 1])
        #expect(book.count == 2 && Set(book.keys) == ["a", "b"])
        #expect(book["a"]?.time == 0 && book["b"]?.time == 1 && book["c"] == nil)
        book["a"] = nil
        #expect(book.count == 1 && book["a"] == nil)
        expect(&book, deadline: 2)
    }

    @Test func `Without a meter there are no events`() {
        var book = book(["a": 0])
        let changed = book.change("b", to: 1, all), advanced = book.advance("b", to: 1)
        #expect(changed == nil && advanced == nil)
        #expect(book.count == 1)
    }

    @Test func `A meter that is set keeps its deadline`() {
        var meter = ImpressionMeter(rule: .video)
        _ = meter.advance(to: 3, all)
        var book = MeterBook<String>()
        book["a"] = meter
        expect(&book, deadline: 5)
    }

    @Test func `Meters whose deadlines have passed report in the order of the deadlines`() {
        var book = book(["d": 3, "b": 1, "e": 4, "a": 0, "c": 2, "f": 5])
        var reports: [String] = []
        book.advance(to: 0.999) { key, _ in reports.append(key) }
        #expect(reports.isEmpty)
        book.advance(to: 3) { key, _ in reports.append(key) }
        #expect(reports == ["a", "b", "c"])
        expect(&book, deadline: 4)
        book.advance(to: 100) { key, events in
            reports.append(key)
            #expect(events.count == 1)
        }
        #expect(reports == ["a", "b", "c", "d", "e", "f"])
        expect(&book, deadline: nil)
    }

    /// Each meter begins at a time of its own, and is added in random order.
    @Test func `Deadlines are in order however many there are`() {
        var generator = SeededGenerator(5)
        for count in [2, 3, 7, 40] {
            var book = MeterBook<Int>()
            for key in (0..<count).shuffled(using: &generator) {
                book[key] = ImpressionMeter(rule: .display)
                _ = book.change(key, to: Double(key), all)
            }
            for key in 0..<count {
                expect(&book, deadline: Double(key) + 1)
                var reports: [Int] = []
                book.advance(to: Double(key) + 1) { key, _ in reports.append(key) }
                #expect(reports == [key])
            }
            expect(&book, deadline: nil)
        }
    }

    @Test func `A meter can advance alone`() {
        var book = book(["a": 0, "b": 0])
        let events = book.advance("a", to: 2)
        #expect(events?.count == 1)
        #expect(book["a"]?.open?.isViewable == true && book["b"]?.open?.isViewable == false)
        var reports: [String] = []
        book.advance(to: 2) { key, _ in reports.append(key) }
        #expect(reports == ["b"])
    }

    @Test func `A change between two frames is gradual`() throws {
        var book = MeterBook<String>()
        book["a"] = ImpressionMeter(rule: .display)
        _ = book.change("a", to: 0, .nothing(.clipped))
        _ = book.change("a", to: 0.0625, all)
        #expect(try #require(book["a"]?.open).start == 0.03125)
    }

    @Test func `A new exposure has a new deadline`() {
        var book = book(["a": 0])
        _ = book.change("a", to: 0.5, .nothing(.hidden), isStep: true)
        expect(&book, deadline: nil)
        _ = book.change("a", to: 0.75, all, isStep: true)
        expect(&book, deadline: 1.75)
    }

    /// Each exposure schedules a deadline far in the future, and ends long before it.
    @Test func `Outdated deadlines are discarded`() {
        var book = MeterBook<Int>()
        for key in 0..<10 { book[key] = ImpressionMeter(rule: ImpressionRule(duration: .seconds(3_600))) }
        var most = 0
        for step in 0..<2_000 {
            for key in 0..<10 {
                let sample = (step + key) % 2 == 0 ? all : .nothing(.hidden)
                _ = book.change(key, to: Double(step) * 0.01, sample, isStep: true)
                most = max(most, book.scheduledCount)
            }
        }
        #expect(most == 84)
        var keys: [Int] = []
        book.advance(to: 1e6) { key, _ in keys.append(key) }
        #expect(keys.sorted() == (0..<10).filter { ($0 + 1_999) % 2 == 0 })
    }

    /// A few outdated deadlines cost less than their removal.
    @Test func `Outdated deadlines are discarded together`() {
        var book = MeterBook<Int>()
        for step in 0..<2 {
            for key in 0..<100 {
                book[key] = ImpressionMeter(rule: .display)
                _ = book.change(key, to: Double(step), all)
            }
        }
        #expect(book.scheduledCount == 200)
    }
}
