import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Pages for the indices of data that can be empty.
@MainActor @Suite struct PagerRangeTests {
    @MainActor @Observable final class Shelf {
        var books: [String]
        var index: Int
        @ObservationIgnored var changes: [String] = []

        init(_ books: [String], at index: Int = 0) { (self.books, self.index) = (books, index) }
    }

    private struct Pages: View {
        @Bindable var shelf: Shelf

        var body: some View {
            let books = shelf.books
            EndlessPager(index: $shelf.index, in: books.indices) { page in
                Text(books[page]).frame(maxWidth: .infinity, maxHeight: .infinity)
                    .accessibilityIdentifier("page-\(books[page])")
            }
            .onPageChange { shelf.changes.append("\($0) \($1)") }
            .accessibilityIdentifier("pager")
        }
    }

    private func stage(_ shelf: Shelf) -> Stage {
        Stage(size: CGSize(width: 390, height: 300)) { Pages(shelf: shelf) }
    }

    private func turn(_ stage: Stage, _ velocity: Double = -1_500) throws {
        stage.flick(from: CGPoint(x: 195, y: 150), velocity: CGVector(dx: velocity, dy: 0))
        try stage.settle()
    }

    @Test func thePagesEndWithTheRange() throws {
        let shelf = Shelf(["a", "b"]), stage = stage(shelf)
        for _ in 0..<3 { try turn(stage) }
        #expect(shelf.index == 1)
        for _ in 0..<3 { try turn(stage, 1_500) }
        #expect(shelf.index == 0)
    }

    @Test func anEmptyRangeShowsNothingAndChangesNothing() throws {
        let shelf = Shelf([], at: 3), stage = stage(shelf)
        try turn(stage)
        #expect(shelf.index == 3 && shelf.changes == [] && stage.frames(prefix: "page-").isEmpty)
        shelf.books = ["a", "b", "c", "d", "e"]
        try stage.settle()
        #expect(try stage.frame(of: "page-d").minX == 0)
        try turn(stage)
        #expect(shelf.index == 4)
    }

    @Test(arguments: [0, 2]) func aPagerContinuesWithDataThatWasBrieflyEmpty(_ index: Int) throws {
        let shelf = Shelf(["a", "b", "c"], at: index), stage = stage(shelf)
        try stage.settle()
        shelf.books = []
        try stage.settle()
        #expect(shelf.index == index && stage.frames(prefix: "page-").isEmpty)
        shelf.books = ["a", "b", "c"]
        try stage.settle()
        #expect(try shelf.index == index && stage.frame(of: "page-\(shelf.books[index])").minX == 0)
        try turn(stage, index == 0 ? -1_500 : 1_500)
        #expect(shelf.index == 1)
    }

    @Test func dataCanBecomeEmptyDuringAMovement() throws {
        let shelf = Shelf(["a", "b", "c"]), stage = stage(shelf)
        stage.flick(from: CGPoint(x: 195, y: 150), velocity: CGVector(dx: -1_500, dy: 0))
        stage.advance(by: 0.05)
        shelf.books = []
        try stage.settle()
        let index = shelf.index
        shelf.books = ["a", "b", "c"]
        try stage.settle()
        #expect(try shelf.index == index && stage.frame(of: "page-\(shelf.books[index])").minX == 0)
    }
}
