import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct CompletionTests {
    @Test func aSpringIsCompleteBeforeItEnds() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            Single(log: log, animation: .spring(response: 0.4, dampingFraction: 0.5))
        }
        try stage.tap("go")
        stage.advance(by: 0.45)
        #expect(log.entries == ["logical"])
        try stage.settle()
        #expect(log.entries == ["logical", "removed"])
    }

    @Test func aCurveIsCompleteWhenItEnds() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Single(log: log, animation: .linear(duration: 0.3)) }
        try stage.tap("go")
        stage.advance(by: 0.25)
        #expect(log.entries.isEmpty)
        try stage.settle()
        #expect(log.entries.sorted() == ["logical", "removed"])
    }

    private struct Single: View {
        let log: GestureLog
        let animation: Animation
        @State private var left = false
        @State private var right = false

        var body: some View {
            box(20, 20).offset(x: left ? 100 : 0)
            box(20, 20).offset(x: right ? 100 : 0)
            Button("Go") {
                withAnimation(animation, completionCriteria: .logicallyComplete) {
                    left = true
                } completion: {
                    log.note("logical")
                }
                withAnimation(animation, completionCriteria: .removed) {
                    right = true
                } completion: {
                    log.note("removed")
                }
            }
            .accessibilityIdentifier("go")
        }
    }

    // MARK: Removal

    /// The kinds of animated values.
    enum Form: CaseIterable {
        case offset, opacity, scale, layout, shape, view, modifier, filter, clip, line, color, text, words, symbol
    }

    @MainActor @Observable final class Model {
        var isOn = false
        var isShown = true
    }

    private struct Growing: View, Animatable {
        var width: Double
        nonisolated var animatableData: Double {
            get { width }
            set { width = newValue }
        }
        var body: some View { box(width, 20) }
    }

    private struct Growth: ViewModifier, Animatable {
        var width: Double
        nonisolated var animatableData: Double {
            get { width }
            set { width = newValue }
        }
        func body(content: Content) -> some View { content.frame(width: width) }
    }

    private struct Removable: View {
        let model: Model
        let form: Form

        var body: some View {
            if model.isShown {
                switch form {
                case .offset: box(20, 20).offset(x: model.isOn ? 100 : 0)
                case .opacity: box(20, 20).opacity(model.isOn ? 0.5 : 1)
                case .scale: box(20, 20).scaleEffect(model.isOn ? 2 : 1)
                case .layout: box(20, 20).frame(width: 200, alignment: model.isOn ? .trailing : .leading)
                case .shape: RoundedRectangle(cornerRadius: model.isOn ? 10 : 0).fill(Color.red)
                case .view: Growing(width: model.isOn ? 80 : 20)
                case .modifier: Color.red.modifier(Growth(width: model.isOn ? 80 : 20))
                case .filter: box(20, 20).blur(radius: model.isOn ? 10 : 0)
                case .clip: box(20, 20).clipShape(RoundedRectangle(cornerRadius: model.isOn ? 10 : 0))
                case .line: Rectangle().stroke(Color.red, lineWidth: model.isOn ? 9 : 1)
                case .color: Rectangle().fill(model.isOn ? Color.red : Color.blue)
                case .text: Text(verbatim: "word").foregroundStyle(model.isOn ? Color.red : Color.blue)
                case .words: Text(verbatim: model.isOn ? "new" : "old").contentTransition(.opacity)
                case .symbol: Image(systemName: "star").foregroundStyle(model.isOn ? Color.red : Color.blue)
                }
            }
        }
    }

    @Test(arguments: Form.allCases) func anAnimationIsCompleteWhenItsViewIsRemoved(form: Form) throws {
        let model = Model(), log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Removable(model: model, form: form) }
        withAnimation(.linear(duration: 1), completionCriteria: .removed) {
            model.isOn = true
        } completion: {
            log.note("done")
        }
        stage.update()
        stage.advance(by: 0.2)
        #expect(log.entries.isEmpty && !stage.isAtRest)
        model.isShown = false
        stage.update()
        #expect(log.entries == ["done"] && stage.isAtRest)
        stage.advance(by: 1)
        #expect(log.entries == ["done"])
    }
}
