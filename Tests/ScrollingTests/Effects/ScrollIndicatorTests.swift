import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// The bars that show where a scroll view is in its content.
@MainActor
@Suite struct ScrollIndicatorTests {
    private struct Scrolled: View {
        var axes = Axis.Set.vertical
        var length: CGFloat = 400
        var margins = EdgeInsets()
        var visibility = ScrollIndicatorVisibility.automatic
        var flashes = 0
        var flashesFirst = false
        var isDark = false

        var body: some View {
            ScrollView(axes) {
                Color.clear.frame(
                    width: axes.contains(.horizontal) ? length : nil, height: axes.contains(.vertical) ? length : 100
                )
                .background(isDark ? .black : .clear)
            }
            .contentMargins(.all, margins, for: .scrollIndicators)
            .scrollIndicators(visibility)
            .scrollIndicatorsFlash(trigger: flashes)
            .scrollIndicatorsFlash(onAppear: flashesFirst)
        }
    }

    private func stage(_ view: Scrolled, isRightToLeft: Bool = false) -> Stage {
        Stage(
            size: CGSize(width: 100, height: 100), scale: 1,
            environment: {
                $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
                $0.colorScheme = view.isDark ? .dark : .light
            }
        ) { view }
    }

    /// The rectangle of the pixels that aren't white, with the color of one in its middle.
    private struct Bar: Equatable {
        var left = Int.max
        var top = Int.max
        var right = 0
        var bottom = 0
        var width: Int { right - left }
        var height: Int { bottom - top }
    }

    private func shownBar(_ stage: Stage) -> Bar? {
        let pixels = Pixels(stage)
        var bar = Bar()
        for x in 0..<Int(stage.size.width) {
            for y in 0..<Int(stage.size.height) where pixels[x, y].red < 0.95 {
                bar = Bar(
                    left: min(bar.left, x), top: min(bar.top, y), right: max(bar.right, x + 1),
                    bottom: max(bar.bottom, y + 1))
            }
        }
        return bar.right > 0 ? bar : nil
    }

    /// Moves the content by a distance toward its end, and keeps the finger down.
    @discardableResult
    private func drag(_ stage: Stage, by distance: CGFloat, on axis: Axis = .vertical) -> Finger {
        let finger = stage.touch(at: CGPoint(x: 50, y: 50))
        let sign: CGFloat = distance < 0 ? -1 : 1
        let length = distance + sign * 10
        finger.move(
            by: axis == .vertical ? CGSize(width: 0, height: -length) : CGSize(width: -length, height: 0), over: 0.2)
        finger.hold(for: 0.1)
        return finger
    }

    // MARK: Places

    /// The track is 94 points long. A quarter of the content is visible, which the least length exceeds.
    @Test(arguments: [(0.5, 3), (150, 32), (300, 61)])
    func `The bar is where the content is`(offset: CGFloat, start: Int) throws {
        let vertical = stage(Scrolled())
        drag(vertical, by: offset)
        let bar = try #require(shownBar(vertical))
        #expect(bar == Bar(left: 94, top: start, right: 97, bottom: start + 36))
        let horizontal = stage(Scrolled(axes: .horizontal))
        drag(horizontal, by: offset, on: .horizontal)
        #expect(try #require(shownBar(horizontal)) == Bar(left: start, top: 94, right: start + 36, bottom: 97))
    }

    @Test func `From right to left the bars are on the other side`() throws {
        let vertical = stage(Scrolled(), isRightToLeft: true)
        drag(vertical, by: 300)
        #expect(try #require(shownBar(vertical)) == Bar(left: 3, top: 61, right: 6, bottom: 97))
        let horizontal = stage(Scrolled(axes: .horizontal), isRightToLeft: true)
        drag(horizontal, by: -0.5, on: .horizontal)
        #expect(try #require(shownBar(horizontal)) == Bar(left: 61, top: 94, right: 97, bottom: 97))
        horizontal.update()
    }

    @Test(arguments: [(150.0, 63), (190, 49), (200, 47), (260, 36), (4_000, 36)])
    func `The bar is as long as the visible part, and not shorter than 36 points`(length: CGFloat, height: Int) throws {
        let stage = stage(Scrolled(length: length))
        drag(stage, by: 0.5)
        let bar = try #require(shownBar(stage))
        #expect(bar.top == 3 && bar.height == height)
    }

    @Test func `Margins shorten the track at their edges`() throws {
        let margins = EdgeInsets(top: 10, leading: 12, bottom: 20, trailing: 23)
        func found(_ axis: Axis, _ offset: CGFloat) throws -> Bar {
            let stage = stage(Scrolled(axes: axis == .vertical ? .vertical : .horizontal, margins: margins))
            drag(stage, by: offset, on: axis)
            return try #require(shownBar(stage))
        }
        #expect(try found(.vertical, 0.5).top == 13)
        #expect(try found(.vertical, 300).bottom == 77)
        #expect(try found(.horizontal, 0.5).left == 15)
        #expect(try found(.horizontal, 300).right == 74)
    }

    @Test func `Margins don't shorten the track of a scroll view inside`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) {
            ScrollView(.horizontal) { ScrollView { Color.clear.frame(width: 100, height: 400) } }
                .contentMargins(.vertical, 20, for: .scrollIndicators)
        }
        drag(stage, by: 0.5)
        #expect(try #require(shownBar(stage)).top == 3)
    }

    /// The leading margin is on the right, where the content begins.
    @Test(arguments: [(-0.5, 49, 85), (-300, 26, 62)]) func `From right to left the margins are on their own sides`(
        distance: CGFloat, left: Int, right: Int
    ) throws {
        let margins = EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 23)
        let stage = stage(Scrolled(axes: .horizontal, margins: margins), isRightToLeft: true)
        drag(stage, by: distance, on: .horizontal)
        #expect(try #require(shownBar(stage)) == Bar(left: left, top: 94, right: right, bottom: 97))
    }

    @Test func `A bar does not exceed a short track`() throws {
        let stage = stage(Scrolled(margins: EdgeInsets(top: 40, leading: 0, bottom: 40, trailing: 0)))
        drag(stage, by: 150)
        let bar = try #require(shownBar(stage))
        #expect(bar.top == 43 && bar.bottom == 57)
    }

    @Test func `Beyond an edge the bar becomes shorter at that edge`() throws {
        for (distance, isStart) in [(-40, true), (340, false)] as [(CGFloat, Bool)] {
            let stage = stage(Scrolled(length: 200))
            // Beyond the end, the content first moves by 100 points.
            drag(stage, by: distance == 340 ? 140 : distance)
            let bar = try #require(shownBar(stage))
            // 47 points, less the 18 points to which the resistance takes 40.
            #expect(bar.height == 29)
            #expect(isStart ? bar.top == 3 : bar.bottom == 97)
        }
        let far = stage(Scrolled(length: 200))
        drag(far, by: -4_000)
        #expect(try #require(shownBar(far)).height == 8)
    }

    @Test func `Bars are shown on both axes`() throws {
        let stage = stage(Scrolled(axes: [.horizontal, .vertical]))
        let finger = stage.touch(at: CGPoint(x: 50, y: 50))
        finger.move(by: CGSize(width: -40, height: -40), over: 0.2)
        let pixels = Pixels(stage)
        #expect(pixels[20, 95].red < 0.9 && pixels[95, 20].red < 0.9)
    }

    @Test func `A dark bar is light`() throws {
        func level(isDark: Bool) -> Float {
            let stage = stage(Scrolled(isDark: isDark))
            drag(stage, by: 150)
            return Pixels(stage)[95, 50].red
        }
        #expect(abs(level(isDark: false) - 0.65) < 0.02)
        #expect(abs(level(isDark: true) - 0.5) < 0.02)
    }

    @Test func `A bar in view follows the color scheme`() {
        let stage = stage(Scrolled())
        let finger = drag(stage, by: 150)
        for isDark in [false, true, false] {
            stage.changeEnvironment { $0.colorScheme = isDark ? .dark : .light }
            let color = isDark ? RGBA.white.opacity(0.5) : RGBA.black.opacity(0.35)
            #expect(stage.fills(3, 36).map(\.color) == [color])
        }
        finger.lift()
    }

    // MARK: Visibility

    @Test(arguments: [false, true], [false, true]) func `A program can hide bars`(isShown: Bool, isFirm: Bool) {
        let visibility: ScrollIndicatorVisibility =
            isShown ? (isFirm ? .visible : .automatic) : (isFirm ? .never : .hidden)
        let stage = stage(Scrolled(visibility: visibility))
        drag(stage, by: 100)
        #expect((shownBar(stage) != nil) == isShown)
    }

    @Test(arguments: [(99.0, false), (100, false), (101, true)])
    func `Content that fits has no bar`(length: CGFloat, isShown: Bool) {
        let stage = stage(Scrolled(length: length))
        drag(stage, by: 20)
        #expect((shownBar(stage) != nil) == isShown)
    }

    @Test func `A bar fades after the content has rested`() throws {
        let stage = stage(Scrolled())
        #expect(shownBar(stage) == nil)
        let finger = drag(stage, by: 100)
        finger.hold(for: 2)
        func level() -> Float { Pixels(stage)[95, 30].red }
        let full = level()
        #expect(full < 0.7)
        finger.lift()
        stage.advance(by: 0.28)
        #expect(level() == full)
        stage.advance(by: 0.145)
        // Half of the time in which it fades.
        #expect(abs(level() - (full + 1) / 2) < 0.06)
        stage.advance(by: 0.1)
        #expect(level() > full + 0.2 && level() < 1)
        stage.advance(by: 0.05)
        #expect(level() == 1)
        #expect(stage.isAtRest)
        drag(stage, by: 20)
        #expect(level() == full)
    }

    @Test func `A bar that fades is complete again when the content moves`() throws {
        let stage = stage(Scrolled())
        drag(stage, by: 100).lift()
        stage.advance(by: 0.4)
        let faded = Pixels(stage)[95, 30].red
        let finger = drag(stage, by: 5)
        #expect(Pixels(stage)[95, 30].red < faded)
        finger.hold(for: 1)
        #expect(Pixels(stage)[95, 30].red < faded)
    }

    // MARK: Flashing

    @MainActor @Observable final class Model {
        var flashes = 0
        var isPair = true
    }

    private struct Flashing: View {
        let model: Model
        var body: some View { Scrolled(flashes: model.flashes) }
    }

    @Test func `Bars flash when a value changes, each time`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) { Flashing(model: model) }
        #expect(shownBar(stage) == nil)
        for _ in 0..<3 {
            model.flashes += 1
            stage.update()
            #expect(shownBar(stage) == Bar(left: 94, top: 3, right: 97, bottom: 39))
            stage.advance(by: 0.28)
            #expect(shownBar(stage) != nil)
            try stage.settle()
            #expect(shownBar(stage) == nil)
        }
        model.flashes += 0
        stage.update()
        #expect(shownBar(stage) == nil)
    }

    @Test func `Bars that flash under a finger stay until it lifts`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) { Flashing(model: model) }
        let finger = drag(stage, by: 150)
        model.flashes = 1
        finger.hold(for: 1)
        #expect(shownBar(stage) == Bar(left: 94, top: 32, right: 97, bottom: 68))
        #expect(abs(Pixels(stage)[95, 50].red - 0.65) < 0.02)
        finger.lift()
        try stage.settle()
        #expect(shownBar(stage) == nil)
    }

    private struct Lists: View {
        let model: Model

        private var list: some View { ScrollView { Color.clear.frame(height: 400) }.frame(width: 50) }

        var body: some View {
            HStack(spacing: 0) {
                if model.isPair { list }
                list
            }
            .frame(width: 100, alignment: .leading)
            .scrollIndicatorsFlash(trigger: model.flashes)
        }
    }

    @Test func `Bars of all scroll views flash, also after one of them leaves`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) { Lists(model: model) }
        model.flashes = 1
        stage.update()
        #expect(shownBar(stage) == Bar(left: 44, top: 3, right: 97, bottom: 39))
        try stage.settle()
        model.isPair = false
        stage.update()
        // The value is the same.
        #expect(shownBar(stage) == nil)
        try stage.settle()
        model.flashes = 2
        stage.update()
        #expect(shownBar(stage) == Bar(left: 44, top: 3, right: 47, bottom: 39))
        try stage.settle()
        #expect(shownBar(stage) == nil)
    }

    @Test(arguments: [false, true]) func `Bars can flash as they appear`(isOn: Bool) throws {
        let stage = stage(Scrolled(flashesFirst: isOn))
        stage.advance(by: 0.1)
        #expect((shownBar(stage) != nil) == isOn)
        try stage.settle()
        #expect(shownBar(stage) == nil)
    }

    @Test func `Nothing flashes where nothing can scroll`() throws {
        let stage = stage(Scrolled(length: 50, flashesFirst: true))
        stage.advance(by: 0.1)
        #expect(shownBar(stage) == nil && stage.isAtRest)
    }

    @Test func `A bar in view follows a new size`() throws {
        let stage = stage(Scrolled())
        drag(stage, by: 100)
        stage.resize(to: CGSize(width: 80, height: 100))
        #expect(try #require(shownBar(stage)).right == 77)
    }

    @Test func `A bar that hasn't faded yet follows a new size`() throws {
        let stage = stage(Scrolled())
        let finger = drag(stage, by: 100)
        finger.hold(for: 1)
        finger.lift()
        stage.resize(to: CGSize(width: 80, height: 100))
        #expect(try #require(shownBar(stage)).right == 77)
    }

    private struct Growing: View {
        let model: Model
        var body: some View { ScrollView { Color.clear.frame(height: model.isPair ? 300 : 400) } }
    }

    @Test(arguments: [false, true]) func `A new length shows the bar only under a finger`(isTouched: Bool) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) { Growing(model: model) }
        let finger = isTouched ? stage.touch(at: CGPoint(x: 50, y: 50)) : nil
        #expect(shownBar(stage) == nil)
        model.isPair = false
        stage.update()
        #expect(shownBar(stage) == (isTouched ? Bar(left: 94, top: 3, right: 97, bottom: 39) : nil))
        finger?.lift()
        try stage.settle()
        #expect(shownBar(stage) == nil)
    }

    /// A bar rests for 0.3 seconds, and then fades in 0.25 seconds.
    @Test(arguments: [(0.29, 1.0), (0.3625, 0.75), (0.425, 0.5), (0.4875, 0.25), (0.56, 0)])
    func `A bar fades evenly`(time: Double, opacity: Double) throws {
        let stage = stage(Scrolled())
        let finger = drag(stage, by: 100)
        finger.hold(for: 1)
        finger.lift()
        stage.advance(by: time)
        #expect(abs(Pixels(stage)[95, 40].red - Float(1 - 0.35 * opacity)) < 0.008)
    }

    @Test func `A bar needs no frames until it fades`() throws {
        let stage = stage(Scrolled())
        let finger = drag(stage, by: 100)
        finger.hold(for: 1)
        finger.lift()
        stage.resetStatistics()
        #expect(try stage.settle(within: 0.29) == 0)
        #expect(stage.statistics.frames == 0 && !stage.isAtRest)
    }

    @Test func `A bar leaves with its scroll view`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) {
            Live { if model.isPair { ScrollView { Color.clear.frame(height: 400) } } }
        }
        let finger = drag(stage, by: 100)
        finger.hold(for: 1)
        finger.lift()
        #expect(shownBar(stage) != nil)
        model.isPair = false
        stage.update()
        #expect(shownBar(stage) == nil && stage.isAtRest)
    }

    /// The corner of a round end covers 0.55 of its pixel.
    @Test func `A bar has round ends`() throws {
        let stage = stage(Scrolled())
        drag(stage, by: 0.5)
        #expect(abs(Pixels(stage)[94, 3].red - 0.81) < 0.04)
    }

    @Test func `A bar that fades is complete again when it flashes, also for an earlier value`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) { Flashing(model: model) }
        for value in [1, 0, 1] {
            model.flashes = value
            stage.update()
            #expect(abs(Pixels(stage)[95, 20].red - 0.65) < 0.02)
            stage.advance(by: 0.425)
            #expect(abs(Pixels(stage)[95, 20].red - 0.825) < 0.02)
        }
    }

    @Test(arguments: [false, true]) func `A scroll view can be created without bars`(isShown: Bool) {
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) {
            ScrollView(showsIndicators: isShown) { Color.clear.frame(height: 400) }
        }
        drag(stage, by: 100)
        #expect((shownBar(stage) != nil) == isShown)
    }

    private struct Fitting: View {
        let model: Model
        var body: some View { ScrollView { Color.clear.frame(height: model.isPair ? 400 : 100) } }
    }

    @Test func `The bar of content that fits now is as long as its track`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) { Fitting(model: model) }
        drag(stage, by: 100)
        #expect(try #require(shownBar(stage)).height == 36)
        model.isPair = false
        stage.update()
        #expect(shownBar(stage) == Bar(left: 94, top: 3, right: 97, bottom: 97))
    }

    private struct Jumping: View {
        let model: Model
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    Color.clear.frame(height: 400)
                    Color.clear.frame(height: 10).id("end")
                }
                .onChange(of: model.flashes) { proxy.scrollTo("end", anchor: .bottom) }
                .accessibilityIdentifier("scroll")
            }
        }
    }

    @Test func `A jump shows no bar`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) { Jumping(model: model) }
        model.flashes = 1
        stage.update()
        #expect(try stage.scroll("scroll").offset.y > 300)
        #expect(shownBar(stage) == nil)
    }
}
