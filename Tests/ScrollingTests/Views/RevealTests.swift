import ScrollworkTesting
import SwiftUI
import Testing

/// Where a reader scrolls to, from the row with the number 10 at the top. Rows are 100 points long, and the container
/// is 400 points long.
@MainActor
@Suite struct RevealTests {
    private final class Reader {
        var proxy: ScrollViewProxy?
    }

    private func stage(bar: CGFloat, isLazy: Bool, longest: CGFloat = 100) -> (Stage, Reader) {
        let reader = Reader()
        let rows = ForEach(0..<20, id: \.self) { row in
            Color.red.frame(height: row == 15 ? longest : 100).accessibilityIdentifier("row-\(row)")
        }
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollViewReader { proxy in
                let _ = reader.proxy = proxy
                ScrollView {
                    if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
                }
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: bar) }
                .accessibilityIdentifier("rows")
            }
        }
        return (stage, reader)
    }

    private func offset(of row: Int, _ anchor: UnitPoint?, bar: CGFloat, isLazy: Bool) throws -> CGFloat {
        let (stage, reader) = stage(bar: bar, isLazy: isLazy)
        reader.proxy?.scrollTo(10, anchor: .top)
        try stage.settle()
        #expect(try stage.scroll("rows").offset.y == 1_000 - bar)
        reader.proxy?.scrollTo(row, anchor: anchor)
        try stage.settle()
        return try stage.scroll("rows").offset.y
    }

    @Test(
        arguments: [
            (9, 900.0), (10, 1_000), (13, 1_000), (14, 1_100), (19, 1_600), (0, 0),
        ], [false, true])
    func `Without an anchor the content moves as little as possible`(place: (Int, CGFloat), isLazy: Bool) throws {
        #expect(try offset(of: place.0, nil, bar: 0, isLazy: isLazy) == place.1)
    }

    @Test(arguments: [(9, 850.0), (12, 950), (13, 1_000), (14, 1_100), (19, 1_600), (0, -50)], [false, true])
    func `A row is not behind a bar`(place: (Int, CGFloat), isLazy: Bool) throws {
        #expect(try offset(of: place.0, nil, bar: 50, isLazy: isLazy) == place.1)
    }

    @Test(
        arguments: [
            (12, UnitPoint.top, 0.0, 1_200.0), (12, .center, 0, 1_050), (12, .bottom, 0, 900),
            (12, UnitPoint(x: 0.5, y: 0.25), 0, 1_125), (19, .top, 0, 1_600), (0, .bottom, 0, 0), (12, .top, 50, 1_150),
            (12, .center, 50, 1_025), (12, .bottom, 50, 900),
        ], [false, true])
    func `With an anchor, the row is at the anchor`(place: (Int, UnitPoint, CGFloat, CGFloat), isLazy: Bool) throws {
        #expect(try offset(of: place.0, place.1, bar: place.2, isLazy: isLazy) == place.3)
    }

    @Test(arguments: [(399.0, 1.0), (400, 0), (401, 0), (900, 0)], [false, true])
    func `A row that is longer than the container begins at its edge`(row: (CGFloat, CGFloat), isLazy: Bool) throws {
        let (stage, reader) = stage(bar: 0, isLazy: isLazy, longest: row.0)
        reader.proxy?.scrollTo(10, anchor: .top)
        try stage.settle()
        reader.proxy?.scrollTo(15)
        try stage.settle()
        #expect(try abs(stage.frame(of: "row-15").minY - row.1) < 0.001)
    }
}
