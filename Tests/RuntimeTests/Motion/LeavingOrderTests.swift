import ScrollworkTesting
import SwiftUI
import Testing

private let slow = Animation.linear(duration: 1)

/// The drawing order of views during their removal: each stays between the views around it.
@MainActor @Suite struct LeavingOrderTests {
    @MainActor @Observable final class Model {
        var items = [1, 2, 3]
        var hidden: Set<Int> = []
        var raised: Int?
    }

    /// Views in front of each other. Each is 10 points wider than its item.
    private struct Pile: View {
        let model: Model

        var body: some View {
            ZStack {
                ForEach(model.items, id: \.self) { item in
                    Color.red.frame(width: 10 + CGFloat(item), height: 20).transition(.opacity)
                        .zIndex(item == model.raised ? 1 : 0)
                }
            }
        }
    }

    private func stage(@ViewBuilder _ content: () -> some View) -> Stage {
        Stage(size: CGSize(width: 100, height: 100), content: content)
    }

    /// Returns the items that the stage draws, from back to front.
    private func items(_ stage: Stage) -> [Int] { stage.marks.map { Int($0.frame.width.rounded()) - 10 } }

    @Test(arguments: [[1], [2], [3], [1, 2], [2, 3], [3, 4], [1, 4], [1, 3], [2, 4], [1, 2, 3], [2, 3, 4]])
    func `Views leave between the views around them`(removed: [Int]) throws {
        let model = Model()
        model.items = [1, 2, 3, 4]
        let stage = stage { Pile(model: model) }
        withAnimation(slow) { model.items.removeAll { removed.contains($0) } }
        stage.update()
        #expect(items(stage) == [1, 2, 3, 4])
        stage.advance(by: 0.5)
        #expect(items(stage) == [1, 2, 3, 4])
        try stage.settle()
        #expect(items(stage) == model.items)
    }

    @Test(arguments: [[2, 3, 1], [3, 2, 1], [1, 2, 3], [1, 3, 2], [2, 1, 3], [3, 1, 2]])
    func `Views that leave one after the other keep their order`(removed: [Int]) throws {
        let model = Model()
        let stage = stage { Pile(model: model) }
        for item in removed {
            withAnimation(slow) { model.items.removeAll { $0 == item } }
            stage.advance(by: 0.2)
            #expect(items(stage) == [1, 2, 3])
        }
        // The first one has left, but not the others.
        stage.advance(by: 0.5)
        #expect(items(stage) == [1, 2, 3].filter { $0 != removed[0] })
        try stage.settle()
        #expect(items(stage).isEmpty)
    }

    @Test func `A view stays in place while others come and go at once`() throws {
        let model = Model()
        let stage = stage { Pile(model: model) }
        withAnimation(slow) { model.items = [1, 3] }
        stage.advance(by: 0.2)
        model.items = [5, 1, 3]
        stage.update()
        #expect(items(stage) == [5, 1, 2, 3])
        model.items = [5, 1, 6, 3]
        stage.update()
        #expect(items(stage) == [5, 1, 2, 6, 3])
        model.items = [5, 6, 3]
        stage.update()
        #expect(items(stage) == [5, 2, 6, 3])
        model.items = [6, 3]
        stage.update()
        #expect(items(stage) == [2, 6, 3])
        model.items = []
        stage.update()
        #expect(items(stage) == [2])
        try stage.settle()
        #expect(items(stage).isEmpty)
    }

    @Test func `A raised view leaves in front of the others`() throws {
        let model = Model()
        model.raised = 2
        let stage = stage { Pile(model: model) }
        #expect(items(stage) == [1, 3, 2])
        withAnimation(slow) { model.items = [1, 3] }
        stage.advance(by: 0.5)
        #expect(items(stage) == [1, 3, 2])
    }

    private struct Choices: View {
        let model: Model
        var isOverlay = false

        var body: some View {
            if isOverlay { view(0).overlay { views } } else { ZStack { views } }
        }

        @ViewBuilder private var views: some View {
            view(1)
            if !model.hidden.contains(2) { view(2) }
            view(3)
            if !model.hidden.contains(4) { view(4) }
            view(5)
        }

        private func view(_ item: Int) -> some View { Color.red.frame(width: 10 + CGFloat(item), height: 20) }
    }

    @Test(arguments: [[2], [4], [2, 4]] as [Set<Int>])
    func `Views of several conditions leave between the views around them`(hidden: Set<Int>) throws {
        let model = Model()
        let stage = stage { Choices(model: model) }
        withAnimation(slow) { model.hidden = hidden }
        stage.advance(by: 0.5)
        #expect(items(stage) == [1, 2, 3, 4, 5])
        try stage.settle()
        #expect(items(stage) == [1, 2, 3, 4, 5].filter { !hidden.contains($0) })
    }

    @Test(arguments: [([2], [4]), ([4], [2])] as [(Set<Int>, Set<Int>)], [false, true])
    func `A view leaves between the views around it while another one comes`(
        _ hidden: (before: Set<Int>, after: Set<Int>), isOverlay: Bool
    ) throws {
        let model = Model()
        model.hidden = hidden.before
        let stage = stage { Choices(model: model, isOverlay: isOverlay) }
        withAnimation(slow) { model.hidden = hidden.after }
        stage.advance(by: 0.5)
        #expect(items(stage).filter { $0 > 0 } == [1, 2, 3, 4, 5])
        try stage.settle()
        #expect(items(stage).filter { $0 > 0 } == [1, 2, 3, 4, 5].filter { !hidden.after.contains($0) })
    }

    private struct Mixed: View {
        let model: Model
        let log: GestureLog

        var body: some View {
            ZStack {
                if !model.hidden.contains(9) { view(9) }
                ForEach(model.items, id: \.self) { item in view(item).onAppear { log.note("\(item)") } }
            }
        }

        private func view(_ item: Int) -> some View { Color.red.frame(width: 10 + CGFloat(item), height: 20) }
    }

    @Test func `The views that remain appear once, whatever comes and leaves around them`() throws {
        let model = Model(), log = GestureLog()
        model.hidden = [9]
        let stage = stage { Mixed(model: model, log: log) }
        #expect(log.entries == ["1", "2", "3"])
        withAnimation(slow) {
            model.hidden = []
            model.items = [1, 3]
        }
        stage.advance(by: 0.5)
        #expect(items(stage) == [9, 1, 2, 3])
        try stage.settle()
        #expect(items(stage) == [9, 1, 3])
        #expect(log.entries == ["1", "2", "3"])
    }
}
