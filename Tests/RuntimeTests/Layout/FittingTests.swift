import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct FittingTests {
    @Test func `The first view that fits is shown, and only it appears`() throws {
        let received = Wish<Int>()
        let stage = Stage(size: CGSize(width: 100, height: 40)) {
            ViewThatFits(in: .horizontal) {
                cell(200, 20, "wide").onAppear { received.items.append(200) }
                cell(80, 20, "middle").onAppear { received.items.append(80) }
                cell(20, 20, "narrow").onAppear { received.items.append(20) }
            }
        }
        #expect(received.items == [80])
        #expect(!stage.exists("wide"))
        #expect(try stage.frame(of: "middle").midX == 50)
        stage.resize(to: CGSize(width: 300, height: 40))
        #expect(received.items == [80, 200])
        #expect(try stage.frame(of: "wide").midX == 150)
        stage.resize(to: CGSize(width: 10, height: 40))
        #expect(stage.exists("narrow") && !stage.exists("wide"), "where none fits, the last")
    }

    /// Views of 80 by 60, 80 by 30, and 30 by 20 points.
    @Test(
        arguments: [
            (.horizontal, 50, 10, "small"), (.horizontal, 80, 10, "large"), (.horizontal, 79.9, 90, "small"),
            (.vertical, 10, 30, "middle"), (.vertical, 10, 60, "large"), (.vertical, 90, 29, "small"),
            ([.horizontal, .vertical], 80, 60, "large"), ([.horizontal, .vertical], 80, 59, "middle"),
            ([.horizontal, .vertical], 79, 60, "small"), ([.horizontal, .vertical], 9, 9, "small"), ([], 9, 9, "large"),
        ] as [(Axis.Set, CGFloat, CGFloat, String)])
    func `A view fits on the axes that matter`(axes: Axis.Set, width: CGFloat, height: CGFloat, name: String) {
        let stage = Stage(size: CGSize(width: width, height: height)) {
            ViewThatFits(in: axes) {
                cell(80, 60, "large")
                cell(80, 30, "middle")
                cell(30, 20, "small")
            }
        }
        #expect(Set(stage.frames().keys) == [name])
    }

    @Observable final class Choice { var axes: Axis.Set = .horizontal }

    private struct Choosing: View {
        let choice: Choice
        var body: some View {
            ViewThatFits(in: choice.axes) {
                cell(80, 60, "large")
                cell(30, 20, "small")
            }
        }
    }

    @Test func `A change of the axes chooses again`() {
        let choice = Choice()
        let stage = Stage(size: CGSize(width: 90, height: 30)) { Choosing(choice: choice) }
        #expect(stage.exists("large"))
        choice.axes = .vertical
        stage.update()
        #expect(stage.exists("small") && !stage.exists("large"))
    }

    @MainActor @Observable final class Growing { var height: CGFloat = 10 }

    private final class Log { var heights: [CGFloat] = [] }

    private struct Grown: View {
        let growing: Growing
        var body: some View { cell(50, growing.height, "grown") }
    }

    @Test func `A view that didn't fit is chosen when it fits`() {
        let growing = Growing()
        let stage = Stage(size: CGSize(width: 100, height: 30)) {
            ViewThatFits(in: .vertical) {
                Grown(growing: growing)
                cell(50, 20, "small")
            }
        }
        for height in [10, 40, 20, 15, 31, 200, 30] as [CGFloat] {
            growing.height = height
            stage.update()
            #expect(stage.exists("grown") == (height <= 30), "\(height)")
            #expect(stage.exists("small") == (height > 30), "\(height)")
        }
    }

    @Test func `A view of a row outside the viewport waits with its choice`() throws {
        let growing = Growing(), log = Log(), wish = Wish<Int>()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            WishScroll(wish: wish) {
                LazyVStack(spacing: 0) {
                    ForEach(0..<40, id: \.self) { row in
                        if row == 0 {
                            ViewThatFits(in: .vertical) {
                                Counted(growing: growing, log: log)
                                cell(50, 20, "small")
                            }
                            .frame(height: 30)
                        } else {
                            Color.clear.frame(height: 100)
                        }
                    }
                }
            }
        }
        growing.height = 40
        stage.update()
        #expect(stage.exists("small"))
        wish.target = 2
        try stage.settle()
        #expect(!stage.exists("small"))
        let before = log.heights
        growing.height = 20
        stage.update()
        #expect(log.heights == before)
        wish.target = 0
        try stage.settle()
        #expect(log.heights.last == 20)
        #expect(stage.exists("counted") && !stage.exists("small"))
    }

    private struct Counted: View {
        let growing: Growing
        let log: Log

        var body: some View {
            let _ = log.heights.append(growing.height)
            cell(50, growing.height, "counted")
        }
    }

    @Observable final class Filling { var isWide = true }

    private struct Filled: View {
        let filling: Filling

        var body: some View {
            ViewThatFits(in: .horizontal) {
                ScrollView { if filling.isWide { cell(200, 20, "wide") } }.accessibilityIdentifier("scroll")
                cell(50, 20, "narrow")
            }
        }
    }

    @Test func `A scroll view is shown when content that was too wide leaves it`() {
        let filling = Filling()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Filled(filling: filling) }
        #expect(Set(stage.frames().keys) == ["narrow"])
        filling.isWide = false
        stage.update()
        #expect(Set(stage.frames().keys) == ["scroll"])
    }

    @Observable final class Widths { var all: [CGFloat] = [200, 80] }

    private struct Alternatives: View {
        let widths: Widths
        let log: GestureLog

        var body: some View {
            ViewThatFits(in: .horizontal) {
                ForEach(widths.all, id: \.self) { width in
                    let name = "\(Int(width))"
                    cell(width, 20, name).onAppear { log.note(name) }
                }
            }
        }
    }

    @Test func `Of other views, too, only the one that is shown appears`() {
        let widths = Widths(), log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Alternatives(widths: widths, log: log) }
        #expect(log.entries == ["80"])
        // The new views come after the same one, so that the second is shown again.
        widths.all = [200, 60, 50]
        stage.update()
        #expect(log.entries == ["80", "60"])
        #expect(Set(stage.frames().keys) == ["60"])
    }

    @Test func `Only the view that fits appears when its row returns`() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20) { row in
                        ViewThatFits(in: .horizontal) {
                            cell(500, 50, "wide-\(row)").onAppear { log.note("wide") }
                            cell(50, 50, "narrow-\(row)").onAppear { if row == 0 { log.note("narrow") } }
                        }
                    }
                }
            }
        }
        #expect(log.entries == ["narrow"])
        stage.wheel(by: CGSize(width: 0, height: 100), at: CGPoint(x: 50, y: 50), precise: true)
        try stage.settle()
        #expect(!stage.exists("narrow-0") && stage.exists("narrow-2"))
        stage.press(.home)
        try stage.settle()
        #expect(stage.exists("narrow-0") && log.entries == ["narrow", "narrow"])
    }

    @Test func `Views around it see the guides and the spacing of the view that fits`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            VStack {
                Text("a").accessibilityIdentifier("above")
                ViewThatFits { Text("b").accessibilityIdentifier("text") }
                HStack(alignment: .top) {
                    cell(10, 30, "beside")
                    ViewThatFits {
                        cell(900, 40, "broad").alignmentGuide(.top) { _ in 3 }
                        cell(20, 40, "narrow").alignmentGuide(.top) { _ in 15 }
                    }
                }
            }
        }
        #expect(try stage.frame(of: "text").minY == stage.frame(of: "above").maxY)
        #expect(try stage.frame(of: "beside").minY == stage.frame(of: "narrow").minY + 15)
    }

    @Test(
        arguments: [
            (nil, ContentMode.fit, CGSize(width: 100, height: 50)), (nil, .fill, CGSize(width: 400, height: 200)),
            (1, .fit, CGSize(width: 100, height: 100)), (0.25, .fit, CGSize(width: 50, height: 200)),
            (CGFloat.nan, .fit, CGSize(width: 100, height: 50)), (-2, .fit, CGSize(width: 100, height: 50)),
        ] as [(CGFloat?, ContentMode, CGSize)])
    func `A shape fits into the proposed size or covers it`(_ ratio: CGFloat?, _ mode: ContentMode, _ size: CGSize)
        throws
    {
        let stage = Stage(size: CGSize(width: 100, height: 200)) {
            Color.red.frame(
                minWidth: 0, idealWidth: 20, maxWidth: .infinity, minHeight: 0, idealHeight: 10, maxHeight: .infinity
            )
            .accessibilityIdentifier("shape")
            .aspectRatio(ratio, contentMode: mode)
        }
        #expect(try stage.frame(of: "shape").size == size)
    }

    @Test func `Cards are fractions of their scroll view, and follow its size`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) {
                    ForEach(0..<50) { index in
                        Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
                            .accessibilityIdentifier("card-\(index)")
                    }
                }
            }
            .contentMargins(.horizontal, 15, for: .scrollContent)
        }
        // 270 points of the container: three parts of (270 - 20) / 3.
        #expect(abs(try stage.frame(of: "card-0").width - 530 / 3) < 0.01)
        #expect(abs(try stage.frame(of: "card-1").minX - (15 + 530 / 3 + 10)) < 0.01)
        stage.resize(to: CGSize(width: 600, height: 100))
        #expect(abs(try stage.frame(of: "card-0").width - (550 / 3 * 2 + 10)) < 0.01)
        #expect(abs(try stage.frame(of: "card-1").minX - (15 + 550 / 3 * 2 + 20)) < 0.01)
    }

    @Test func `Without a scroll view the window is the container`() throws {
        let stage = Stage(
            size: CGSize(width: 300, height: 100), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
        ) {
            HStack {
                Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                    axis == .horizontal ? length / 2 : length
                }.accessibilityIdentifier("half")
            }
        }
        #expect(try stage.frame(of: "half") == CGRect(x: 75, y: 20, width: 150, height: 80))
    }
}
