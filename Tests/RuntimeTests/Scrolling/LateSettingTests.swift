import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// What a scroll view shows as soon as a setting, its surroundings, or its content change.
@MainActor
@Suite struct LateSettingTests {
    // MARK: Looks

    @MainActor @Observable final class Look {
        var style: ScrollEdgeEffectStyle?
        var isClipDisabled = false
    }

    private struct Barred: View {
        let look: Look

        var body: some View {
            ScrollView { Color.black.frame(height: 600) }
                .scrollIndicators(.hidden)
                .safeAreaPadding(.top, 40)
                .scrollEdgeEffectStyle(look.style, for: .top)
        }
    }

    @Test func `An edge effect can begin after the content has moved`() throws {
        let look = Look()
        let stage = Stage(size: CGSize(width: 100, height: 200), scale: 1) { Barred(look: look) }
        stage.wheel(by: CGSize(width: 0, height: 100), at: CGPoint(x: 50, y: 100), precise: true)
        try stage.settle()
        func level() throws -> Float {
            try stage.settle()
            return Pixels(stage)[50, 20].red
        }
        #expect(try level() < 0.01)
        look.style = .hard
        #expect(abs(try level() - 0.94) < 0.01)
        look.style = nil
        #expect(try level() < 0.01)
    }

    private struct Unclipped: View {
        let look: Look

        var body: some View {
            ScrollView { Color.red.frame(height: 500) }
                .scrollClipDisabled(look.isClipDisabled)
                .frame(height: 100)
        }
    }

    /// The scroll view is from 100 to 200 points, and its content is from 25 to 525 points.
    @Test func `The clip follows its setting`() throws {
        let look = Look()
        let stage = Stage(size: CGSize(width: 100, height: 300), scale: 1) { Unclipped(look: look) }
        stage.wheel(by: CGSize(width: 0, height: 75), at: CGPoint(x: 50, y: 150), precise: true)
        for isClipDisabled in [false, true, false, true] {
            look.isClipDisabled = isClipDisabled
            try stage.settle()
            let pixels = Pixels(stage)
            #expect((pixels[50, 50].green < 0.5) == isClipDisabled)
            #expect((pixels[50, 250].green < 0.5) == isClipDisabled)
            #expect(pixels[50, 150].green < 0.5 && pixels[50, 10].green > 0.5)
        }
    }

    @Test(arguments: [Axis.Set.horizontal, .vertical]) func `The indicator of one axis can be hidden`(axis: Axis.Set) {
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) {
            ScrollView([.horizontal, .vertical]) { Color.clear.frame(width: 400, height: 400) }
                .scrollIndicators(.hidden, axes: axis)
        }
        let finger = stage.touch(at: CGPoint(x: 50, y: 50))
        finger.move(by: CGSize(width: -40, height: -40), over: 0.2)
        let pixels = Pixels(stage)
        #expect((pixels[20, 95].red < 0.9) == (axis == .vertical))
        #expect((pixels[95, 20].red < 0.9) == (axis == .horizontal))
    }

    // MARK: Drags

    /// The inner scroll view has a length of 100 points, and can move by 100 points. Blue follows it.
    @Test func `The outer scroll view is drawn where the drag moves it`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 200), scale: 1) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Color.red.frame(height: 200) }.scrollIndicators(.hidden).frame(height: 100)
                    Color.blue.frame(height: 500)
                }
            }
            .scrollIndicators(.hidden)
        }
        /// The first blue pixel.
        func edge() -> Int? {
            let pixels = Pixels(stage)
            return (0..<200).first { pixels[50, $0].blue > pixels[50, $0].red }
        }
        #expect(edge() == 100)
        let finger = stage.touch(at: CGPoint(x: 50, y: 90))
        // 10 points to begin, and 100 points to the end of the inner content.
        for (step, expected) in [(110, 100), (30, 70), (20, 50), (-35, 85)] as [(CGFloat, Int)] {
            finger.move(by: CGSize(width: 0, height: -step), over: 0.2)
            #expect(edge() == expected)
        }
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(edge() == 85)
    }

    @Test func `Content in a sheet stretches at its start across the way of the sheet`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 600)) {
            Color.clear.sheet(isPresented: .constant(true)) {
                ScrollView(.horizontal) { Color.blue.frame(width: 900, height: 300) }
                    .accessibilityIdentifier("scroll")
            }
        }
        try stage.settle()
        let frame = try stage.drawnFrame(of: "scroll")
        for (distance, isStretched) in [(60, true), (-60, false)] as [(CGFloat, Bool)] {
            let finger = stage.touch(at: CGPoint(x: frame.midX, y: frame.midY))
            finger.move(by: CGSize(width: distance, height: 0), over: 0.2)
            let offset = try stage.scroll("scroll").offset.x
            // 50 points, with resistance at the start.
            #expect(isStretched ? offset < -20 && offset > -30 : abs(offset - 50) < 0.01, "\(offset)")
            #expect(abs(try stage.drawnFrame(of: "scroll").minY - frame.minY) < 0.01)
            finger.hold(for: 0.2)
            finger.lift()
            try stage.settle()
        }
    }

    // MARK: Targets

    nonisolated final class Rule: @unchecked Sendable {
        var position: CGFloat?
        var calls = 0
    }

    /// A behavior that accepts every target while it has no position.
    nonisolated private struct Resting: ScrollTargetBehavior {
        let rule: Rule

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            rule.calls += 1
            if let position = rule.position { target.rect.origin.y = position }
        }
    }

    @MainActor @Observable final class Model {
        var isShown = true
        var lead: CGFloat = 0
        var row: Int? = 0
    }

    private struct Leaving: View {
        let model: Model
        let rule: Rule

        var body: some View {
            if model.isShown {
                ScrollView { Color.blue.frame(height: 2_000) }
                    .scrollTargetBehavior(Resting(rule: rule))
                    .accessibilityIdentifier("scroll")
            }
        }
    }

    @Test func `A scroll view that leaves at rest asks for no target`() throws {
        let model = Model(), rule = Rule()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Leaving(model: model, rule: rule) }
        stage.flick(from: CGPoint(x: 100, y: 150), velocity: CGVector(dx: 0, dy: -900))
        try stage.settle()
        let known = rule.calls
        #expect(known > 0)
        model.isShown = false
        stage.update()
        try stage.settle()
        #expect(rule.calls == known && !stage.exists("scroll"))
    }

    private struct Steps: View {
        let model: Model
        let rule: Rule

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: model.lead)
                    ForEach(0..<5) { Color.blue.frame(height: 200).accessibilityIdentifier("\($0)") }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(Resting(rule: rule))
            .accessibilityIdentifier("scroll")
        }
    }

    /// The last view begins at 800 points, where the content ends.
    @Test func `Without a finite target, a fling follows no view`() throws {
        let model = Model(), rule = Rule()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Steps(model: model, rule: rule) }
        func fling() { stage.flick(from: CGPoint(x: 100, y: 150), velocity: CGVector(dx: 0, dy: -3_000)) }
        rule.position = 800
        fling()
        try stage.settle()
        #expect(abs(try stage.scroll("scroll").offset.y - 800) < 0.01)
        rule.position = .nan
        stage.wheel(by: CGSize(width: 0, height: -300), at: CGPoint(x: 100, y: 100), precise: true)
        try stage.settle()
        #expect(abs(try stage.scroll("scroll").offset.y - 500) < 0.01)
        fling()
        #expect(try stage.scroll("scroll").phase == .decelerating)
        model.lead = 100
        try stage.settle()
        #expect(abs(try stage.scroll("scroll").offset.y - 800) < 0.01)
    }

    // MARK: Jumps

    @Test(arguments: [false, true]) func `After a jump, the position follows the finger`(isInterrupted: Bool) throws {
        @Bindable var model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { Color.red.frame(height: 50).accessibilityIdentifier("row-\($0)") }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $model.row, anchor: .top)
            .accessibilityIdentifier("scroll")
        }
        withAnimation(.linear(duration: 0.5)) { model.row = 20 }
        if isInterrupted {
            stage.advance(by: 0.25)
        } else {
            try stage.settle()
            #expect(abs(try stage.scroll("scroll").offset.y - 1_000) < 0.01)
        }
        let finger = stage.touch(at: CGPoint(x: 100, y: 300))
        let start = try stage.scroll("scroll").offset.y
        finger.move(by: CGSize(width: 0, height: -120), over: 0.3)
        finger.hold(for: 0.1)
        let offset = try stage.scroll("scroll").offset.y
        #expect(offset > start + 100)
        #expect(model.row == Int((offset / 50).rounded()))
        finger.lift()
        try stage.settle()
    }
}
