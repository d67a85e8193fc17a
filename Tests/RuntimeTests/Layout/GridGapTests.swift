import ScrollworkTesting
import SwiftUI
import Testing

/// The distances between the columns and the rows of a grid, and how cells that span several columns enlarge them.
@MainActor
@Suite struct GridGapTests {
    private func frames(_ width: CGFloat = 300, @ViewBuilder _ content: () -> some View) -> [String: CGRect] {
        let found = Stage(size: CGSize(width: width, height: 200), content: content).frames()
        // Relative to the first cell of the grid.
        let origin = found["a"]?.origin ?? .zero
        return found.mapValues { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
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

    private func tight(_ name: String) -> some View { Tight()() { cell(20, 20, name) } }

    @Test func `Rows have the distance that the cells below each other prefer`() {
        // In the first column, the cells prefer no distance; in the second one, they prefer 8 points.
        let mixed = frames {
            Grid(alignment: .topLeading) {
                GridRow {
                    tight("a")
                    cell(20, 20, "b")
                }
                GridRow {
                    tight("c")
                    cell(20, 20, "d")
                }
            }
        }
        #expect(mixed["c"]?.minY == 28 && mixed["d"]?.minY == 28)
        let reversed = frames {
            Grid(alignment: .topLeading) {
                GridRow {
                    cell(20, 20, "a")
                    tight("b")
                }
                GridRow {
                    cell(20, 20, "c")
                    tight("d")
                }
            }
        }
        #expect(reversed["c"]?.minY == 28 && reversed["d"]?.minY == 28)
        let close = frames {
            Grid(alignment: .topLeading) {
                GridRow {
                    tight("a")
                    cell(20, 20, "b")
                }
                GridRow { tight("c") }
            }
        }
        #expect(close["c"]?.minY == 20 && close["b"]?.minX == 20)
        // A cell under two columns is a neighbor of both.
        let wide = frames {
            Grid(alignment: .topLeading) {
                GridRow {
                    tight("a")
                    cell(20, 20, "b")
                }
                GridRow { cell(48, 20, "c").gridCellColumns(2) }
                GridRow { tight("d") }
            }
        }
        #expect(wide["c"]?.minY == 28 && wide["d"]?.minY == 48)
    }

    /// No cell begins or ends between the columns in the same row, so that their distance is 8 points.
    @Test func `Columns without neighbors are 8 points apart`() {
        let found = frames {
            Grid(alignment: .topLeading) {
                GridRow { cell(100, 20, "a").gridCellColumns(2) }
                GridRow { cell(40, 20, "b") }
                GridRow { cell(nil, 5, "c").gridCellUnsizedAxes(.horizontal) }
            }
        }
        // The wide cell needs 52 points more than 40 and 8, half of which are in the first column.
        #expect(found["b"]?.width == 40 && found["c"]?.width == 66)
    }

    @Test(arguments: [nil, 0, 10] as [CGFloat?]) func `A cell that spans columns enlarges them equally`(gap: CGFloat?) {
        let found = frames {
            Grid(alignment: .topLeading, horizontalSpacing: gap, verticalSpacing: 3) {
                GridRow {
                    cell(20, 20, "a")
                    cell(30, 20, "b")
                    cell(40, 20, "c")
                }
                GridRow {
                    cell(100, 10, "wide").gridCellColumns(2)
                    cell(10, 10, "d")
                }
                GridRow { cell(30, 10, "narrow").gridCellColumns(2) }
            }
        }
        let space = gap ?? 8, more = (100 - 50 - space) / 2
        #expect(found["b"]?.minX == 20 + more + space)
        #expect(found["c"]?.minX == 100 + space && found["d"]?.minX == 100 + space)
        #expect(found["wide"]?.minY == 23 && found["narrow"]?.minY == 36)
    }

    @Test func `A cell that spans columns of any width is offered what the others leave`() throws {
        let found = frames {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    cell(20, 20, "a")
                    cell(30, 20, "b")
                    cell(40, 20, "c")
                }
                GridRow {
                    cell(nil, 10, "wide").gridCellColumns(2)
                    cell(10, 10, "d")
                }
            }
        }
        // 300 points without the third column and the distance before it.
        #expect(found["wide"]?.width == 250 && found["c"]?.minX == 260)
        // Both spanned columns grow by the same length.
        #expect(abs(try #require(found["b"]).minX - 125) < 0.01)
    }

    @Test func `Flexible columns share what less flexible ones leave`() {
        let found = frames(330) {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    cell(20, 20, "a")
                    Color.red.frame(maxWidth: 50, maxHeight: 20).accessibilityIdentifier("b")
                    Color.red.frame(minWidth: 10, maxWidth: .infinity, maxHeight: 20).accessibilityIdentifier("c")
                    Color.red.frame(minWidth: 170, maxWidth: .infinity, maxHeight: 20).accessibilityIdentifier("d")
                }
            }
        }
        #expect(found["b"]?.width == 50 && found["b"]?.minX == 30)
        #expect(found["d"]?.width == 170 && found["c"]?.width == 60)
    }

    @Test func `Cells without a size on an axis don't enlarge their row or column`() {
        let found = frames {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    cell(20, 20, "a")
                    cell(70, 60, "b").gridCellUnsizedAxes([.horizontal, .vertical])
                    cell(10, 10, "c")
                }
                GridRow {
                    cell(25, 20, "d")
                    cell(30, 20, "e")
                }
            }
        }
        #expect(found["c"]?.minX == 25 + 10 + 30 + 10 && found["d"]?.minY == 25)
        let vertical = frames {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    cell(20, 20, "a")
                    cell(70, 60, "b").gridCellUnsizedAxes(.vertical)
                    cell(10, 10, "c")
                }
                GridRow { cell(25, 20, "d") }
            }
        }
        #expect(vertical["c"]?.minX == 25 + 10 + 70 + 10 && vertical["d"]?.minY == 25)
    }

    /// A cell of 20 by 10 points in a column of 60 points and a row of 40 points.
    @Test(arguments: [(0.0, 0.0), (0.5, 0.25), (1, 1)], [false, true]) func `An anchor places a cell in its room`(
        _ anchor: (x: Double, y: Double), isRightToLeft: Bool
    ) {
        let stage = Stage(
            size: CGSize(width: 300, height: 200),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    cell(20, 10, "small").gridCellAnchor(UnitPoint(x: anchor.x, y: anchor.y))
                    cell(30, 40, "tall")
                }
                GridRow { cell(60, 10, "wide") }
            }
        }
        let found = stage.frames(), small = found["small"] ?? .zero, tall = found["tall"] ?? .zero
        let wide = found["wide"] ?? .zero
        let x = isRightToLeft ? wide.maxX - small.maxX : small.minX - wide.minX
        #expect(abs(x - 40 * anchor.x) < 1e-6 && abs(small.minY - tall.minY - 30 * anchor.y) < 1e-6)
    }
}
