import ScrollworkTesting
import SwiftUI
import Testing

/// The sizes and the positions of a grid's columns, rows, and cells.
@MainActor
@Suite struct GridSizeTests {
    /// Returns the frames of the grid's cells from the grid's top-left corner, and the grid's size as "grid".
    private func frames<Content: View>(
        _ width: CGFloat = 300, _ height: CGFloat = 300, isRightToLeft: Bool = false, isIdeal: Bool = false,
        @ViewBuilder _ grid: () -> Content
    ) throws -> [String: CGRect] {
        let stage = Stage(
            size: CGSize(width: width, height: height),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            grid().accessibilityIdentifier("grid").fixedSize(horizontal: isIdeal, vertical: isIdeal)
        }
        let all = try stage.frame(of: "grid")
        return stage.frames().mapValues { frame in
            frame.offsetBy(dx: -all.minX, dy: -all.minY)
        }
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    // MARK: Preferred spacing

    /// A view that keeps no distance to others.
    private struct Tight: Layout {
        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews[0].sizeThatFits(proposal)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: proposal)
        }
    }

    /// Returns a cell of 20 by 10 points that keeps no distance, or the usual one.
    @ViewBuilder private func cell(tight: Bool, _ name: String) -> some View {
        if tight { Tight { RuntimeTests.cell(20, 10, name) } } else { RuntimeTests.cell(20, 10, name) }
    }

    @Test(arguments: [(true, true, 0.0), (true, false, 8), (false, true, 8), (false, false, 8)])
    func `The largest preferred distance of adjacent views applies`(
        isFirstTight: Bool, isSecondTight: Bool, distance: CGFloat
    ) throws {
        let rows = try frames {
            Grid {
                GridRow {
                    cell(tight: isFirstTight, "a"); cell(tight: isFirstTight, "b")
                }
                GridRow {
                    cell(tight: isSecondTight, "c"); cell(tight: isSecondTight, "d")
                }
            }
        }
        #expect(rows["b"]!.minX == 20 + distance && rows["d"]!.minX == 20 + distance)
        let columns = try frames {
            Grid {
                GridRow {
                    cell(tight: isFirstTight, "a"); cell(tight: isSecondTight, "b")
                }
                GridRow {
                    cell(tight: isFirstTight, "c"); cell(tight: isSecondTight, "d")
                }
            }
        }
        #expect(columns["c"]!.minY == 10 + distance && columns["d"]!.minY == 10 + distance)
    }

    @Test func `Views that are not adjacent do not separate columns and rows`() throws {
        let found = try frames {
            Grid {
                GridRow {
                    cell(tight: true, "a"); cell(tight: false, "b"); cell(tight: false, "c")
                }
                GridRow { cell(tight: true, "d") }
            }
        }
        #expect(found["b"]!.minX == 20 && found["c"]!.minX == 48)
        // Only "a" is above "d".
        #expect(found["d"]!.minY == 10)
        let wide = try frames {
            Grid {
                GridRow {
                    cell(tight: true, "a"); cell(tight: false, "b"); cell(tight: true, "c")
                }
                GridRow { cell(tight: false, "d").gridCellColumns(2) }
            }
        }
        #expect(wide["d"]!.minY == 18)
    }

    @Test func `Columns without adjacent views have the default distance`() throws {
        let found = try frames { Grid { GridRow { RuntimeTests.cell(4, 10, "wide").gridCellColumns(3) } } }
        #expect(found["grid"]!.width == 16)
    }

    // MARK: Columns and rows

    @Test func `A grid has as many columns as its longest row`() throws {
        let found = try frames {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow { RuntimeTests.cell(20, 10, "a") }
                GridRow {
                    RuntimeTests.cell(30, 10, "b").gridCellColumns(2)
                    RuntimeTests.cell(40, 20, "c")
                }
                GridRow {
                    RuntimeTests.cell(10, 10, "d")
                    RuntimeTests.cell(10, 10, "e")
                }
                RuntimeTests.cell(10, 10, "f")
            }
        }
        // The widths are 20, 10, and 40.
        #expect(found["grid"]!.size == CGSize(width: 90, height: 65))
        #expect(found["c"] == rect(50, 15, 40, 20))
        #expect(found["e"] == rect(30, 40, 10, 10))
        #expect(found["f"] == rect(0, 55, 10, 10))
    }

    @Test(arguments: [(-1, 20.0), (0, 20), (1, 20), (2, 40), (3, 65), (4, 70)])
    func `A view spans at least one column, and may span more than other rows have`(span: Int, width: CGFloat) throws {
        let found = try frames {
            Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 0) {
                GridRow {
                    RuntimeTests.cell(10, 10, "a")
                    RuntimeTests.cell(20, 10, "b")
                    RuntimeTests.cell(15, 10, "c")
                    RuntimeTests.cell(20, 10, "d")
                }
                GridRow {
                    RuntimeTests.cell(10, 10, "e")
                    Color.red.frame(height: 10).accessibilityIdentifier("span").gridCellColumns(span)
                        .gridCellUnsizedAxes(.horizontal)
                }
            }
        }
        #expect(found["span"] == rect(15, 10, width, 10))
    }

    @Test(arguments: [-1, 0, 1]) func `A grid of one view that spans nothing has a column`(span: Int) throws {
        let found = try frames { Grid { GridRow { RuntimeTests.cell(10, 10, "a").gridCellColumns(span) } } }
        #expect(found["grid"]!.size == CGSize(width: 10, height: 10))
    }

    @Test func `A view across columns widens them equally, and only as far as necessary`() throws {
        func widths(_ wide: CGFloat) throws -> [CGFloat] {
            let found = try frames {
                Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
                    GridRow {
                        RuntimeTests.cell(20, 10, "a")
                        RuntimeTests.cell(40, 10, "b")
                        RuntimeTests.cell(30, 10, "c")
                    }
                    GridRow { RuntimeTests.cell(wide, 10, "wide").gridCellColumns(2) }
                }
            }
            return [found["b"]!.minX, found["c"]!.minX, found["grid"]!.width]
        }
        #expect(try widths(69) == [30, 80, 110])
        #expect(try widths(70) == [30, 80, 110])
        #expect(try widths(90) == [40, 100, 130])
    }

    @Test func `A view across columns can use the space that others leave`() throws {
        let found = try frames(200, 100) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    RuntimeTests.cell(20, 10, "a")
                    RuntimeTests.cell(40, 10, "b")
                    RuntimeTests.cell(30, 10, "c")
                }
                GridRow { RuntimeTests.cell(nil, 10, "wide").gridCellColumns(2) }
            }
        }
        // Without the third column and the gap before it.
        #expect(found["wide"]!.width == 160)
        #expect(found["c"]!.minX == 170)
    }

    @Test func `Columns share the room after the least flexible ones`() throws {
        let found = try frames(300, 100) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    RuntimeTests.cell(nil, 10, "any")
                    Color.red.frame(minWidth: 10, maxWidth: 60, maxHeight: 10).accessibilityIdentifier("some")
                    RuntimeTests.cell(30, 10, "fixed")
                    RuntimeTests.cell(nil, 10, "other")
                }
            }
        }
        #expect(found["fixed"]!.width == 30 && found["some"]!.width == 60)
        #expect(found["any"]!.width == 90 && found["other"]!.width == 90)
    }

    @Test func `Rows share the height, and a small grid overflows`() throws {
        func heights(_ height: CGFloat) throws -> [CGFloat] {
            let found = try frames(100, height) {
                Grid(horizontalSpacing: 0, verticalSpacing: 10) {
                    GridRow { RuntimeTests.cell(10, 40, "a") }
                    GridRow { RuntimeTests.cell(10, nil, "b") }
                    GridRow { Color.red.frame(minHeight: 20).accessibilityIdentifier("c") }
                }
            }
            return ["a", "b", "c", "grid"].map { found[$0]!.height }
        }
        #expect(try heights(200) == [40, 70, 70, 200])
        #expect(try heights(90) == [40, 10, 20, 90])
        #expect(try heights(50) == [40, 0, 20, 80])
    }

    @Test func `Spacing that is longer than the proposal leaves nothing for the cells`() throws {
        let found = try frames(20, 20) {
            Grid(horizontalSpacing: 30, verticalSpacing: 40) {
                GridRow {
                    RuntimeTests.cell(nil, nil, "a")
                    RuntimeTests.cell(nil, nil, "b")
                }
                GridRow { RuntimeTests.cell(nil, nil, "c") }
            }
        }
        #expect(found["grid"]!.size == CGSize(width: 30, height: 40))
    }

    /// The fixed column is wider, but less flexible, than the one with a maximum.
    @Test func `Columns are sized in the order of their flexibility`() throws {
        let found = try frames(300, 100) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    RuntimeTests.cell(nil, 10, "any")
                    Color.red.frame(minWidth: 0, maxWidth: 60, maxHeight: 10).accessibilityIdentifier("some")
                    RuntimeTests.cell(200, 10, "fixed")
                }
            }
        }
        #expect(found["some"]!.width == 50 && found["any"]!.width == 50 && found["fixed"]!.minX == 100)
    }

    /// The first column can grow by 51 points, and the second one by 50.5 points.
    @Test func `A column that can grow by less comes first, also by half a point`() throws {
        let found = try frames(110, 100) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(minWidth: 0, maxWidth: 51, maxHeight: 10).accessibilityIdentifier("more")
                    Color.red.frame(minWidth: 10, maxWidth: 60.5, maxHeight: 10).accessibilityIdentifier("less")
                }
            }
        }
        #expect(found["less"]!.width == 55 && found["more"]!.width == 51)
    }

    @Test func `Without a proposal all have their ideal sizes`() throws {
        let found = try frames(isIdeal: true) {
            Grid(horizontalSpacing: 10, verticalSpacing: 20) {
                GridRow {
                    Color.red.frame(idealWidth: 33, idealHeight: 11).accessibilityIdentifier("a")
                    RuntimeTests.cell(nil, nil, "b")
                }
                GridRow {
                    RuntimeTests.cell(5, 5, "c")
                    RuntimeTests.cell(50, 5, "d")
                }
                Color.red.frame(idealWidth: 103, idealHeight: 7).accessibilityIdentifier("e")
            }
        }
        // The last row is 10 points wider than the columns, which are 33 and 50 points wide.
        #expect(found["grid"]!.size == CGSize(width: 103, height: 63))
        #expect(found["a"] == rect(0, 0, 38, 11))
        #expect(found["b"] == rect(48, 0, 55, 11))
        #expect(found["e"] == rect(0, 56, 103, 7))
    }

    @Test func `A column of unsized views has no width, and a row of them no height`() throws {
        let found = try frames(100, 100) {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    RuntimeTests.cell(20, 30, "a")
                    RuntimeTests.cell(nil, 5, "b").gridCellUnsizedAxes(.horizontal)
                }
                GridRow { RuntimeTests.cell(5, nil, "c").gridCellUnsizedAxes(.vertical) }
                GridRow { RuntimeTests.cell(nil, nil, "d").gridCellUnsizedAxes([.horizontal, .vertical]) }
            }
        }
        #expect(found["grid"]!.size == CGSize(width: 30, height: 50))
        #expect(found["b"]!.width == 0 && found["c"]!.height == 0 && found["d"]!.size == CGSize(width: 20, height: 0))
    }

    // MARK: Places in cells

    @Test(
        arguments: [
            (UnitPoint.topLeading, 0.0, 0.0), (.top, 40, 0), (.topTrailing, 80, 0), (.leading, 0, 15),
            (.center, 40, 15), (.trailing, 80, 15), (.bottomLeading, 0, 30), (.bottomTrailing, 80, 30),
            (UnitPoint(x: 0.25, y: 0.1), 20, 3),
        ], [false, true])
    func `An anchor places a view in its cell`(_ place: (UnitPoint, CGFloat, CGFloat), isRightToLeft: Bool) throws {
        let found = try frames(isRightToLeft: isRightToLeft) {
            Grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    RuntimeTests.cell(20, 10, "a").gridCellAnchor(place.0)
                    RuntimeTests.cell(10, 40, "b")
                }
                GridRow { RuntimeTests.cell(100, 10, "c").gridColumnAlignment(.trailing) }
            }
        }
        #expect(found["a"] == rect(isRightToLeft ? 90 - place.1 : place.1, place.2, 20, 10))
    }

    @Test func `A row's alignment precedes the grid's, and a column's all but those of spans`() throws {
        let found = try frames {
            Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .top) {
                    RuntimeTests.cell(10, 10, "a").gridColumnAlignment(.leading)
                    RuntimeTests.cell(10, 10, "b")
                    RuntimeTests.cell(10, 40, "high")
                }
                GridRow {
                    RuntimeTests.cell(10, 10, "c")
                    RuntimeTests.cell(10, 10, "d")
                    RuntimeTests.cell(10, 40, "higher")
                }
                GridRow {
                    RuntimeTests.cell(50, 10, "wide")
                    RuntimeTests.cell(50, 10, "other")
                }
                GridRow { RuntimeTests.cell(20, 10, "across").gridCellColumns(2) }
            }
        }
        #expect(found["a"]!.origin == CGPoint(x: 0, y: 0))
        #expect(found["b"]!.origin == CGPoint(x: 90, y: 0))
        #expect(found["c"]!.origin == CGPoint(x: 0, y: 70))
        #expect(found["d"]!.origin == CGPoint(x: 90, y: 70))
        #expect(found["across"]!.origin == CGPoint(x: 80, y: 90))
    }

    @Test func `Rows by a ForEach and by hand are separate`() throws {
        let found = try frames {
            Grid(alignment: .topLeading, horizontalSpacing: 1, verticalSpacing: 2) {
                RuntimeTests.cell(10, 10, "first")
                RuntimeTests.cell(10, 10, "second")
                GridRow {
                    RuntimeTests.cell(10, 10, "a")
                    RuntimeTests.cell(10, 10, "b")
                }
                RuntimeTests.cell(10, 10, "third")
            }
        }
        #expect(found["second"]!.origin == CGPoint(x: 0, y: 12))
        #expect(found["b"]!.origin == CGPoint(x: 11, y: 24))
        #expect(found["third"]!.origin == CGPoint(x: 0, y: 36))
    }

    @Test func `A grid measured by its baseline ignores views with an anchor`() throws {
        let found = try frames {
            Grid(
                alignment: Alignment(horizontal: .center, vertical: .firstTextBaseline), horizontalSpacing: 0,
                verticalSpacing: 0
            ) {
                GridRow {
                    RuntimeTests.cell(10, 30, "high").gridCellAnchor(.topLeading)
                    Text("a").font(.system(size: 20)).accessibilityIdentifier("text")
                    Text("a").font(.system(size: 10)).accessibilityIdentifier("small")
                }
            }
        }
        #expect(found["grid"]!.height == 30)
        #expect(found["text"]!.minY == 0)
        // The baseline is 0.95 em below the top.
        #expect(abs(found["small"]!.minY - 9.5) < 0.5)
    }
}
