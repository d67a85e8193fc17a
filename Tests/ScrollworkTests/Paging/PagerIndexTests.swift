import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Pages with any integer type as their index.
@MainActor @Suite struct PagerIndexTests {
    @MainActor @Observable final class Book<Index: FixedWidthInteger> {
        var index: Index
        @ObservationIgnored var settled: [Index] = []

        init(_ index: Index) { self.index = index }
    }

    private func turned<Index: FixedWidthInteger>(
        _ book: Book<Index>, forward: Bool, in bounds: ClosedRange<Index>? = nil
    ) throws -> Stage {
        let bounds: ClosedRange<Index> = bounds ?? Index.min...Index.max
        let stage = Stage(size: CGSize(width: 390, height: 300)) {
            EndlessPager(index: Bindable(book).index, in: bounds) { page in
                Text(String(page)).frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier(
                    "page \(page)")
            }
            .onPageChange { if $0 == .settled { book.settled.append($1) } }
            .pageName { "Sheet \($0)" }
        }
        stage.flick(from: CGPoint(x: 195, y: 100), velocity: CGVector(dx: forward ? -1500 : 1500, dy: 0))
        try stage.settle()
        return stage
    }

    @Test func anInt() throws {
        let book = Book(7)
        let stage = try turned(book, forward: true)
        #expect(book.index == 8 && book.settled == [8] && stage.restingPage() == 8)
        book.index = -3
        try stage.settle()
        #expect(stage.restingPage() == -3 && book.settled == [8, -3])
    }

    @Test func anIndexOfOneByteEndsAtItsBounds() throws {
        let book = Book<UInt8>(255)
        #expect(try turned(book, forward: true).restingPage() == 255)
        #expect(book.index == 255)
        let first = Book<UInt8>(1)
        let stage = try turned(first, forward: false)
        #expect(first.index == 0)
        stage.flick(from: CGPoint(x: 195, y: 100), velocity: CGVector(dx: 1500, dy: 0))
        try stage.settle()
        #expect(first.index == 0 && stage.restingPage() == 0)
    }

    @Test func indicesBeyondThePages() throws {
        let book = Book<UInt64>(.max)
        let stage = try turned(book, forward: false)
        // An index beyond the last page is treated as the last page.
        #expect(book.index == UInt64(Int64.max) - 1)
        #expect(stage.restingPage() == Int64.max - 1)
    }

    @Test func keysAnnounceThePage() throws {
        let book = Book<Int16>(4)
        let stage = try turned(book, forward: true, in: 1...12)
        stage.press(.tab)
        stage.press(.end)
        try stage.settle()
        #expect(book.index == 12)
        #expect(stage.accessibilityNotifications.filter { $0.kind == .pageScrolled }.map(\.text) == ["Sheet 12"])
    }
}
