import ScrollworkTesting
import SwiftUI
import Testing

/// Values at the limits of their ranges that programs read or show.
@MainActor
@Suite struct ScrollEdgeValueTests {
    @Test func `The container's size leaves out the insets at every edge`() {
        var sizes: [CGSize] = []
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 1_000, height: 1_000) }
                .contentMargins(.top, 20)
                .contentMargins(.bottom, 30)
                .contentMargins(.leading, 7)
                .contentMargins(.trailing, 11)
                .onScrollGeometryChange(for: CGSize.self) {
                    $0.containerSize
                } action: {
                    sizes.append($1)
                }
        }
        stage.advance(by: 0.1)
        #expect(sizes.last == CGSize(width: 282, height: 350))
    }

    /// The margins are longer than the window of 200 by 100 points.
    @Test func `A container between margins that fill the scroll view has no length`() throws {
        let free = Stage(size: CGSize(width: 200, height: 100)) {
            ScrollView([.horizontal, .vertical]) { cell(500, 500, "content") }
                .contentMargins(150)
                .accessibilityIdentifier("scroll")
        }
        #expect(try free.scroll("scroll").containerSize == .zero)
        for axis in [Axis.horizontal, .vertical] {
            let stage = Stage(size: CGSize(width: 200, height: 100)) {
                ScrollView(Axis.Set(axis)) {
                    Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length + 50 }
                        .accessibilityIdentifier("view")
                }
                .contentMargins(150)
            }
            #expect(try stage.frame(of: "view").size == CGSize(width: 50, height: 50))
        }
    }

    @Test func `The offset of content at its start is zero without a sign`() throws {
        var offsets: [CGPoint] = []
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            ScrollView { Color.red.frame(width: 300, height: 1_000) }
                .onScrollGeometryChange(for: CGPoint.self) {
                    $0.contentOffset
                } action: {
                    offsets.append($1)
                }
        }
        stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 250), over: 0.5)
        stage.flick(from: CGPoint(x: 150, y: 100), velocity: CGVector(dx: 0, dy: 900))
        try stage.settle()
        let end = try #require(offsets.last)
        #expect(end == .zero && end.x.sign == .plus && end.y.sign == .plus)
    }

    @Test func `Views of a grid's footer are below each other`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(100), spacing: 0), count: 3), spacing: 0) {
                    Section {
                        ForEach(0..<4) { cell(100, 50, "cell-\($0)") }
                    } footer: {
                        cell(100, 20, "sum")
                        cell(100, 20, "note")
                    }
                    Section { ForEach(4..<6) { cell(100, 50, "cell-\($0)") } }
                }
            }
        }
        #expect(try stage.frame(of: "sum").minY == 100)
        #expect(try stage.frame(of: "note").minY == 120)
        #expect(try stage.frame(of: "sum").midX == 150)
        #expect(try stage.frame(of: "note").midX == 150)
        #expect(try stage.frame(of: "cell-4").origin == CGPoint(x: 0, y: 140))
    }

    @Test func `A grid cell's anchor goes by width across and by height down`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    cell(100, 50, "wide")
                    cell(50, 80, "tall")
                }
                GridRow {
                    cell(20, 10, "corner").gridCellAnchor(.topTrailing)
                    cell(50, 80, "other")
                }
                GridRow {
                    cell(20, 10, "low").gridCellAnchor(UnitPoint(x: 0.25, y: 1))
                    cell(50, 80, "last")
                }
            }
        }
        let grid = try stage.frame(of: "other").minY
        let left = try stage.frame(of: "tall").minX - 100
        #expect(try stage.frame(of: "corner").origin == CGPoint(x: left + 80, y: grid))
        #expect(try stage.frame(of: "low").origin == CGPoint(x: left + 20, y: grid + 80 + 70))
    }

    @Test func `A row before a section is the last of its own card`() throws {
        func list(@ViewBuilder _ more: @escaping () -> some View) -> Stage {
            Stage(size: CGSize(width: 320, height: 480)) {
                List {
                    Text("A")
                    Text("B").accessibilityIdentifier("b")
                    more()
                }
                .listStyle(.insetGrouped)
            }
        }
        let apart = list { Section { Text("C") } }
        let alone = list {}
        let bottom = try Int(apart.frame(of: "b").midY + 22)
        let seen = Pixels(apart)
        let expected = Pixels(alone)
        // To just below the card, both lists look the same: rounded corners and no separator.
        for y in bottom - 15..<bottom + 2 {
            for x in 0..<320 where seen[x, y] != expected[x, y] {
                Issue.record("the lists differ at \(x), \(y)")
                return
            }
        }
        #expect(seen[160, bottom - 10] != seen[160, bottom + 5])
    }

    @Observable final class Wish { var isAtTop = false }

    private struct Home: View {
        let wish: Wish

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView { VStack(spacing: 0) { ForEach(0..<200, id: \.self) { cell(100, 50, "row-\($0)") } } }
                    .accessibilityIdentifier("scroll")
                    .onChange(of: wish.isAtTop) {
                        withAnimation(.linear(duration: 1)) { proxy.scrollTo(0, anchor: .top) }
                    }
            }
        }
    }

    /// The velocity of a fling carries an animated scroll beyond its end, but not by more than the length of a window
    /// that became shorter.
    @Test(arguments: [10.0, 30, 60]) func `An animated scroll does not overshoot by more than the new window's length`(
        length: Double
    ) throws {
        let wish = Wish()
        let stage = Stage(size: CGSize(width: 100, height: 400)) { Home(wish: wish) }
        func offset() throws -> CGFloat { try stage.scroll("scroll").offset.y }
        stage.wheel(by: CGSize(width: 0, height: 900), at: CGPoint(x: 50, y: 200), precise: true)
        try stage.settle()
        stage.flick(from: CGPoint(x: 50, y: 50), velocity: CGVector(dx: 0, dy: 6_000))
        try #require(try offset() > 100)
        wish.isAtTop = true
        stage.advance(by: 1.0 / 60)
        stage.resize(to: CGSize(width: 100, height: length))
        var lowest = try offset()
        while !stage.isAtRest {
            stage.advance(by: 1.0 / 240)
            lowest = try min(lowest, offset())
        }
        #expect(lowest >= -length - 0.01)
        #expect(try offset() == 0)
    }
}
