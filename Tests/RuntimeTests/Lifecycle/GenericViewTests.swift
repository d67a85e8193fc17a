import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct GenericViewTests {
    @MainActor final class Counter { var bodies = 0 }
    @MainActor @Observable final class Model { var number = 0 }

    private struct Inner<Content: View>: View {
        let counter: Counter
        let content: Content
        @Environment(\.layoutDirection) private var direction

        var body: some View {
            let _ = counter.bodies += 1
            content.accessibilityLabel(Text(verbatim: "\(direction)"))
        }
    }

    private struct Outer<Content: View>: View {
        let model: Model
        let counter: Counter
        let content: Content

        var body: some View {
            Text("\(model.number)")
            Inner(counter: counter, content: content)
        }
    }

    /// The key path of a generic view's environment value is a different object for every value of the view.
    @Test func aGenericViewThatReadsTheEnvironmentIsNotEvaluatedUnnecessarily() {
        let model = Model(), counter = Counter()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Outer(model: model, counter: counter, content: Text("A"))
        }
        #expect(counter.bodies == 1)
        model.number = 1
        stage.update()
        #expect(counter.bodies == 1)
    }

    private struct Erased: View {
        let model: Model
        let log: (String) -> Void

        private var content: AnyView {
            model.number == 0
                ? AnyView(Text("A").onDisappear { log("A disappears") })
                : AnyView(Color.red.onAppear { log("red appears") })
        }

        var body: some View { content }
    }

    @Test func aViewOfAnotherTypeReplacesTheOneBefore() {
        let model = Model()
        var entries: [String] = []
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Erased(model: model) { entries.append($0) } }
        #expect(entries.isEmpty)
        model.number = 1
        stage.update()
        #expect(entries.sorted() == ["A disappears", "red appears"])
    }
}
