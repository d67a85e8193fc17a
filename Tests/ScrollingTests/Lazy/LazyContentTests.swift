import ScrollworkTesting
import SwiftUI
import Testing

/// Lazy containers with few views, views without a length, or no views, in a window of 100 points.
@MainActor
@Suite struct LazyContentTests {
    private let size = CGSize(width: 100, height: 100)

    @Test(arguments: [0, 8, -20] as [CGFloat]) func `A container without views has no length and no rows`(
        spacing: CGFloat
    ) throws {
        let stage = Stage(size: size) {
            ScrollView {
                VStack(spacing: 0) {
                    LazyVStack(spacing: spacing) { ForEach(0..<0, id: \.self) { cell(20, 20, "\($0)") } }
                    cell(20, 20, "after")
                }
            }
        }
        #expect(stage.statistics.rowsRealized == 0)
        #expect(try stage.frame(of: "after").minY == 0)
    }

    @Test(arguments: [1, 2, 3]) func `Rows without a length above the window are the only ones`(count: Int) throws {
        let stage = Stage(size: size) {
            ScrollView {
                VStack(spacing: 0) {
                    LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { cell(20, 0, "\($0)") } }
                    cell(20, 500, "after")
                }
            }
        }
        #expect(stage.statistics.rowsRealized == count)
        for distance in [50, 30, -60] as [CGFloat] { try stage.move(by: distance, StackForm()) }
        #expect(try stage.frame(of: "after").minY == -20)
        #expect(stage.statistics.rowsRealized == count)
    }

    /// The first row is the basis of the estimate, by which all rows fit into the window.
    @Test(arguments: StackForm.all) func `Rows that are longer than the first one begin at the start`(form: StackForm)
        throws
    {
        let isVertical = form.axis == .vertical
        let stage = Stage(
            size: size, environment: { $0.layoutDirection = form.isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            ScrollView(Axis.Set(form.axis)) {
                let rows = ForEach(0..<5, id: \.self) { row in
                    let length: CGFloat = row == 0 ? 20 : 60
                    cell(isVertical ? 50 : length, isVertical ? length : 50, "\(row)")
                }
                if isVertical { LazyVStack(spacing: 0) { rows } } else { LazyHStack(spacing: 0) { rows } }
            }
            .accessibilityIdentifier("scroll")
        }
        let first = try stage.frame(of: "0")
        let start = isVertical ? first.minY : form.isRightToLeft ? 100 - first.maxX : first.minX
        #expect(abs(start) < 0.01)
        // Three rows are known: 140 points. The others have their average length.
        let length = try stage.scroll("scroll").contentSize
        let found = isVertical ? length.height : length.width, expected: CGFloat = 140 * 5 / 3
        #expect(abs(found - expected) < 0.01)
    }

    /// A row whose body has a view for even numbers only.
    private struct Even: View {
        let index: Int
        var body: some View { if index.isMultiple(of: 2) { cell(20, 20, "\(index)") } }
    }

    @Test func `Rows without a view have no spacing`() throws {
        let stage = Stage(size: size) {
            ScrollView { LazyVStack(spacing: 10) { ForEach(0..<6) { Even(index: $0) } } }
                .accessibilityIdentifier("scroll")
        }
        #expect(try stage.frame(of: "2").minY == 30 && stage.frame(of: "4").minY == 60)
        #expect(try stage.scroll("scroll").contentSize.height == 80)
    }

    /// Five rows are visible at the end, and the view after them has none.
    @Test func `A scroll to a view without content ends where it would be`() throws {
        let wish = Wish<String>()
        wish.anchor = .bottom
        let stage = Stage(size: size) {
            WishScroll(wish: wish) {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { cell(20, 20, "\($0)") }
                    EmptyView().id("end")
                }
            }
        }
        stage.resetStatistics()
        wish.target = "end"
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y == 300 && stage.frame(of: "19").maxY == 100)
        #expect(stage.statistics.rowsRealized == 5)
    }

    /// A divider crosses the stack, and a spacer has its least length along it.
    @Test(arguments: Axis.allCases) func `Dividers and spacers follow the axis of a lazy stack`(axis: Axis) throws {
        let stage = Stage(size: size) {
            let views = Group {
                Divider().accessibilityIdentifier("divider")
                Spacer().accessibilityIdentifier("spacer")
                Spacer(minLength: 30).accessibilityIdentifier("longer")
            }
            if axis == .vertical { LazyVStack(spacing: 0) { views } } else { LazyHStack(spacing: 0) { views } }
        }
        func extent(_ length: CGFloat, across: CGFloat) -> CGSize {
            axis == .vertical ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
        }
        #expect(try stage.frame(of: "divider").size == extent(1, across: 100))
        #expect(try stage.frame(of: "spacer").size == extent(8, across: 0))
        #expect(try stage.frame(of: "longer").size == extent(30, across: 0))
    }

    // MARK: Tracks

    /// Two tracks of 60 points that are 8 points apart, and a header of 10 points.
    @Test(arguments: Axis.allCases) func `Tracks that are longer than the proposal make a grid longer`(axis: Axis)
        throws
    {
        let isVertical = axis == .vertical
        let stage = Stage(size: size) {
            let tracks = [GridItem(.fixed(60)), GridItem(.fixed(60))]
            let section = Section {
                ForEach(0..<2, id: \.self) { cell(isVertical ? nil : 20, isVertical ? 20 : nil, "\($0)") }
            } header: {
                cell(isVertical ? nil : 10, isVertical ? 10 : nil, "header")
            }
            if isVertical {
                LazyVGrid(columns: tracks, spacing: 5) { section }
            } else {
                LazyHGrid(rows: tracks, spacing: 5) { section }
            }
        }
        // The grid of 128 by 35 points is in the middle of the window.
        let expected = [
            "header": CGRect(x: -14, y: 32.5, width: 128, height: 10),
            "0": CGRect(x: -14, y: 47.5, width: 60, height: 20), "1": CGRect(x: 54, y: 47.5, width: 60, height: 20),
        ]
        for (name, frame) in expected {
            let turned = CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
            #expect(try stage.frame(of: name) == (isVertical ? frame : turned), "\(name)")
        }
    }

    @Test func `A grid without columns has a line for each view`() throws {
        let stage = Stage(size: size) {
            LazyVGrid(columns: [], spacing: 5) { ForEach(0..<3, id: \.self) { cell(nil, 10, "\($0)") } }
        }
        for row in 0..<3 {
            #expect(try stage.frame(of: "\(row)") == CGRect(x: 0, y: 30 + 15 * CGFloat(row), width: 100, height: 10))
        }
    }
}
