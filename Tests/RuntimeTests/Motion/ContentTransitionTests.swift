import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ContentTransitionTests {
    private struct Counter: View {
        let transition: ContentTransition
        let isAnimated: Bool
        @State private var isFull = false

        var body: some View {
            Text(isFull ? "████" : "    ")
                .font(.system(size: 40))
                .contentTransition(transition)
                .foregroundStyle(.black)
                .frame(width: 100, height: 100)
                .contentShape(.rect)
                .onTapGesture {
                    if isAnimated { withAnimation(.linear(duration: 1)) { isFull = true } } else { isFull = true }
                }
        }
    }

    /// Returns the darkness of the center, in 0...1.
    private func darkness(_ transition: ContentTransition, isAnimated: Bool, after seconds: Double) throws -> Double {
        let stage = Stage(size: CGSize(width: 100, height: 100), text: .pango) {
            Counter(transition: transition, isAnimated: isAnimated)
        }
        stage.tap(at: CGPoint(x: 50, y: 50))
        stage.advance(by: seconds)
        return 1 - Double(Pixels(stage)[50, 50].red)
    }

    @Test func aNumberCrossFadesToTheNextInAnAnimatedChange() throws {
        for transition in [ContentTransition.numericText(), .opacity, .numericText(value: 3)] {
            let half = try darkness(transition, isAnimated: true, after: 0.5)
            #expect(half > 0.3 && half < 0.7, "\(half)")
            #expect(try darkness(transition, isAnimated: true, after: 1.2) > 0.95)
        }
    }

    private struct Word: View {
        let animation: Animation
        @State private var text = "old"

        var body: some View {
            Text(verbatim: text).foregroundStyle(.black).contentTransition(.opacity)
                .onTapGesture { withAnimation(animation) { text = "new" } }
        }
    }

    /// A spring that bounces exceeds its target after half of its duration, but an opacity stays in 0...1.
    @Test(
        arguments: [
            (.linear(duration: 1), 0.25, 0.25), (.linear(duration: 1), 0.75, 0.75),
            (.spring(duration: 1, bounce: 0.6), 0.5, 1),
        ] as [(Animation, Double, Float)])
    func theOldAndTheNewTextShareTheOpacity(animation: Animation, time: Double, share: Float) throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Word(animation: animation) }
        stage.tap(at: CGPoint(x: 50, y: 50))
        stage.advance(by: time)
        func alpha(_ text: String) throws -> Float {
            let mark = stage.marks.first {
                if case .text(let shown, size: _, weight: _) = $0.kind { shown == text } else { false }
            }
            return try #require(mark?.color).alpha
        }
        #expect(try abs(alpha("new") - share) < 0.01)
        #expect(try abs(alpha("old") - (1 - share)) < 0.01)
    }

    @Test func otherwiseATextChangesAtOnce() throws {
        #expect(try darkness(.numericText(), isAnimated: false, after: 0.1) > 0.95)
        #expect(try darkness(.identity, isAnimated: true, after: 0.1) > 0.95)
        #expect(try darkness(.interpolate, isAnimated: true, after: 0.1) > 0.95)
    }
}
