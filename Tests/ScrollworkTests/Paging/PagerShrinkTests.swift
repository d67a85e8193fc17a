import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Pages whose data becomes shorter. A program indexes its data with the number of a page.
@MainActor @Suite struct PagerShrinkTests {
    @MainActor @Observable final class Shelf {
        var books: [String]
        var index: Int
        /// The requested pages that the data doesn't have.
        @ObservationIgnored var missing: [Int] = []

        init(_ count: Int, at index: Int) {
            books = (0..<count).map { "book \($0)" }
            self.index = index
        }
    }

    private struct Pages: View {
        @Bindable var shelf: Shelf

        var body: some View {
            let books = shelf.books
            EndlessPager(index: $shelf.index, in: 0...books.count - 1) { page in
                let isThere = books.indices.contains(page)
                let _ = isThere ? () : shelf.missing.append(page)
                Text(isThere ? books[page] : "missing").frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }

    @Test(arguments: [9, 5, 3]) func aPagerRequestsOnlyPagesWithinItsBounds(_ index: Int) throws {
        let shelf = Shelf(10, at: index)
        let stage = Stage(size: CGSize(width: 390, height: 300)) { Pages(shelf: shelf) }
        shelf.books.removeLast(7)
        try stage.settle()
        #expect(shelf.missing == [])
    }

    @Test func aMovingPagerRequestsOnlyPagesWithinItsBounds() throws {
        let shelf = Shelf(10, at: 8)
        let stage = Stage(size: CGSize(width: 390, height: 300)) { Pages(shelf: shelf) }
        stage.flick(from: CGPoint(x: 195, y: 150), velocity: CGVector(dx: -1_500, dy: 0))
        stage.advance(by: 0.05)
        shelf.books.removeLast(7)
        try stage.settle()
        #expect(shelf.missing == [])
    }

    // MARK: Week pagers

    @MainActor @Observable final class Diary {
        var day: Day
        var last: Day
        @ObservationIgnored var outside: [Day] = []

        init(_ day: Day) { (self.day, last) = (day, day + 20) }
    }

    private struct Days: View {
        @Bindable var diary: Diary

        var body: some View {
            let bounds = diary.last - 60...diary.last
            WeekPager(selection: $diary.day, in: bounds) { day in
                let _ = bounds.contains(day) ? () : diary.outside.append(day)
                Text(day.description).frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }

    @Test func aWeekPagerRequestsOnlyDaysWithinItsBounds() throws {
        let diary = Diary(Day(year: 2026, month: 3, day: 11)!)
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Days(diary: diary) }
        diary.last = diary.day - 10
        try stage.settle()
        #expect(diary.outside == [])
    }
}
