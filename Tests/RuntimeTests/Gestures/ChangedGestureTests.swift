import ScrollworkTesting
import SwiftUI
import Testing

/// Gestures whose closures and parts change, or that share a touch with a scroll view.
@MainActor
@Suite struct ChangedGestureTests {
    @MainActor @Observable final class Model { var factor: CGFloat = 1 }

    private struct Mapped: View {
        let model: Model
        let log: GestureLog

        var body: some View {
            let factor = model.factor
            Color.red.frame(width: 100, height: 100)
                .gesture(
                    DragGesture(minimumDistance: 0).map { $0.translation.width * factor }.onEnded { log.note("\($0)") })
        }
    }

    @Test func `A mapped gesture uses the transform of the last update`() {
        let model = Model(), log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Mapped(model: model, log: log) }
        func drag() {
            let finger = stage.touch(at: CGPoint(x: 20, y: 50))
            finger.move(by: CGSize(width: 30, height: 0), over: 0.2)
            finger.hold(for: 0.2)
            finger.lift()
        }
        drag()
        model.factor = 3
        stage.update()
        drag()
        #expect(log.entries == ["30.0", "90.0"])
    }

    private struct Row: View {
        let isFirstDrag: Bool
        let log: GestureLog

        var body: some View {
            let drag = DragGesture(minimumDistance: 5).onEnded { _ in log.note("drag") }
            let tap = TapGesture().onEnded { log.note("tap") }
            ScrollView {
                Color.red.frame(height: 80)
                    .gesture(
                        isFirstDrag
                            ? AnyGesture(drag.exclusively(before: tap).map { _ in })
                            : AnyGesture(tap.exclusively(before: drag).map { _ in }))
                Color.blue.frame(height: 600)
            }
            .accessibilityIdentifier("scroll")
        }
    }

    @Test(arguments: [true, false])
    func `A drag among exclusive gestures takes the touch from a scroll view`(isFirstDrag: Bool) throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Row(isFirstDrag: isFirstDrag, log: log) }
        let finger = stage.touch(at: CGPoint(x: 50, y: 70))
        finger.move(by: CGSize(width: 0, height: -60), over: 0.2)
        finger.hold(for: 0.2)
        finger.lift()
        #expect(try stage.scroll("scroll").offset.y == 0)
        #expect(log.entries == ["drag"])
        stage.tap(at: CGPoint(x: 50, y: 40))
        #expect(log.entries == ["drag", "tap"])
    }
}
