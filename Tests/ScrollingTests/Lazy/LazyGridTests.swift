import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct LazyGridTests {
    private static let columns = Array(repeating: GridItem(.flexible()), count: 3)

    @Test func `Only visible lines are realized`() {
        let stage = Stage(size: CGSize(width: 316, height: 200)) {
            ScrollView {
                LazyVGrid(columns: Self.columns, spacing: 0) { ForEach(0..<100_000) { cell(nil, 40, "cell-\($0)") } }
            }
        }
        #expect(stage.frames(prefix: "cell-").count == 15)
        #expect(stage.frames(prefix: "cell-")["cell-4"] == CGRect(x: 108, y: 40, width: 100, height: 40))
    }

    @Test func `A line is as tall as its tallest cell, the others are centered in it`() throws {
        let stage = Stage(size: CGSize(width: 316, height: 200)) {
            ScrollView {
                LazyVGrid(columns: Self.columns) { ForEach(0..<6) { cell(nil, $0 == 1 ? 60 : 20, "cell-\($0)") } }
            }
        }
        #expect(try stage.frame(of: "cell-0").minY == 20)
        #expect(try stage.frame(of: "cell-3").minY == 68)
    }

    @Test func `A line of low cells is as low as they are`() throws {
        let columns = Array(repeating: GridItem(.fixed(20), spacing: 0), count: 2)
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 0) { ForEach(0..<6) { cell(nil, 0.25, "\($0)") } }
            }
            .accessibilityIdentifier("scroll")
        }
        #expect(try (0..<6).map { try stage.frame(of: "\($0)").minY } == [0, 0, 0.25, 0.25, 0.5, 0.5])
        #expect(try stage.scroll("scroll").contentSize.height == 0.75)
    }

    @Test func `Each cell of a line has the alignment of its column`() throws {
        let columns = [
            GridItem(.fixed(60), alignment: .top), GridItem(.fixed(60), alignment: .bottom),
            GridItem(.fixed(60), alignment: .center),
        ]
        let stage = Stage(size: CGSize(width: 316, height: 200)) {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 0) {
                    ForEach(0..<6) { cell(nil, $0 == 1 ? 60 : 20, "cell-\($0)") }
                }
            }
        }
        #expect(try stage.frame(of: "cell-0").minY == 0)
        #expect(try stage.frame(of: "cell-1").minY == 0)
        #expect(try stage.frame(of: "cell-2").minY == 20)
        for index in 3..<6 { #expect(try stage.frame(of: "cell-\(index)").minY == 60) }
        let rows = Stage(size: CGSize(width: 200, height: 316)) {
            ScrollView(.horizontal) {
                LazyHGrid(
                    rows: [GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60), alignment: .trailing)],
                    spacing: 0
                ) {
                    ForEach(0..<4) { cell($0 == 0 ? 60 : 20, nil, "cell-\($0)") }
                }
            }
        }
        #expect(try rows.frame(of: "cell-1").maxX == 60)
        #expect(try rows.frame(of: "cell-2").minX == 60)
        #expect(try rows.frame(of: "cell-3").minX == 60)
    }

    /// Columns of 20 points: two aligned at their top, and two at their bottom. Each row is the length of a cell, the
    /// place of its own guide, and the expected place of the cell.
    nonisolated private static let guides: [(length: CGFloat, guide: CGFloat?, place: CGFloat)] = [
        (10, nil, 8), (30, 8, 0), (50, nil, 0), (20, 15, 35),
        // The second line begins after 55 points and is 70 points long.
        (70, nil, 55), (10, nil, 55), (20, nil, 99), (10, 4, 115),
        // The third line begins after 125 points and is 45 points long.
        (40, -5, 130), (20, nil, 125), (12, nil, 158), (10, nil, 160),
    ]

    @Test(arguments: Axis.allCases) func `Cells with the same alignment are aligned with each other`(axis: Axis) throws
    {
        let isVertical = axis == .vertical
        let first: Alignment = isVertical ? .top : .leading, second: Alignment = isVertical ? .bottom : .trailing
        let tracks = (0..<4).map { (track: Int) -> GridItem in
            GridItem(.fixed(20), spacing: 0, alignment: track < 2 ? first : second)
        }
        let cells = ForEach(0..<12, id: \.self) { index in
            let (length, guide, _) = Self.guides[index], isFirst = index % 4 < 2
            cell(isVertical ? 10 : length, isVertical ? length : 10, "\(index)")
                .alignmentGuide(isFirst ? VerticalAlignment.top : .bottom) { dimensions in
                    guide ?? dimensions[isFirst ? VerticalAlignment.top : .bottom]
                }
                .alignmentGuide(isFirst ? HorizontalAlignment.leading : .trailing) { dimensions in
                    guide ?? dimensions[isFirst ? HorizontalAlignment.leading : .trailing]
                }
        }
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView(Axis.Set(axis)) {
                if isVertical {
                    LazyVGrid(columns: tracks, spacing: 0) { cells }
                } else {
                    LazyHGrid(rows: tracks, spacing: 0) { cells }
                }
            }
        }
        for (index, form) in Self.guides.enumerated() {
            let frame = try stage.frame(of: "\(index)")
            #expect(abs((isVertical ? frame.minY : frame.minX) - form.place) < 0.01, "\(index)")
        }
    }

    @Test func `Sections begin on new lines`() throws {
        let stage = Stage(size: CGSize(width: 240, height: 200)) {
            ScrollView {
                LazyVGrid(
                    columns: Array(repeating: GridItem(.fixed(60)), count: 3), spacing: 10, pinnedViews: .sectionHeaders
                ) {
                    ForEach(0..<50) { section in
                        Section {
                            ForEach(0..<4) { cell(nil, 30, "cell-\(section)-\($0)") }
                        } header: {
                            cell(nil, 20, "header-\(section)")
                        }
                    }
                }
            }
        }
        #expect(try stage.frame(of: "header-1") == CGRect(x: 0, y: 110, width: 240, height: 20))
        #expect(try stage.frame(of: "cell-0-3").minY == 70)
        #expect(try stage.frame(of: "cell-1-0") == CGRect(x: 22, y: 140, width: 60, height: 30))
        stage.dragSlowly(by: -70)
        #expect(try stage.frame(of: "header-0").minY == 0)
    }

    @Test func `Another number of columns keeps the first visible item`() throws {
        let wish = Wish<Int>()
        let stage = Stage(size: CGSize(width: 400, height: 300)) {
            WishScroll(wish: wish) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 0)], spacing: 0) {
                    ForEach(0..<5000, id: \.self) { cell(nil, 50, "cell-\($0)") }
                }
            }
        }
        wish.target = 2000
        try stage.settle()
        #expect(try stage.frame(of: "cell-2000").minY == 0)
        stage.resize(to: CGSize(width: 700, height: 300))
        try stage.settle()
        #expect(try stage.frame(of: "cell-2000").minY == 0)
        #expect(try stage.frame(of: "cell-2000").width == 100)
    }

    /// Most lines are 20 points long. The one of item 10 is longer than the window, and half of it is visible.
    @Test func `A long line stays when a line is inserted before it`() throws {
        let wish = Wish<Int>()
        wish.items = Array(0..<40)
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Live {
                ScrollView {
                    LazyVGrid(columns: [GridItem()], spacing: 0) {
                        ForEach(wish.items, id: \.self) { cell(nil, $0 == 10 ? 200 : 20, "cell-\($0)") }
                    }
                }
            }
        }
        for _ in 0..<3 { try stage.move(by: 100, StackForm()) }
        #expect(abs(try stage.frame(of: "cell-10").minY + 100) < 0.01)
        wish.items.insert(-1, at: 0)
        stage.update()
        #expect(abs(try stage.frame(of: "cell-10").minY + 100) < 0.01)
        #expect(try stage.frame(of: "cell-10").height == 200)
    }

    @MainActor @Observable final class Model { var maximum = CGFloat.infinity }

    private struct Tiles: View {
        let model: Model

        var body: some View {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 40, maximum: model.maximum), spacing: 0)], spacing: 0) {
                    ForEach(0..<4) { cell(nil, 20, "cell-\($0)") }
                }
            }
        }
    }

    /// Two columns share 100 points, and then they are in the middle.
    @Test func `Columns follow a maximum that only matters for some widths`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Tiles(model: model) }
        #expect(try stage.frame(of: "cell-3") == CGRect(x: 50, y: 20, width: 50, height: 20))
        model.maximum = 40
        stage.update()
        #expect(try stage.frame(of: "cell-3") == CGRect(x: 50, y: 20, width: 40, height: 20))
        #expect(try stage.frame(of: "cell-2") == CGRect(x: 10, y: 20, width: 40, height: 20))
        model.maximum = .infinity
        stage.update()
        #expect(try stage.frame(of: "cell-2") == CGRect(x: 0, y: 20, width: 50, height: 20))
    }

    @Test func `A horizontal grid grows toward the trailing edge in both layout directions`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 108), environment: { $0.layoutDirection = .rightToLeft }) {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 10) {
                    ForEach(0..<1000) { cell(40, nil, "cell-\($0)") }
                }
            }
        }
        #expect(try stage.frame(of: "cell-0") == CGRect(x: 160, y: 0, width: 40, height: 50))
        #expect(try stage.frame(of: "cell-3") == CGRect(x: 110, y: 58, width: 40, height: 50))
        #expect(stage.frames(prefix: "cell-").count == 8)
    }

    @Test(arguments: [CGFloat.nan, -5, 0, .infinity]) func `Tracks with invalid sizes are harmless`(
        _ size: CGFloat
    ) {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            LazyVGrid(
                columns: [
                    GridItem(.adaptive(minimum: size)), GridItem(.flexible(minimum: size, maximum: size)),
                    GridItem(.fixed(size)),
                ], spacing: size
            ) {
                ForEach(0..<4) { cell(nil, 20, "cell-\($0)") }
            }
        }
        #expect(
            stage.frames(prefix: "cell-").values.allSatisfy {
                $0.minX.isFinite && $0.width.isFinite && $0.minY.isFinite
            })
    }

    @Test(arguments: [0.0, 1]) func `A jump aligns a cell that is shorter than its line`(anchor: CGFloat) throws {
        final class Reader { var proxy: ScrollViewProxy? }
        let reader = Reader()
        let stage = Stage(size: CGSize(width: 400, height: 600)) {
            ScrollViewReader { proxy in
                let _ = reader.proxy = proxy
                ScrollView {
                    LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                        ForEach(0..<40, id: \.self) { item in
                            Color.red.frame(height: item % 2 == 0 ? 200 : 100).accessibilityIdentifier("\(item)")
                        }
                    }
                }
            }
        }
        reader.proxy?.scrollTo(21, anchor: UnitPoint(x: 0.5, y: anchor))
        stage.update()
        #expect(abs(try stage.frame(of: "21").minY - anchor * 500) < 0.01)
        reader.proxy?.scrollTo(20, anchor: UnitPoint(x: 0.5, y: anchor))
        stage.update()
        #expect(abs(try stage.frame(of: "20").minY - anchor * 400) < 0.01)
    }
}
