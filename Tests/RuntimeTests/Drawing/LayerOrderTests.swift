import ScrollworkTesting
import SwiftUI
import Testing

/// The order in which the views of a container are drawn.
@MainActor
@Suite struct LayerOrderTests {
    @MainActor @Observable final class Model {
        var isShown = true
        var indexes = [0.0, 0, 0]
    }

    private struct Pile: View {
        let model: Model

        var body: some View {
            ZStack {
                Color(red: 1, green: 0, blue: 0).zIndex(model.indexes[0])
                Color(red: 0, green: 1, blue: 0).zIndex(model.indexes[1])
                Color(red: 0, green: 0, blue: 1).zIndex(model.indexes[2])
            }
        }
    }

    @Test func `The view with the greatest index is in front, and of equal ones the last`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1) { Pile(model: model) }
        let rows: [(indexes: [Double], front: Int)] = [
            ([0, 0, 0], 2), ([1, 0, 0], 0), ([1, 1, 0], 1), ([0, 1, 0], 1), ([-1, -1, -2], 1), ([0, 0, -1], 1),
            ([0.5, 0.25, 0], 0), ([-2, -1, -1], 2), ([3, 3, 3], 2), ([0, 0, 0], 2),
            // An index that isn't a number is 0.
            ([1, 0, .nan], 0), ([.nan, 0, -1], 1), ([0, 0, 0], 2),
        ]
        for row in rows {
            model.indexes = row.indexes
            stage.update()
            let color = Pixels(stage)[5, 5]
            let found = [color.red, color.green, color.blue].map { $0 > 0.5 }
            #expect(found == (0..<3).map { $0 == row.front }, "\(row.indexes)")
        }
    }

    /// Views whose index is inside modifiers with layers of their own.
    private struct Wrapped: View {
        let model: Model
        let isLazy: Bool

        private var views: some View {
            ForEach(0..<3, id: \.self) { index in
                Color(red: index == 0 ? 1 : 0, green: index == 1 ? 1 : 0, blue: index == 2 ? 1 : 0)
                    .frame(width: 30, height: 30)
                    .zIndex(model.indexes[index])
                    .offset(x: 1)
                    .rotationEffect(.degrees(180))
                    .background(.clear)
            }
        }

        var body: some View {
            if isLazy {
                ScrollView { LazyVStack(spacing: -30) { views } }
            } else {
                ZStack { views }
            }
        }
    }

    @Test(arguments: [false, true])
    func `An index inside an offset and a rotation changes the order`(isLazy: Bool) {
        let model = Model()
        let stage = Stage(size: CGSize(width: 30, height: 30), scale: 1) { Wrapped(model: model, isLazy: isLazy) }
        for (indexes, front) in [
            ([0.0, 0, 0], 2), ([1, 0, 0], 0), ([1, 2, 0], 1), ([0, -1, -1], 0), ([0, 0, 0], 2),
        ] {
            model.indexes = indexes
            stage.update()
            let color = Pixels(stage)[15, 15]
            let found = [color.red, color.green, color.blue].map { $0 > 0.5 }
            #expect(found == (0..<3).map { $0 == front }, "\(indexes)")
        }
    }

    /// A green view behind, between, or in front of a red view and a blue one at its left half.
    private struct Leaving: View {
        let model: Model
        let place: Int

        var body: some View {
            ZStack(alignment: .leading) {
                if place == 0 { leaver }
                Color(red: 1, green: 0, blue: 0)
                if place == 1 { leaver }
                Color(red: 0, green: 0, blue: 1).frame(width: 50)
                if place == 2 { leaver }
            }
        }

        @ViewBuilder private var leaver: some View {
            if model.isShown { Color(red: 0, green: 1, blue: 0).transition(.opacity) }
        }
    }

    @Test(arguments: [(0, false, false), (1, false, true), (2, true, true)])
    func `A view that leaves stays between the views around it`(place: Int, coversLeft: Bool, coversRight: Bool) {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 10), scale: 1) { Leaving(model: model, place: place) }
        for isLeaving in [false, true] {
            if isLeaving {
                withAnimation(.linear(duration: 1)) { model.isShown = false }
                stage.update()
                stage.advance(by: 0.25)
            }
            let pixels = Pixels(stage)
            #expect((pixels[25, 5].green > 0.5) == coversLeft && (pixels[75, 5].green > 0.5) == coversRight)
        }
    }
}
