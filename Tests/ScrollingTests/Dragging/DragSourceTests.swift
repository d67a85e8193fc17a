import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Views that a person drags: with several fingers, while they change, with a shape, and in a sheet.
@MainActor
@Suite struct DragSourceTests {
    private let size = CGSize(width: 300, height: 400)

    @Test func `A second finger on a view neither delays its lift nor drags it`() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Board(log: log) }
        let first = stage.touch(at: CGPoint(x: 75, y: 30))
        first.hold(for: 0.3)
        let second = stage.touch(at: CGPoint(x: 100, y: 30))
        second.move(by: CGSize(width: 0, height: 20), over: 0.1)
        second.hold(for: 0.15)
        second.move(to: CGPoint(x: 225, y: 300), over: 0.2)
        second.lift()
        #expect(log.entries.isEmpty)
        first.move(to: CGPoint(x: 200, y: 300), over: 0.3)
        first.lift()
        #expect(log.entries == ["0 true", "0 false", "1 true", "1 false", "drop [\"one\"] at 50 300"])
        try stage.settle()
    }

    /// The press is complete after 0.3 seconds, and the finger on the other view moves after 0.4 seconds.
    @Test func `A press elsewhere doesn't lift a view early`() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            HStack(spacing: 0) {
                Color.red.draggable("a")
                Color.gray
                    .dropDestination(for: String.self) { _, _ in
                        log.note("drop")
                        return true
                    }
                    .onLongPressGesture(minimumDuration: 0.3) { log.note("press") }
            }
        }
        let finger = stage.touch(at: CGPoint(x: 75, y: 200))
        _ = stage.touch(at: CGPoint(x: 225, y: 300))
        finger.hold(for: 0.4)
        #expect(log.entries == ["press"])
        finger.move(to: CGPoint(x: 225, y: 200), over: 0.3)
        finger.lift()
        try stage.settle()
        #expect(log.entries == ["press"])
    }

    /// The press is complete after 0.3 seconds, and the view is lifted after half a second.
    @Test(arguments: [false, true]) func `A view that was pressed is lifted`(isErased: Bool) throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            HStack(spacing: 0) {
                let press = LongPressGesture(minimumDuration: 0.3).onEnded { _ in log.note("press") }
                if isErased {
                    Color.red.draggable("a").gesture(AnyGesture(press))
                } else {
                    Color.red.draggable("a").gesture(press)
                }
                Color.gray.dropDestination(for: String.self) { _, _ in
                    log.note("drop")
                    return true
                }
            }
        }
        let finger = stage.lift(at: CGPoint(x: 75, y: 200))
        #expect(log.entries == ["press"])
        finger.move(to: CGPoint(x: 225, y: 200), over: 0.3)
        finger.lift()
        try stage.settle()
        #expect(log.entries == ["press", "drop"])
    }

    nonisolated enum Change: CaseIterable, Sendable { case none, disabled, removed }

    @MainActor @Observable final class Model { var change = Change.none }

    private struct Changing: View {
        let model: Model
        let log: GestureLog

        var body: some View {
            HStack(spacing: 0) {
                if model.change == .removed {
                    Color.green
                } else {
                    Color.red.draggable("a").disabled(model.change == .disabled)
                }
                Color.gray.dropDestination(for: String.self) { texts, _ in
                    log.note("drop \(texts)")
                    return true
                }
            }
        }
    }

    /// The change comes while the finger waits for the lift.
    @Test(arguments: Change.allCases) func `Only a view that is there and enabled is lifted`(change: Change) throws {
        let log = GestureLog(), model = Model()
        let stage = Stage(size: size) { Changing(model: model, log: log) }
        let finger = stage.touch(at: CGPoint(x: 75, y: 200))
        finger.hold(for: 0.3)
        model.change = change
        stage.update()
        finger.hold(for: 0.3)
        finger.move(to: CGPoint(x: 225, y: 200), over: 0.3)
        finger.lift()
        try stage.settle()
        #expect(log.entries == (change == .none ? ["drop [\"a\"]"] : []))
    }

    /// The preview is a twentieth larger than its source, and its middle is at (200, 300).
    @Test(
        arguments: [(.dragPreview, true), (.interaction, false), ([.interaction, .dragPreview], true)]
            as [(ContentShapeKinds, Bool)])
    func `A preview has the shape of its view for previews`(kinds: ContentShapeKinds, isRound: Bool) {
        let stage = Stage(size: size, scale: 1) {
            Color.red.frame(width: 100, height: 100).contentShape(kinds, Circle()).draggable("a")
                .frame(width: 300, height: 400, alignment: .topLeading)
        }
        let finger = stage.lift(at: CGPoint(x: 50, y: 50))
        finger.move(by: CGSize(width: 150, height: 250), over: 0.3)
        stage.advance(by: 0.5)
        let pixels = Pixels(stage)
        func isRed(_ x: Int, _ y: Int) -> Bool { pixels[x, y].red > 0.9 && pixels[x, y].green < 0.5 }
        #expect(isRed(200, 300) && isRed(152, 300) && isRed(200, 348))
        #expect(isRed(155, 255) == !isRound && isRed(245, 345) == !isRound)
    }

    private struct Presenter: View {
        let log: GestureLog
        @State private var isShown = true

        var body: some View {
            Color.gray.sheet(isPresented: $isShown, onDismiss: { log.note("dismiss") }) {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100).accessibilityIdentifier("source").draggable("a")
                    Color.blue.accessibilityIdentifier("target")
                        .dropDestination(for: String.self) { texts, _ in
                            log.note("drop \(texts)")
                            return true
                        }
                }
            }
        }
    }

    /// A drag closes only a menu.
    @Test func `A drag in a sheet leaves the sheet open`() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Presenter(log: log) }
        try stage.settle()
        let source = try stage.drawnFrame(of: "source"), target = try stage.drawnFrame(of: "target")
        let finger = stage.lift(at: CGPoint(x: source.midX, y: source.midY))
        finger.move(to: CGPoint(x: target.midX, y: target.midY), over: 0.3)
        finger.lift()
        try stage.settle()
        #expect(log.entries == ["drop [\"a\"]"] && stage.exists("target"))
    }

    /// During a drag, the whole frame of a destination counts.
    @Test func `A destination lets taps through where it is empty, before and after a drag`() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            ZStack {
                Color.blue.onTapGesture { log.note("behind") }
                VStack(spacing: 0) {
                    Color.red.frame(height: 100).draggable("a")
                    Spacer(minLength: 0)
                }
                .dropDestination(for: String.self) { _, _ in
                    log.note("drop")
                    return true
                }
            }
        }
        let empty = CGPoint(x: 150, y: 300)
        stage.tap(at: empty)
        #expect(log.entries == ["behind"])
        let finger = stage.lift(at: CGPoint(x: 150, y: 50))
        finger.move(to: empty, over: 0.3)
        finger.lift()
        try stage.settle()
        #expect(log.entries == ["behind", "drop"])
        stage.tap(at: empty)
        #expect(log.entries == ["behind", "drop", "behind"])
    }
}
