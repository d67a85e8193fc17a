import ScrollworkTesting
import SwiftUI
import Testing
import ViewRuntime

/// The properties that modifiers set for the scroll views inside, and that views read from the environment.
@MainActor
@Suite struct ScrollSettingTests {
    private final class Found {
        var isEnabled: Bool?
        var indicators: [ScrollIndicatorVisibility] = []
        var bounces: [ScrollBounceBehavior.Kind] = []
        var mode: ScrollDismissesKeyboardMode.Kind?
    }

    private struct Reader: View {
        let found: Found
        @Environment(\.isScrollEnabled) private var isEnabled
        @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
        @Environment(\.verticalScrollIndicatorVisibility) private var vertical
        @Environment(\.horizontalScrollBounceBehavior) private var sideways
        @Environment(\.verticalScrollBounceBehavior) private var upright
        @Environment(\.scrollDismissesKeyboardMode) private var mode

        var body: some View {
            let _ = found.isEnabled = isEnabled
            let _ = found.indicators = [horizontal, vertical]
            let _ = found.bounces = [sideways.kind, upright.kind]
            let _ = found.mode = mode.kind
            Color.clear
        }
    }

    private func read(_ change: (Reader) -> some View) -> Found {
        let found = Found()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { change(Reader(found: found)) }
        return withExtendedLifetime(stage) { found }
    }

    @Test func `Without modifiers, everything is automatic`() {
        let found = read { $0 }
        #expect(found.isEnabled == true && found.indicators == [.automatic, .automatic])
        #expect(found.bounces == [.automatic, .automatic] && found.mode == .automatic)
    }

    @Test(arguments: [(false, false, true), (true, false, false), (false, true, false), (true, true, false)])
    func `A scroll view is disabled by any modifier around it`(inner: Bool, outer: Bool, isEnabled: Bool) {
        #expect(read { $0.scrollDisabled(inner).scrollDisabled(outer) }.isEnabled == isEnabled)
        #expect(read { view in ScrollView { view.frame(height: 5) }.scrollDisabled(outer) }.isEnabled == !outer)
    }

    @Test func `The visibility of indicators and the bounce are those of their axes`() {
        #expect(read { $0.scrollIndicators(.hidden) }.indicators == [.hidden, .hidden])
        #expect(read { $0.scrollIndicators(.never, axes: .horizontal) }.indicators == [.never, .automatic])
        #expect(read { $0.scrollIndicators(.visible, axes: .vertical) }.indicators == [.automatic, .visible])
        #expect(read { $0.scrollBounceBehavior(.always) }.bounces == [.automatic, .always])
        #expect(
            read { $0.scrollBounceBehavior(.basedOnSize, axes: .horizontal) }.bounces == [.basedOnSize, .automatic])
        let both = read { $0.scrollBounceBehavior(.always, axes: [.horizontal, .vertical]) }
        #expect(both.bounces == [.always, .always])
        #expect(read { $0.scrollDismissesKeyboard(.interactively) }.mode == .interactively)
        let set = read {
            $0.environment(\.horizontalScrollIndicatorVisibility, .never)
                .environment(\.verticalScrollIndicatorVisibility, .hidden)
                .environment(\.horizontalScrollBounceBehavior, .always)
                .environment(\.verticalScrollBounceBehavior, .basedOnSize)
                .environment(\.isScrollEnabled, false)
        }
        #expect(set.indicators == [.never, .hidden] && set.bounces == [.always, .basedOnSize])
        #expect(set.isEnabled == false)
    }

    @Test func `The content of a scroll view inherits the settings of appearance`() {
        let found = read { view in
            ScrollView { view.frame(height: 10) }
                .scrollIndicators(.hidden).scrollBounceBehavior(.basedOnSize).scrollDismissesKeyboard(.never)
        }
        #expect(found.indicators == [.hidden, .hidden] && found.bounces == [.automatic, .basedOnSize])
        #expect(found.mode == .never)
    }

    // MARK: Margins

    private func insets(_ view: (AnyView) -> some View) throws -> EdgeInsets {
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            view(
                AnyView(
                    ScrollView([.horizontal, .vertical]) { cell(500, 500, "content") }
                        .accessibilityIdentifier("scroll")))
        }
        return try stage.scroll("scroll").contentInsets
    }

    @Test func `Margins are at their edges`() throws {
        func all(_ length: CGFloat) -> EdgeInsets {
            EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
        }
        let four = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(try insets { $0.contentMargins(7) } == all(7))
        #expect(try insets { $0.contentMargins(.all, nil) } == all(16))
        #expect(try insets { $0.contentMargins(.all, four) } == four)
        #expect(try insets { $0.contentMargins(.all, four, for: .scrollContent) } == four)
        #expect(try insets { $0.contentMargins(.all, four, for: .scrollIndicators) } == all(0))
        #expect(
            try insets { $0.contentMargins(.horizontal, four) }
                == EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 4))
        #expect(
            try insets { $0.contentMargins([.top, .trailing], 9) }
                == EdgeInsets(top: 9, leading: 0, bottom: 0, trailing: 9))
        // The innermost modifier decides, for each edge.
        #expect(
            try insets { $0.contentMargins(.top, 9).contentMargins(.vertical, 5) }
                == EdgeInsets(top: 9, leading: 0, bottom: 5, trailing: 0))
        #expect(try insets { $0.contentMargins(.all, .nan) } == all(0))
    }

    @Test func `An inner scroll view has none of the margins, anchors, and behaviors of the outer one`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollView {
                ScrollView(.horizontal) { cell(500, 80, "content") }.frame(height: 80)
                    .accessibilityIdentifier("inner")
                cell(100, 1_000, "rest")
            }
            .accessibilityIdentifier("outer")
            .contentMargins(10)
            .defaultScrollAnchor(.bottomTrailing)
            .scrollTargetBehavior(.paging)
            .scrollPosition(.constant(ScrollPosition(x: 33, y: 44)))
        }
        #expect(try stage.scroll("inner").contentInsets == EdgeInsets())
        #expect(try stage.scroll("inner").offset == .zero)
        #expect(try stage.scroll("outer").contentInsets.top == 10)
        stage.wheel(by: CGSize(width: 1, height: 0), at: try center(stage, "inner"))
        try stage.settle()
        // A notch of 100 points, rather than a page of 180 points.
        #expect(abs(try stage.scroll("inner").offset.x - 100) < 0.01)
    }

    private func center(_ stage: Stage, _ name: String) throws -> CGPoint {
        let frame = try stage.frame(of: name).intersection(CGRect(origin: .zero, size: stage.size))
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    // MARK: Size

    @Test func `Without a proposal, a scroll view is as large as its content and margins`() throws {
        for axes in [Axis.Set.vertical, .horizontal, [.horizontal, .vertical]] {
            let stage = Stage(size: CGSize(width: 300, height: 300)) {
                ScrollView(axes) { cell(80, 60, "content") }
                    .contentMargins(.all, EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8))
                    .accessibilityIdentifier("scroll").fixedSize()
            }
            #expect(try stage.frame(of: "scroll").size == CGSize(width: 90, height: 65))
        }
    }

    /// Content that fills the proposal, across the axis between the margins.
    @Test func `The content is offered the space between the margins`() throws {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
        let vertical = Stage(size: CGSize(width: 200, height: 100)) {
            ScrollView { Color.red.frame(height: 30).accessibilityIdentifier("content") }
                .contentMargins(.all, insets).accessibilityIdentifier("scroll")
        }
        #expect(try vertical.frame(of: "content") == CGRect(x: 2, y: 1, width: 190, height: 30))
        #expect(try vertical.frame(of: "scroll").size == CGSize(width: 200, height: 100))
        let horizontal = Stage(size: CGSize(width: 200, height: 100)) {
            ScrollView(.horizontal) { Color.red.frame(width: 30).accessibilityIdentifier("content") }
                .contentMargins(.all, insets).accessibilityIdentifier("scroll")
        }
        #expect(try horizontal.frame(of: "content") == CGRect(x: 2, y: 1, width: 30, height: 95))
        #expect(try horizontal.frame(of: "scroll").size == CGSize(width: 200, height: 100))
        let narrow = Stage(size: CGSize(width: 200, height: 100)) {
            ScrollView { Color.red.frame(height: 30).accessibilityIdentifier("content") }
                .contentMargins(.horizontal, 150).frame(width: 200)
        }
        #expect(try narrow.frame(of: "content").width == 0)
        let low = Stage(size: CGSize(width: 200, height: 100)) {
            ScrollView(.horizontal) { Color.red.frame(width: 30).accessibilityIdentifier("content") }
                .contentMargins(.vertical, 150).frame(height: 100)
        }
        #expect(try low.frame(of: "content").height == 0)
    }

    // MARK: Alignment and the first offset

    /// Content of 60 by 40 points in a window of 200 by 100 points, with margins that leave 170 by 80 points.
    @Test(arguments: [(0.0, 0.0), (0.25, 1), (1, 0.5), (0.5, 0.5)], [false, true])
    func `Short content is at its anchor between the margins`(
        _ anchor: (x: Double, y: Double), isRightToLeft: Bool
    ) throws {
        for axes in [Axis.Set.vertical, .horizontal, [.horizontal, .vertical]] {
            let stage = Stage(
                size: CGSize(width: 200, height: 100),
                environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
            ) {
                ScrollView(axes) { cell(60, 40, "content") }
                    .contentMargins(.all, EdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20))
                    .defaultScrollAnchor(UnitPoint(x: anchor.x, y: anchor.y), for: .alignment)
                    .accessibilityIdentifier("scroll")
            }
            let outer = try stage.frame(of: "scroll"), inner = try stage.frame(of: "content")
            let x = isRightToLeft ? outer.maxX - inner.maxX : inner.minX - outer.minX
            #expect(abs(x - (10 + (axes.contains(.horizontal) ? 110 * anchor.x : 0))) < 0.01, "\(axes)")
            #expect(abs(inner.minY - outer.minY - (5 + (axes.contains(.vertical) ? 40 * anchor.y : 0))) < 0.01)
        }
    }

    /// Content of 500 points in windows of 100 points. The offset is from -20 to 430 points, and from -10 to 440
    /// points.
    @Test(arguments: [0.0, 0.25, 0.5, 1], [false, true]) func `The first offset is at its anchor`(
        anchor: Double, isRightToLeft: Bool
    ) throws {
        let stage = Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            ScrollView([.horizontal, .vertical]) { cell(500, 500, "content") }
                .contentMargins(.all, EdgeInsets(top: 20, leading: 10, bottom: 30, trailing: 40))
                .defaultScrollAnchor(UnitPoint(x: anchor, y: anchor), for: .initialOffset)
                .accessibilityIdentifier("scroll")
        }
        let offset = try stage.scroll("scroll").offset
        #expect(abs(offset.y - (-20 + 450 * anchor)) < 0.01)
        let leading = -10 + 450 * anchor
        #expect(abs(offset.x - (isRightToLeft ? 400 - leading : leading)) < 0.01)
    }

    @MainActor @Observable final class Model { var length: CGFloat = 500 }

    private struct Growing: View {
        let model: Model
        let anchor: UnitPoint?
        var body: some View {
            ScrollView { cell(100, model.length, "content") }
                .contentMargins(.top, 20)
                .defaultScrollAnchor(anchor, for: .sizeChanges)
                .accessibilityIdentifier("scroll")
        }
    }

    /// The offset of content of 500 points is from -20 to 400, and then to 600 points.
    @Test(
        arguments: [
            (1, 420, 600), (1, 419.48, 399.48), (1, 419, 399), (1, 0, -20), (0.5, 210, 290), (0.5, 212, 192),
            (0.5, 420, 400), (0, 0, -20),
            (nil, 420, 400), (0.25, 105, 135),
        ] as [(Double?, CGFloat, CGFloat)])
    func `Content at rest at its anchor stays there when it grows`(anchor: Double?, scrolled: CGFloat, end: CGFloat)
        throws
    {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Growing(model: model, anchor: anchor.map { UnitPoint(x: 0, y: $0) })
        }
        if scrolled > 0 {
            stage.wheel(by: CGSize(width: 0, height: scrolled), at: CGPoint(x: 50, y: 50), precise: true)
        }
        try stage.settle()
        #expect(abs(try stage.scroll("scroll").offset.y - (scrolled - 20)) < 0.01)
        model.length = 700
        try stage.settle()
        #expect(abs(try stage.scroll("scroll").offset.y - end) < 0.01)
    }

    // MARK: Clips

    /// The row is above the scroll view, which is between 100 and 200 points.
    @Test(arguments: [false, true]) func `Content outside a scroll view receives touches if it is visible`(
        isClipDisabled: Bool
    ) throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 300)) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { row in
                        Color.red.frame(height: 50).onTapGesture { log.note("\(row)") }
                    }
                }
            }
            .scrollClipDisabled(isClipDisabled)
            .frame(height: 100)
        }
        stage.wheel(by: CGSize(width: 0, height: 75), at: CGPoint(x: 50, y: 150), precise: true)
        try stage.settle()
        let isRed = Pixels(stage)[50, 50].green < 0.5
        #expect(isRed == isClipDisabled)
        stage.tap(at: CGPoint(x: 50, y: 50))
        stage.tap(at: CGPoint(x: 50, y: 260))
        stage.tap(at: CGPoint(x: 50, y: 150))
        #expect(log.entries == (isClipDisabled ? ["0", "4", "2"] : ["2"]))
    }

    /// Content of 30 points begins after an inset of 40 points.
    @Test func `A finger pulls content from its inset as from below it`() throws {
        func pulled(from y: CGFloat) throws -> CGFloat {
            let stage = Stage(size: CGSize(width: 100, height: 200)) {
                ScrollView { Color.red.frame(height: 30) }.safeAreaPadding(.top, 40).accessibilityIdentifier("scroll")
            }
            #expect(try stage.scroll("scroll").offset.y == -40)
            stage.touch(at: CGPoint(x: 50, y: y)).move(by: CGSize(width: 0, height: 60), over: 0.2)
            return try stage.scroll("scroll").offset.y
        }
        let usual = try pulled(from: 120)
        #expect(usual < -50)
        #expect(abs(try pulled(from: 20) - usual) < 0.001)
    }

    // MARK: Changes

    @MainActor @Observable final class Setting {
        var isClipDisabled = false
        var width: CGFloat = 60
    }

    private struct Clipped: View {
        let setting: Setting
        var body: some View {
            ScrollView { Color.red.frame(height: 500) }
                .scrollClipDisabled(setting.isClipDisabled)
                .frame(height: 100)
        }
    }

    /// The scroll view is between 100 and 200 points, and the content ends at 600 points.
    @Test func `Content is clipped as long as its clip is enabled`() {
        let setting = Setting()
        let stage = Stage(size: CGSize(width: 100, height: 300)) { Clipped(setting: setting) }
        for isDisabled in [false, true, false] {
            setting.isClipDisabled = isDisabled
            stage.update()
            let isRed = Pixels(stage)[50, 250].green < 0.5
            #expect(isRed == isDisabled)
        }
    }

    private struct Beside: View {
        let setting: Setting
        var body: some View {
            HStack(spacing: 0) {
                ScrollView { cell(setting.width, 500, "content") }.accessibilityIdentifier("scroll")
                cell(nil, 50, "rest")
            }
        }
    }

    @Test func `A scroll view is as wide as its content across its axis`() throws {
        let setting = Setting()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Beside(setting: setting) }
        for width in [60, 90, 40] as [CGFloat] {
            setting.width = width
            stage.update()
            #expect(try stage.frame(of: "scroll") == CGRect(x: 0, y: 0, width: width, height: 100))
            #expect(try stage.frame(of: "rest") == CGRect(x: width, y: 25, width: 200 - width, height: 50))
        }
    }
}
