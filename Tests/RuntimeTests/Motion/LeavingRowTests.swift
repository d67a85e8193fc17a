import RuntimeTestSupport
import ScrollworkTesting
import SwiftUI
import Testing

private let slow = Animation.linear(duration: 1)

/// Rows that show the elements of a collection through bindings, after the collection has lost their elements.
@MainActor @Suite struct LeavingRowTests {
    struct Item: Identifiable {
        let id: Int
        var width: CGFloat
    }

    @MainActor @Observable final class Model {
        var items = [20, 30, 40].map { Item(id: $0, width: CGFloat($0)) }
    }

    enum Container: CaseIterable { case stack, lazyStack, list }

    /// Where the value of a row is read.
    enum Reader: CaseIterable { case closure, body }

    private struct Row: View {
        @Binding var item: Item

        var body: some View { Color.red.frame(width: item.width, height: 10) }
    }

    private struct Rows: View {
        @Bindable var model: Model
        let reader: Reader

        var body: some View {
            ForEach($model.items) { $item in
                if reader == .closure { Color.red.frame(width: item.width, height: 10) } else { Row(item: $item) }
            }
        }
    }

    private struct Screen: View {
        let model: Model
        let container: Container
        let reader: Reader

        var body: some View {
            switch container {
            case .stack: VStack { Rows(model: model, reader: reader) }
            case .lazyStack: ScrollView { LazyVStack { Rows(model: model, reader: reader) } }
            case .list: List { Rows(model: model, reader: reader) }
            }
        }
    }

    private func stage(_ model: Model, _ container: Container, _ reader: Reader) -> Stage {
        Stage(size: CGSize(width: 300, height: 400)) { Screen(model: model, container: container, reader: reader) }
    }

    /// Returns the widths of the rows that the stage draws, from top to bottom.
    private func widths(_ stage: Stage) -> [CGFloat] {
        stage.marks.filter { $0.frame.height == 10 }.sorted { $0.frame.minY < $1.frame.minY }.map(\.frame.width)
    }

    @Test(arguments: Container.allCases, Reader.allCases)
    func `A removed row keeps its value while others change`(container: Container, reader: Reader) throws {
        for removed in [20, 30, 40] {
            let model = Model()
            let stage = stage(model, container, reader)
            #expect(widths(stage) == [20, 30, 40])
            withAnimation(slow) { model.items.removeAll { $0.id == removed } }
            stage.advance(by: 0.3)
            #expect(Set(widths(stage)) == [20, 30, 40])
            for index in model.items.indices { model.items[index].width += 100 }
            stage.advance(by: 0.3)
            let changed = Set([20, 30, 40].map { $0 == removed ? CGFloat($0) : CGFloat($0 + 100) })
            #expect(Set(widths(stage)) == changed)
            try stage.settle()
            #expect(widths(stage) == model.items.map(\.width))
        }
    }

    @Test(arguments: Container.allCases, Reader.allCases)
    func `All rows leave together`(container: Container, reader: Reader) throws {
        let model = Model()
        let stage = stage(model, container, reader)
        withAnimation(slow) { model.items = [] }
        stage.advance(by: 0.3)
        #expect(Set(widths(stage)) == [20, 30, 40])
        model.items = [Item(id: 50, width: 50)]
        stage.advance(by: 0.3)
        #expect(Set(widths(stage)) == [20, 30, 40, 50])
        try stage.settle()
        #expect(widths(stage) == [50])
    }
}
