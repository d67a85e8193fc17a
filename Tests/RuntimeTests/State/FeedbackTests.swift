import ScrollworkTesting
import SwiftUI
import Testing

/// Feedback that a view plays when a value changes.
@MainActor
@Suite struct FeedbackTests {
    @MainActor @Observable final class Model { var count = 0 }

    private struct Content: View {
        let model: Model
        let make: (Int) -> AnyView

        var body: some View { make(model.count) }
    }

    /// Returns the names of the feedback for each count. The first count is 0.
    private func names(_ counts: [Int], _ make: @escaping (Int) -> AnyView) -> [[String]] {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Content(model: model, make: make) }
        var played = 0
        return counts.map { count in
            model.count = count
            stage.update()
            stage.advance(by: 0.1)
            defer { played = stage.feedback.count }
            return stage.feedback.dropFirst(played).map(\.name)
        }
    }

    @Test func `Feedback accompanies each change, but not the first value`() {
        let found = names([0, 1, 1, 2]) { AnyView(Color.red.sensoryFeedback(.success, trigger: $0)) }
        #expect(found == [[], ["success"], [], ["success"]])
    }

    @Test func `A condition compares the old value with the new one`() {
        let found = names([1, 0, 2]) {
            AnyView(Color.red.sensoryFeedback(.warning, trigger: $0) { old, new in new > old })
        }
        #expect(found == [["warning"], [], ["warning"]])
    }

    @Test func `A closure chooses the feedback, or none`() {
        let byValues = names([1, 0, 5]) { count in
            AnyView(
                Color.red.sensoryFeedback(trigger: count) { (old: Int, new: Int) -> SensoryFeedback? in
                    if new == old + 1 { return .increase }
                    return new == old - 1 ? SensoryFeedback.decrease : nil
                })
        }
        #expect(byValues == [["increase"], ["decrease"], []])
        let alone = names([1, 2, 3]) { count in
            AnyView(
                Color.red.sensoryFeedback(trigger: count) { () -> SensoryFeedback? in
                    count == 2 ? nil : SensoryFeedback.error
                })
        }
        #expect(alone == [["error"], [], ["error"]])
    }
}
