import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct LazyChangeTests {
    private struct Rows: View {
        let wish: Wish<Int>
        var body: some View {
            LazyVStack(spacing: 0) { ForEach(wish.items, id: \.self) { cell(200, 20, "row-\($0)") } }
        }
    }

    private func stage(_ wish: Wish<Int>) -> Stage {
        Stage(size: CGSize(width: 300, height: 200)) { WishScroll(wish: wish) { Rows(wish: wish) } }
    }

    @Test func `Rows inserted before the visible ones do not move them`() throws {
        let wish = Wish<Int>()
        wish.items = Array(0..<100)
        let stage = stage(wish)
        stage.dragSlowly(by: -120)
        let place = try stage.frame(of: "row-8")
        wish.items = Array(-50..<100)
        try stage.settle()
        #expect(try stage.frame(of: "row-8") == place)
    }

    @Test func `Rows inserted at the top are visible at the top`() throws {
        let wish = Wish<Int>()
        wish.items = Array(0..<100)
        let stage = stage(wish)
        wish.items = Array(-1..<100)
        try stage.settle()
        #expect(try stage.frame(of: "row--1").minY == 0)
    }

    /// The drag begins after 10 points, and the finger brings the content back to the top.
    @Test func `Rows inserted at the top do not move rows that a finger holds there`() throws {
        let wish = Wish<Int>()
        wish.items = Array(0..<100)
        let stage = stage(wish)
        let finger = stage.touch(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGSize(width: 0, height: -30), over: 0.1)
        #expect(abs(try stage.scroll("scroll").offset.y - 20) < 0.01)
        finger.move(by: CGSize(width: 0, height: 20), over: 0.1)
        #expect(abs(try stage.scroll("scroll").offset.y) < 0.01)
        wish.items = Array(-1..<100)
        stage.update()
        #expect(abs(try stage.frame(of: "row-0").minY) < 0.01)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.frame(of: "row-0").minY) < 0.01)
        #expect(abs(try stage.scroll("scroll").offset.y - 20) < 0.01)
    }

    /// The finger leaves the content below its top.
    @Test func `Rows inserted at the top do not move rows that bounce there`() throws {
        let wish = Wish<Int>()
        wish.items = Array(0..<100)
        let stage = stage(wish)
        stage.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 150), over: 0.2)
        stage.advance(by: 0.05)
        let place = try stage.frame(of: "row-0").minY
        #expect(place > 1)
        wish.items = Array(-1..<100)
        stage.update()
        #expect(abs(try stage.frame(of: "row-0").minY - place) < 0.01)
        #expect(abs(try stage.frame(of: "row--1").maxY - place) < 0.01)
    }

    @Test func `Removing the visible rows shows the next ones`() throws {
        let wish = Wish<Int>()
        wish.items = Array(0..<30)
        let stage = stage(wish)
        wish.items.removeFirst(10)
        try stage.settle()
        #expect(try stage.frame(of: "row-10").minY == 0)
        #expect(!stage.exists("row-0"))
        wish.items = []
        try stage.settle()
        #expect(stage.frames(prefix: "row-").isEmpty)
        wish.items = [7]
        try stage.settle()
        #expect(try stage.frame(of: "row-7").minY == 0)
    }

    private struct Uneven: View {
        let wish: Wish<Int>
        var body: some View {
            LazyVStack(spacing: 0) { ForEach(wish.items, id: \.self) { cell(100, CGFloat($0), "row-\($0)") } }
        }
    }

    /// The items are the lengths of the rows. The last two of them are visible, and the second one has been.
    @Test func `A row that moves keeps its known length`() throws {
        let wish = Wish<Int>()
        wish.items = [20, 50, 70, 60]
        let stage = Stage(size: CGSize(width: 100, height: 100)) { WishScroll(wish: wish) { Uneven(wish: wish) } }
        for distance in [100, 20] as [CGFloat] { try stage.move(by: distance, StackForm()) }
        #expect(abs(try stage.scroll("scroll").contentSize.height - 200) < 0.01)
        #expect(abs(try stage.frame(of: "row-60").maxY - 100) < 0.01)
        wish.items.removeFirst()
        try stage.settle()
        #expect(abs(try stage.scroll("scroll").contentSize.height - 180) < 0.01)
        #expect(abs(try stage.frame(of: "row-60").maxY - 100) < 0.01)
    }

    @Test func `Rows that all leave are no longer drawn`() {
        let wish = Wish<Int>()
        wish.items = Array(0..<3)
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) {
            WishScroll(wish: wish) { Rows(wish: wish) }
        }
        #expect(Pixels(stage)[50, 50].blue < 0.5)
        wish.items = []
        stage.update()
        #expect(Pixels(stage)[50, 50].blue > 0.9)
    }

    @Test func `Only the first of several cells with one identity is realized`() {
        let wish = Wish<Int>()
        wish.items = [1, 2, 1, 3]
        let stage = stage(wish)
        #expect(stage.frames(prefix: "row-").count == 3)
    }

    @Test func `The last rows are reached when their number shrinks under the viewport`() throws {
        let wish = Wish<Int>()
        wish.items = Array(0..<100)
        wish.anchor = .bottom
        let stage = stage(wish)
        wish.target = 99
        try stage.settle()
        #expect(try stage.frame(of: "row-99").maxY == 200)
        wish.items = Array(0..<50)
        try stage.settle()
        #expect(try stage.frame(of: "row-49").maxY == 200)
    }

    @MainActor @Observable final class Width { var value: CGFloat = 80 }

    private struct Ideal: View {
        let width: Width
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<3) { cell($0 == 0 ? width.value : 30, 20, "row-\($0)") } }
                    .accessibilityIdentifier("stack")
                    .fixedSize(horizontal: true, vertical: false)
            }
        }
    }

    /// The ideal width is that of the first row.
    @Test func `A stack becomes narrower with its first row`() throws {
        let width = Width(), stage = Stage(size: CGSize(width: 300, height: 200)) { Ideal(width: width) }
        #expect(try stage.frame(of: "stack").width == 80)
        width.value = 50
        stage.update()
        #expect(try stage.frame(of: "stack").width == 50)
        #expect(try stage.frame(of: "row-0").minX == stage.frame(of: "stack").minX)
        #expect(try stage.frame(of: "row-1").minX == stage.frame(of: "stack").minX + 10)
    }
}
