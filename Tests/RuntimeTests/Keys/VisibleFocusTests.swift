@testable import ScrollworkTesting
import LayerTree
import SwiftUI
import Testing

/// The Tab key and assistive technology scroll the focused view into view.
@MainActor
@Suite struct VisibleFocusTests {
    private struct Buttons: View {
        var snaps = false
        var lazily = false

        var body: some View {
            if snaps {
                ScrollView {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned)
                .accessibilityIdentifier("list")
            } else if lazily {
                ScrollView { LazyVStack(spacing: 0) { rows } }.accessibilityIdentifier("list")
            } else {
                ScrollView { VStack(spacing: 0) { rows } }.accessibilityIdentifier("list")
            }
        }

        private var rows: some View {
            ForEach(0..<40, id: \.self) { index in
                Button("\(index)") {}.frame(height: 60).accessibilityIdentifier("button-\(index)")
            }
        }
    }

    private func node(_ identifier: String, _ stage: Stage) throws -> SemanticsNode {
        try #require(stage.semantics.flattened.first { $0.identifier == identifier })
    }

    private func focused(_ stage: Stage) -> SemanticsNode? { stage.semantics.flattened.first(where: \.isFocused) }

    @Test(arguments: [false, true])
    func `The Tab key shows what it focuses, by the smallest distance`(lazily: Bool) throws {
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Buttons(lazily: lazily) }
        for _ in 0..<30 {
            stage.press(.tab)
            try stage.settle()
            let frame = try #require(focused(stage)).frame
            #expect(frame.minY >= -0.01 && frame.maxY <= 300.01, "\(frame)")
        }
        let offset = try stage.scroll("list").offset.y
        #expect(offset > 1000)
        // A visible button is in front of the focused one.
        stage.press(.tab, modifiers: .shift)
        #expect(try stage.scroll("list").offset.y == offset)
    }

    @Test func `Assistive technology shows what it focuses, once`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Buttons() }
        let id = try node("button-10", stage).id
        stage.send(.semantics(id: id, action: .focus))
        stage.update()
        #expect(abs(try node("button-10", stage).frame.maxY - 300) < 0.01)
        // The person scrolls away, and the window becomes active again.
        stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 250), over: 0.5)
        try stage.settle()
        let offset = try stage.scroll("list").offset.y
        stage.send(.semantics(id: id, action: .focus))
        stage.update()
        #expect(try stage.scroll("list").offset.y == offset)
    }

    @Test func `A target behavior aligns what the focus shows`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 290)) { Buttons(snaps: true) }
        stage.send(.semantics(id: try node("button-10", stage).id, action: .focus))
        stage.update()
        try stage.settle()
        let frame = try node("button-10", stage).frame
        #expect(frame.minY >= 0 && frame.maxY <= 290)
        #expect(try stage.scroll("list").offset.y.truncatingRemainder(dividingBy: 60) == 0)
    }

    @Test func `A view that fills the scroll view stays where it is`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 300)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 100)
                    Color.clear.frame(height: 900).focusable().accessibilityElement().accessibilityIdentifier("tall")
                }
            }
            .accessibilityIdentifier("list")
        }
        stage.drag(from: CGPoint(x: 100, y: 280), to: CGPoint(x: 100, y: 30), over: 1)
        try stage.settle()
        let offset = try stage.scroll("list").offset.y
        #expect(offset > 100)
        stage.press(.tab)
        stage.press(.tab)
        try stage.settle()
        #expect(try stage.scroll("list").offset.y == offset)
    }
}
