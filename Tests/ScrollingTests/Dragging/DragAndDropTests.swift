import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite struct DragAndDropTests {
    private let size = CGSize(width: 300, height: 400)

    @Test func aCardMovesToTheOtherColumn() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Board(log: log) }
        let finger = stage.lift(at: CGPoint(x: 75, y: 30))
        #expect(log.entries.isEmpty)
        finger.move(to: CGPoint(x: 200, y: 300), over: 0.3)
        #expect(log.entries == ["0 true", "0 false", "1 true"])
        finger.lift()
        try stage.settle()
        #expect(log.entries == ["0 true", "0 false", "1 true", "1 false", "drop [\"one\"] at 50 300"])
        #expect(try stage.frame(of: "one") == CGRect(x: 150, y: 60, width: 150, height: 60))
        #expect(try stage.frame(of: "two").minY == 0)
        #expect(stage.isAtRest)
    }

    @Test func thePreviewFollowsTheFingerAndTheSourceStays() throws {
        let stage = Stage(size: size, scale: 1) { Board(log: GestureLog()) }
        let finger = stage.lift(at: CGPoint(x: 75, y: 30))
        finger.move(to: CGPoint(x: 75, y: 330), over: 0.3)
        stage.advance(by: 0.5)
        let pixels = Pixels(stage)
        func isYellow(_ x: Int, _ y: Int) -> Bool { pixels[x, y].red > 0.9 && pixels[x, y].blue < 0.3 }
        #expect(isYellow(10, 10) && isYellow(10, 310) && isYellow(10, 350))
        #expect(!isYellow(10, 250) && !isYellow(10, 380))
        #expect(try stage.frame(of: "one").minY == 0)
        finger.lift()
        try stage.settle()
        #expect(!(Pixels(stage)[10, 330].blue < 0.3))
    }

    @Test func aRejectedDropReturns() throws {
        let log = GestureLog()
        let stage = Stage(size: size, scale: 1) { Board(log: log, accepts: false) }
        let finger = stage.lift(at: CGPoint(x: 75, y: 30))
        finger.move(to: CGPoint(x: 225, y: 330), over: 0.3)
        finger.lift()
        #expect(log.entries == ["0 true", "0 false", "1 true", "1 false", "drop [\"one\"] at 75 330"])
        func isYellow(_ x: Int, _ y: Int) -> Bool { Pixels(stage)[x, y].red > 0.8 && Pixels(stage)[x, y].blue < 0.5 }
        stage.advance(by: 0.1)
        // On the way back, the preview is between the place of the drop and the source.
        let middle = (100...320).filter { isYellow(160, $0) }
        #expect(middle.count > 40, "\(middle)")
        try stage.settle()
        #expect((100...399).allSatisfy { !isYellow(200, $0) })
        #expect(try stage.frame(of: "one").minX == 0)
    }

    @Test func aLiftWithoutAMovementReturnsAndIsNotATap() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Text("a").frame(width: 100, height: 100).draggable("a").onTapGesture { log.note("tap") }
                .dropDestination(for: String.self) { _, _ in
                    log.note("drop")
                    return true
                }
        }
        let finger = stage.lift(at: CGPoint(x: 150, y: 200))
        finger.lift()
        try stage.settle()
        #expect(log.entries.isEmpty)
        stage.tap(at: CGPoint(x: 150, y: 200))
        #expect(log.entries == ["tap"])
    }

    @Test func aSourceWithoutAnItemLetsItsButtonHandleThePress() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Button("a") { log.note("press") }.frame(width: 100, height: 100).itemProvider {
                log.note("ask")
                return nil
            }
        }
        let finger = stage.lift(at: CGPoint(x: 150, y: 200))
        finger.lift()
        try stage.settle()
        #expect(log.entries == ["ask", "press"])
    }

    @Test func aCancelledTouchEndsTheDrag() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Board(log: log) }
        let finger = stage.lift(at: CGPoint(x: 75, y: 30))
        finger.move(to: CGPoint(x: 200, y: 300), over: 0.3)
        finger.cancel()
        try stage.settle()
        let targeted = ["0 true", "0 false", "1 true", "1 false"]
        #expect(log.entries == targeted)
        // The next drag works.
        let next = stage.lift(at: CGPoint(x: 75, y: 30))
        next.move(to: CGPoint(x: 200, y: 300), over: 0.3)
        next.lift()
        #expect(log.entries == targeted + targeted + ["drop [\"one\"] at 50 300"])
    }

    @Test func aSecondFingerDoesNotDrag() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Board(log: log) }
        let finger = stage.lift(at: CGPoint(x: 75, y: 30))
        let other = stage.lift(at: CGPoint(x: 225, y: 30))
        other.move(to: CGPoint(x: 75, y: 300), over: 0.3)
        other.lift()
        #expect(log.entries.isEmpty)
        finger.move(to: CGPoint(x: 225, y: 300), over: 0.3)
        finger.lift()
        #expect(log.entries == ["0 true", "0 false", "1 true", "1 false", "drop [\"one\"] at 75 300"])
    }

    @Test func aMouseDragsAfterAFewPoints() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Board(log: log) }
        func send(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
            stage.send(
                .pointer(
                    PointerEvent(
                        id: 9, kind: .mouse, phase: phase, location: CGPoint(x: x, y: y), time: stage.time)))
            stage.update()
        }
        send(.began, 75, 30)
        send(.moved, 78, 30)
        #expect(log.entries.isEmpty)
        send(.moved, 90, 30)
        #expect(log.entries == ["0 true"])
        send(.moved, 225, 100)
        send(.ended, 225, 100)
        #expect(log.entries == ["0 true", "0 false", "1 true", "1 false", "drop [\"one\"] at 75 100"])
        try stage.settle()
    }

    @Test func typesMustMatch() throws {
        let log = GestureLog()
        struct Targets: View {
            let log: GestureLog

            var body: some View {
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        Color.red.draggable("text")
                        Color.green.draggable(BoardCard(id: 1, title: "card"))
                        Color.blue.draggable(URL(string: "https://example.com/a")!)
                    }
                    HStack(spacing: 0) {
                        target(String.self)
                        target(BoardCard.self)
                        target(URL.self)
                    }
                }
            }

            private func target<T: Transferable>(_ type: T.Type) -> some View {
                Color.gray.dropDestination(for: T.self) { values, _ in
                    log.note("\(values.map { "\(T.self) \($0)" }[0])")
                    return true
                } isTargeted: { isTargeted in
                    if isTargeted { log.note("\(T.self)") }
                }
            }
        }
        let stage = Stage(size: size) { Targets(log: log) }
        for source in 0..<3 {
            for target in 0..<3 {
                let finger = stage.lift(at: CGPoint(x: 50 + 100 * source, y: 100))
                finger.move(to: CGPoint(x: 50 + 100 * target, y: 300), over: 0.3)
                finger.lift()
                try stage.settle()
            }
        }
        let drops = log.entries.filter { $0.contains(" ") }
        #expect(
            drops == [
                "String text", "String card", "BoardCard \(BoardCard(id: 1, title: "card"))",
                "URL https://example.com/a",
            ])
        // A card is text too, by its proxy.
        #expect(Set(log.entries.filter { !$0.contains(" ") }) == ["String", "BoardCard", "URL"])
    }

    @Test func aCustomPreviewIsUnderTheFinger() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Color.red.frame(width: 40, height: 40).position(x: 100, y: 100)
                .overlay(alignment: .topLeading) {
                    Color.blue.frame(width: 200, height: 50).draggable("x") {
                        Text("preview").frame(width: 60, height: 20).accessibilityIdentifier("preview")
                            .onAppear { log.note("appear") }.onDisappear { log.note("disappear") }
                    }
                }
        }
        let nodes = stage.semantics.flattened.count
        let finger = stage.lift(at: CGPoint(x: 180, y: 25))
        finger.move(by: CGSize(width: 0, height: 200), over: 0.3)
        stage.advance(by: 0.5)
        let frame = try stage.drawnFrame(of: "preview")
        #expect(frame.insetBy(dx: -4, dy: -4).contains(CGPoint(x: 180, y: 225)), "\(frame)")
        #expect(abs(frame.midX - 150) < 1 && abs(frame.midY - 225) < 1)
        #expect(abs(frame.width - 63) < 0.1)
        #expect(log.entries == ["appear"])
        // Assistive technology doesn't see the preview.
        #expect(stage.semantics.flattened.count == nodes)
        finger.lift()
        try stage.settle()
        #expect(!stage.exists("preview"))
        #expect(log.entries == ["appear", "disappear"])
    }

    @Test func theInnermostTargetThatAcceptsTheItemsReceivesThem() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            VStack(spacing: 0) {
                Color.red.frame(height: 50).draggable("a")
                ZStack {
                    Color.gray
                    Color.green.frame(width: 100, height: 100).dropDestination(for: BoardCard.self) { _, _ in
                        true
                    } isTargeted: {
                        log.note("inner \($0)")
                    }
                }
                .dropDestination(for: String.self) { _, point in
                    log.note("drop \(Int(point.x)) \(Int(point.y))")
                    return true
                } isTargeted: {
                    log.note("outer \($0)")
                }
            }
        }
        let finger = stage.lift(at: CGPoint(x: 150, y: 25))
        finger.move(to: CGPoint(x: 150, y: 225), over: 0.3)
        finger.lift()
        #expect(log.entries == ["outer true", "outer false", "drop 150 175"])
    }

    @Test func aDisabledViewNeitherDragsNorAcceptsDrops() throws {
        let log = GestureLog()
        struct Pair: View {
            let log: GestureLog
            let isSourceDisabled: Bool

            var body: some View {
                HStack(spacing: 0) {
                    Color.red.draggable("a").disabled(isSourceDisabled)
                    Color.gray.dropDestination(for: String.self) { _, _ in
                        true
                    } isTargeted: {
                        log.note("\($0)")
                    }
                    .disabled(!isSourceDisabled)
                }
            }
        }
        for isSourceDisabled in [false, true] {
            let stage = Stage(size: size) { Pair(log: log, isSourceDisabled: isSourceDisabled) }
            let finger = stage.lift(at: CGPoint(x: 50, y: 100))
            finger.move(to: CGPoint(x: 250, y: 100), over: 0.3)
            finger.lift()
        }
        #expect(log.entries.isEmpty)
    }

    @Test func accessibilityIsUnaffected() throws {
        func tree(_ view: some View) -> [String] {
            Stage(size: size) { view }.semantics.flattened.map { "\($0.role) \($0.label ?? "") \($0.actions)" }
        }
        let plain = VStack {
            Text("a")
            Button("b") {}
        }
        let dragged = VStack {
            Text("a").draggable("a")
            Button("b") {}.dropDestination(for: String.self) { _, _ in true }
        }
        #expect(tree(plain) == tree(dragged))
    }

    @Test func aMenuOfTheSameViewOpensAndTheDragClosesIt() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            VStack(spacing: 0) {
                Color.red.frame(height: 60).draggable("a").contextMenu { Button("Delete") {} }
                Color.gray.dropDestination(for: String.self) { _, _ in
                    log.note("drop")
                    return true
                }
            }
        }
        func hasMenu() -> Bool { stage.semantics.flattened.contains { $0.label == "Delete" } }
        let finger = stage.lift(at: CGPoint(x: 150, y: 30))
        stage.advance(by: 0.3)
        #expect(hasMenu())
        finger.move(to: CGPoint(x: 150, y: 300), over: 0.5)
        stage.advance(by: 0.5)
        #expect(!hasMenu())
        finger.lift()
        try stage.settle()
        #expect(log.entries == ["drop"])
    }

    @Test func aButtonInsideStillWorks() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Button("a") { log.note("button") }.frame(width: 300, height: 100).draggable("a")
        }
        stage.tap(at: CGPoint(x: 150, y: 200))
        #expect(log.entries == ["button"])
        let finger = stage.lift(at: CGPoint(x: 150, y: 200))
        finger.lift()
        #expect(log.entries == ["button"])
    }
}
