import ScrollworkTesting
import SwiftUI
import Testing

/// Values that a view derives from its geometry.
@MainActor
@Suite struct GeometryChangeTests {
    @Test func `An action has the old value and the new one, which are equal at first`() {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Color.red.onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { old, new in
                log.note("\(Int(old)) \(Int(new))")
            }
        }
        stage.advance(by: 0.1)
        #expect(log.entries == ["200 200"])
        stage.resize(to: CGSize(width: 150, height: 100))
        stage.advance(by: 0.1)
        #expect(log.entries == ["200 200", "200 150"])
        // The height changes, but not the value.
        stage.resize(to: CGSize(width: 150, height: 80))
        stage.advance(by: 0.1)
        #expect(log.entries == ["200 200", "200 150"])
        stage.resize(to: CGSize(width: 200, height: 80))
        stage.advance(by: 0.1)
        #expect(log.entries == ["200 200", "200 150", "150 200"])
    }

    /// A value that depends on the place changes with the view around, although the size doesn't.
    @Test func `An action follows the place of a view`() {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Color.red.frame(width: 20, height: 20).onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .global).minX
            } action: {
                log.note("\(Int($0))")
            }
        }
        stage.advance(by: 0.1)
        stage.resize(to: CGSize(width: 100, height: 100))
        stage.advance(by: 0.1)
        stage.resize(to: CGSize(width: 100, height: 60))
        stage.advance(by: 0.1)
        #expect(log.entries == ["90", "40"])
    }

    /// The safe area has a height of 50 points at first, so that the view touches both of its edges.
    @Test func `An action follows the safe area of a view that moves`() {
        let log = GestureLog()
        let safeArea = EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
        let stage = Stage(size: CGSize(width: 100, height: 90), safeArea: safeArea) {
            Color.red.frame(width: 50, height: 50).onGeometryChange(for: CGFloat.self) {
                $0.safeAreaInsets.top
            } action: {
                log.note("\(Int($0))")
            }
        }
        for height in [190.0, 90] { stage.resize(to: CGSize(width: 100, height: height)) }
        #expect(log.entries == ["20", "0", "20"])
    }

    @MainActor @Observable final class Model {
        var factor = 1
        var width: CGFloat = 10
    }

    private struct Scaled: View {
        let model: Model
        let log: GestureLog

        var body: some View {
            let factor = CGFloat(model.factor)
            HStack(spacing: 0) {
                Color.red.frame(width: 50).onGeometryChange(for: CGFloat.self) {
                    $0.size.width * factor
                } action: {
                    log.note("\(Int($0))")
                }
                Color.blue.frame(width: model.width)
            }
        }
    }

    /// The size of the view stays the same, and the layout of the other one changes or not.
    @Test(arguments: [0, 10]) func `An action has the value of the latest closure`(growth: CGFloat) {
        let model = Model(), log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Scaled(model: model, log: log) }
        #expect(log.entries == ["50"])
        for factor in [3, 3, 1] {
            model.factor = factor
            model.width += growth
            stage.update()
        }
        #expect(log.entries == ["50", "150", "50"])
    }
}
