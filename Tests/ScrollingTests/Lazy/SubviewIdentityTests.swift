@testable import ScrollworkTesting
import SwiftUI
import Testing

/// What subviews, sections, and views that aren't shown keep, and how often a visual effect is evaluated.
@MainActor
@Suite struct SubviewIdentityTests {
    private struct Growing: View {
        let wish: Wish<Int>
        let appeared: Wish<Int>

        var body: some View {
            Group(sections: sections) { sections in
                VStack {
                    ForEach(sections) { section in
                        section.content.onAppear { appeared.items.append(section.content.count) }
                    }
                }
            }
        }

        @ViewBuilder private var sections: some View {
            ForEach(wish.items, id: \.self) { number in
                Section { ForEach(0..<number, id: \.self) { Text("\($0)") } }
            }
        }
    }

    @Test func `A section without a header has the identity that its rows share`() {
        let wish = Wish<Int>(), appeared = Wish<Int>()
        wish.items = [2]
        let stage = Stage(size: CGSize(width: 100, height: 300)) { Growing(wish: wish, appeared: appeared) }
        appeared.items = []
        wish.items = [3, 2]
        stage.update()
        #expect(appeared.items.contains(3))
        #expect(!appeared.items.contains(2), "the section that was there does not appear again")
    }

    /// A view whose body has a varying number of views.
    private struct Maybe: View {
        let subview: Subview
        let isShown: Bool

        var body: some View {
            if isShown { subview }
        }
    }

    @Test func `A lazy stack releases the subviews that scrolled away`() {
        let count = ReleaseTests.Count()
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(subviews: ForEach(0..<100, id: \.self) { _ in ReleaseTests.Owner(count) }) { subview in
                        Maybe(subview: subview, isShown: true)
                    }
                }
            }
        }
        for _ in 0..<6 {
            stage.flick(from: CGPoint(x: 100, y: 300), velocity: CGVector(dx: 0, dy: -3_000))
            stage.advance(by: 3)
        }
        #expect(count.made > 80)
        #expect(count.alive < 60)
    }

    @Test func `A view that another one replaced is not on the screen`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            ViewThatFits {
                cell(150, 20, "wide")
                cell(50, 20, "narrow")
            }
        }
        let wide = try stage.element(identifiedBy: "wide")
        #expect(wide.isOnScreen)
        stage.resize(to: CGSize(width: 100, height: 100))
        #expect(try stage.element(identifiedBy: "narrow").isOnScreen)
        #expect(!wide.isOnScreen)
        stage.resize(to: CGSize(width: 200, height: 100))
        #expect(wide.isOnScreen)
    }

    // MARK: Evaluations of effects

    private final class Count: @unchecked Sendable { var value = 0 }

    @Observable final class Model { var height: CGFloat = 20 }

    private struct Faded: View {
        let model: Model
        let count: Count

        var body: some View {
            let height = model.height
            Color.red.frame(width: 60, height: height)
                .visualEffect { [count] effect, _ in
                    count.value += 1
                    return effect.opacity(height / 100)
                }
        }
    }

    @Test func `A visual effect that changes together with its view's size is evaluated once`() {
        let model = Model(), count = Count()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Faded(model: model, count: count) }
        #expect(count.value == 1)
        model.height = 40
        stage.update()
        #expect(count.value == 2)
    }
}
