import ScrollworkTesting
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

    @Test func otherwiseATextChangesAtOnce() throws {
        #expect(try darkness(.numericText(), isAnimated: false, after: 0.1) > 0.95)
        #expect(try darkness(.identity, isAnimated: true, after: 0.1) > 0.95)
        #expect(try darkness(.interpolate, isAnimated: true, after: 0.1) > 0.95)
    }
}
