import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct GridTests {
    @Test func `Cells align in columns, across rows of a ForEach`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    cell(40, 20, "a")
                    cell(60, 30, "b")
                }
                ForEach(0..<2) { row in
                    GridRow(alignment: .bottom) {
                        cell(70, 20, "c\(row)")
                        cell(20, 10, "d\(row)")
                    }
                }
            }
            .accessibilityIdentifier("grid")
        }
        #expect(try stage.frame(of: "grid") == CGRect(x: 80, y: 60, width: 140, height: 80))
        #expect(try stage.frame(of: "b").origin == CGPoint(x: 160, y: 60))
        #expect(try stage.frame(of: "d0").origin == CGPoint(x: 160, y: 105))
        #expect(try stage.frame(of: "c1").origin == CGPoint(x: 80, y: 120))
    }

    @Test func `Cells can span columns, have an anchor, and align their column`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    cell(40, 30, "a").gridColumnAlignment(.trailing)
                    cell(60, 30, "b")
                }
                GridRow { cell(150, 30, "wide").gridCellColumns(2) }
                GridRow {
                    cell(20, 10, "c")
                    cell(20, 10, "d").gridCellAnchor(.topLeading)
                    cell(5, 30, "e")
                }
            }
        }
        // The wide cell adds 20 points to each of its two columns.
        #expect(try stage.frame(of: "wide").width == 150)
        let a = try stage.frame(of: "a"), c = try stage.frame(of: "c")
        #expect(a.maxX == c.maxX)
        #expect(try stage.frame(of: "d").minX == a.maxX + 10)
        #expect(try stage.frame(of: "d").minY == c.minY - 10)
    }

    @Test func `Flexible columns share the space; a view outside of rows is as wide as the grid`() throws {
        let stage = Stage(size: CGSize(width: 210, height: 100)) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    cell(40, 20, "fixed")
                    cell(nil, 20, "one")
                    cell(nil, 20, "two")
                }
                cell(nil, 1, "line").gridCellUnsizedAxes(.horizontal)
            }
        }
        #expect(try stage.frame(of: "one").width == 75)
        #expect(try stage.frame(of: "two").minX == 135)
        #expect(try stage.frame(of: "line") == CGRect(x: 0, y: 59.5, width: 210, height: 1))
    }

    @Test func `An unsized line does not make a narrow grid wider`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            Grid {
                GridRow { cell(40, 20, "a") }
                Divider().gridCellUnsizedAxes(.horizontal)
            }
            .accessibilityIdentifier("grid")
        }
        #expect(try stage.frame(of: "grid").width == 40)
    }

    @Test func `A grid without cells is empty`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            Grid { EmptyView() }.accessibilityIdentifier("grid")
        }
        #expect(try stage.frame(of: "grid").size == .zero)
    }

    /// Texts of different sizes in a row, with a view under them.
    @Test(arguments: [VerticalAlignment.firstTextBaseline, .lastTextBaseline], [false, true])
    func `A row that aligns by a baseline is as high as a stack`(alignment: VerticalAlignment, isOfRow: Bool) throws {
        let big = Text("a").font(.system(size: 40)).accessibilityIdentifier("big")
        let small = Text("b").font(.system(size: 10)).padding(.bottom, 60).padding(.top, 2)
            .accessibilityIdentifier("small")
        let size = CGSize(width: 300, height: 300)
        let grid = Stage(size: size) {
            Grid(
                alignment: Alignment(horizontal: .center, vertical: isOfRow ? .top : alignment), horizontalSpacing: 8,
                verticalSpacing: 0
            ) {
                GridRow(alignment: isOfRow ? alignment : nil) {
                    big
                    small
                }
                cell(100, 10, "under")
            }
        }
        let stack = Stage(size: size) {
            VStack(spacing: 0) {
                HStack(alignment: alignment, spacing: 8) {
                    big
                    small
                }
                cell(100, 10, "under")
            }
        }
        for name in ["small", "under"] {
            let place = try grid.frame(of: name).minY - grid.frame(of: "big").minY
            let expected = try stack.frame(of: name).minY - stack.frame(of: "big").minY
            #expect(abs(place - expected) < 0.01, "\(name)")
        }
    }

    /// Two views of 20 points, whose baselines are below their tops.
    @Test(
        arguments: [(0, 0, 20, 0), (20, 20, 20, 0), (5, 5, 20, 0), (0, 20, 40, 20), (20, 5, 35, -15)]
            as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func `A row is as high as its views above and below the baseline`(
        first: CGFloat, second: CGFloat, height: CGFloat, distance: CGFloat
    ) throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            Grid {
                GridRow(alignment: .firstTextBaseline) {
                    cell(10, 20, "first").alignmentGuide(.firstTextBaseline) { _ in first }
                    cell(10, 20, "second").alignmentGuide(.firstTextBaseline) { _ in second }
                }
            }
            .accessibilityIdentifier("grid")
        }
        #expect(try stage.frame(of: "grid").height == height)
        #expect(try stage.frame(of: "first").minY - stage.frame(of: "second").minY == distance)
    }

    @Test(arguments: [CGFloat.infinity, .nan, 0]) func `A spacing that isn't a number counts as none`(
        spacing: CGFloat
    ) throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
                GridRow {
                    cell(40, 20, "a")
                    cell(60, 20, "b")
                }
                GridRow { cell(40, 20, "c") }
            }
        }
        let a = try stage.frame(of: "a")
        #expect(try stage.frame(of: "b").minX == a.maxX && stage.frame(of: "c").minY == a.maxY)
    }

    private struct Tight: Layout {
        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews[0].sizeThatFits(proposal)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: proposal)
        }
    }

    @Test func `Columns have the preferred distance of the cells that are side by side`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            Grid {
                GridRow {
                    Tight { cell(40, 20, "a") }
                    Tight { cell(60, 20, "b") }
                    cell(30, 20, "c")
                    cell(30, 20, "d")
                }
            }
        }
        #expect(try stage.frame(of: "b").minX == stage.frame(of: "a").maxX)
        #expect(try stage.frame(of: "d").minX == stage.frame(of: "c").maxX + 8)
    }
}
