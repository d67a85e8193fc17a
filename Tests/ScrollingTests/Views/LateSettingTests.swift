import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// What a scroll view shows and does as soon as a setting, its surroundings, or its content change.
@MainActor
@Suite struct LateSettingTests {
    @MainActor @Observable final class Model {
        var style: ScrollEdgeEffectStyle?
        var isOn = false
        var lead: CGFloat = 0
        var row: Int? = 0
    }

    private func stage<Content: View>(_ height: CGFloat = 200, @ViewBuilder _ content: @escaping () -> Content) -> Stage
    {
        Stage(size: CGSize(width: 100, height: height), scale: 1) { Live(content: content) }
    }

    private func wheel(_ stage: Stage, by distance: CGFloat) throws {
        stage.wheel(by: CGSize(width: 0, height: distance), at: CGPoint(x: 50, y: 150), precise: true)
        try stage.settle()
    }

    @Test func `An edge effect can begin after the content has moved`() throws {
        let model = Model()
        let stage = stage {
            ScrollView { Color.black.frame(height: 600) }
                .scrollIndicators(.hidden)
                .safeAreaPadding(.top, 40)
                .scrollEdgeEffectStyle(model.style, for: .top)
        }
        try wheel(stage, by: 100)
        for (style, level) in [(nil, 0), (.hard, 0.94), (nil, 0)] as [(ScrollEdgeEffectStyle?, Float)] {
            model.style = style
            try stage.settle()
            #expect(abs(Pixels(stage)[50, 20].red - level) < 0.01)
        }
    }

    /// The scroll view is from 100 to 200 points, and its content is from 25 to 525 points.
    @Test func `The clip follows its setting`() throws {
        let model = Model()
        let stage = stage(300) {
            ScrollView { Color.red.frame(height: 500) }.scrollClipDisabled(model.isOn).frame(height: 100)
        }
        try wheel(stage, by: 75)
        for isOn in [false, true, false] {
            model.isOn = isOn
            try stage.settle()
            let pixels = Pixels(stage)
            #expect((pixels[50, 50].green < 0.5) == isOn && (pixels[50, 250].green < 0.5) == isOn)
            #expect(pixels[50, 150].green < 0.5 && pixels[50, 10].green > 0.5)
        }
    }

    @Test func `The indicator of one axis can be hidden`() {
        let stage = stage(100) {
            ScrollView([.horizontal, .vertical]) { Color.clear.frame(width: 400, height: 400) }
                .scrollIndicators(.hidden, axes: .vertical)
        }
        let finger = stage.touch(at: CGPoint(x: 50, y: 50))
        finger.move(by: CGSize(width: -40, height: -40), over: 0.2)
        let pixels = Pixels(stage)
        #expect(pixels[20, 95].red < 0.9 && pixels[95, 20].red > 0.9)
    }

    /// The inner scroll view has a length of 100 points, and can move by 100 points. Blue follows it.
    @Test func `The outer scroll view is drawn where the drag moves it`() {
        let stage = stage {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Color.red.frame(height: 200) }.frame(height: 100)
                    Color.blue.frame(height: 500)
                }
            }
        }
        let finger = stage.touch(at: CGPoint(x: 50, y: 90))
        // 10 points to begin, and 100 points to the end of the inner content.
        for (step, edge) in [(110, 100), (30, 70), (20, 50), (-35, 85)] as [(CGFloat, Int)] {
            finger.move(by: CGSize(width: 0, height: -step), over: 0.2)
            let pixels = Pixels(stage)
            #expect((0..<200).first { pixels[50, $0].blue > pixels[50, $0].red } == edge)
        }
    }

    nonisolated private final class Rule: @unchecked Sendable {
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

    /// A scroll view whose last view begins at 800 points, where the content ends.
    private func stage(_ model: Model, _ rule: Rule) -> Stage {
        stage {
            if !model.isOn {
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(height: model.lead)
                        ForEach(0..<5) { _ in Color.blue.frame(height: 200) }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(Resting(rule: rule))
                .accessibilityIdentifier("scroll")
            }
        }
    }

    @Test func `A scroll view that leaves at rest asks for no target`() throws {
        let model = Model(), rule = Rule(), stage = stage(model, rule)
        stage.flick(from: CGPoint(x: 50, y: 150), velocity: CGVector(dx: 0, dy: -900))
        try stage.settle()
        let known = rule.calls
        model.isOn = true
        try stage.settle()
        #expect(known > 0 && rule.calls == known && !stage.exists("scroll"))
    }

    @Test func `Without a finite target, a fling follows no view`() throws {
        let model = Model(), rule = Rule(), stage = stage(model, rule)
        for (position, lead) in [(800, 0), (.nan, 100)] as [(CGFloat, CGFloat)] {
            rule.position = position
            try wheel(stage, by: -300)
            stage.flick(from: CGPoint(x: 50, y: 150), velocity: CGVector(dx: 0, dy: -3_000))
            model.lead = lead
            try stage.settle()
            #expect(abs(try stage.scroll("scroll").offset.y - 800) < 0.01)
        }
    }

    @Test func `After a jump, the position follows the finger`() throws {
        @Bindable var model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 400)) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { cell(100, 50, "row-\($0)") } }
                    .scrollTargetLayout()
            }
            .scrollPosition(id: $model.row, anchor: .top)
        }
        withAnimation(.linear(duration: 0.5)) { model.row = 20 }
        try stage.settle()
        let finger = stage.touch(at: CGPoint(x: 50, y: 300))
        // 10 points to begin, and two rows.
        finger.move(by: CGSize(width: 0, height: -110), over: 0.3)
        #expect(abs(try stage.frame(of: "row-22").minY) < 0.01 && model.row == 22)
    }
}
