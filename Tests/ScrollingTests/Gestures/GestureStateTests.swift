import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct GestureStateTests {
    private struct Puck: View {
        @GestureState var drag = CGSize.zero
        @State var rest = CGSize.zero
        var log: GestureLog
        var keepsPlace = true

        var body: some View {
            Color.red.frame(width: 50, height: 50)
                .accessibilityIdentifier("puck")
                .offset(x: rest.width + drag.width, y: rest.height + drag.height)
                .gesture(
                    DragGesture()
                        .updating($drag) { value, state, _ in state = value.translation }
                        .onEnded { value in
                            log.note("ended")
                            if keepsPlace {
                                rest = CGSize(width: rest.width + value.translation.width, height: rest.height)
                            }
                        })
        }
    }

    private func x(_ stage: Stage) throws -> CGFloat { try stage.drawnFrame(of: "puck").minX }

    @Test func theStateFollowsTheFingerAndReturns() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Puck(log: log, keepsPlace: false) }
        let finger = stage.touch(at: CGPoint(x: 150, y: 50))
        finger.move(by: CGSize(width: 30, height: 0), over: 0.1)
        #expect(try x(stage) == 155)
        finger.lift()
        #expect(try x(stage) == 125)
        #expect(log.entries == ["ended"])
    }

    @Test func theEndTakesOverFromTheStateWithoutAJump() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Puck(log: GestureLog()) }
        let finger = stage.touch(at: CGPoint(x: 150, y: 50))
        finger.move(by: CGSize(width: 30, height: 0), over: 0.1)
        finger.lift()
        #expect(try x(stage) == 155)
        try stage.settle()
        #expect(try x(stage) == 155)
    }

    @Test func aCancelledDragReturnsWithoutEnding() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Puck(log: log) }
        let finger = stage.touch(at: CGPoint(x: 150, y: 50))
        finger.move(by: CGSize(width: 30, height: 0), over: 0.1)
        finger.cancel()
        #expect(try x(stage) == 125)
        #expect(log.entries.isEmpty)
    }

    @Test func actionsReadTheResetStateInEitherOrder() {
        struct Example: View {
            @GestureState var isOn = false
            var log: GestureLog

            var body: some View {
                HStack(spacing: 0) {
                    Color.red.gesture(
                        DragGesture(minimumDistance: 0).updating($isOn) { _, state, _ in state = true }
                            .onEnded { _ in log.note("\(isOn)") })
                    Color.blue.gesture(
                        DragGesture(minimumDistance: 0).onEnded { _ in log.note("\(isOn)") }
                            .updating($isOn) { _, state, _ in state = true })
                }
            }
        }
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Example(log: log) }
        stage.tap(at: CGPoint(x: 50, y: 50))
        stage.tap(at: CGPoint(x: 150, y: 50))
        #expect(log.entries == ["false", "false"])
    }

    @Test func theResetCanBeAnimated() throws {
        struct Example: View {
            @GestureState(resetTransaction: Transaction(animation: .linear(duration: 0.5))) var drag: CGFloat? = nil

            var body: some View {
                Color.red.frame(width: 50, height: 50)
                    .accessibilityIdentifier("puck")
                    .offset(x: drag ?? 0)
                    .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation.width })
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Example() }
        stage.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 190, y: 50), over: 0.1)
        #expect(try x(stage) == 165)
        stage.advance(by: 0.25)
        #expect(abs(try x(stage) - 145) < 1.5)
        try stage.settle()
        #expect(try x(stage) == 125)
    }

    @Test func theResetReceivesTheLastValue() {
        struct Example: View {
            @GestureState var drag: CGFloat
            init(_ log: GestureLog) {
                _drag = GestureState(wrappedValue: 0) { value, transaction in
                    MainActor.assumeIsolated { log.note("reset from \(value)") }
                    transaction.disablesAnimations = true
                }
            }

            var body: some View {
                Color.red.gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation.width })
            }
        }
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Example(log) }
        stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 150, y: 50), over: 0.1)
        #expect(log.entries == ["reset from 50.0"])
    }

    @Test func changesTrackTheirVelocity() {
        struct Example: View {
            @GestureState var drag: CGFloat = 0
            var log: GestureLog

            var body: some View {
                Color.red.gesture(
                    DragGesture(minimumDistance: 0).updating($drag) { _, state, transaction in
                        state += 1
                        log.note("\(transaction.tracksVelocity)")
                    })
            }
        }
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Example(log: log) }
        stage.tap(at: CGPoint(x: 100, y: 50))
        #expect(log.entries == ["true"])
    }

    @Test func aViewThatDisappearsEndsItsGesture() throws {
        struct Example: View {
            @State var isThere = true
            @GestureState var drag = CGSize.zero
            var log: GestureLog

            var body: some View {
                VStack(spacing: 0) {
                    Text("\(Int(drag.width))").accessibilityIdentifier("drag")
                    if isThere {
                        Color.red.frame(width: 100, height: 50)
                            .gesture(
                                DragGesture().updating($drag) { value, state, _ in state = value.translation }
                                    .onChanged { if $0.translation.width > 50 { isThere = false } }
                                    .onEnded { _ in log.note("ended") })
                    }
                }
            }
        }
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Example(log: log) }
        let finger = stage.touch(at: CGPoint(x: 110, y: 60))
        finger.move(by: CGSize(width: 40, height: 0), over: 0.1)
        #expect(try stage.text(of: "drag") == "40")
        finger.move(by: CGSize(width: 40, height: 0), over: 0.1)
        #expect(try stage.text(of: "drag") == "0")
        finger.lift()
        try stage.settle()
        #expect(log.entries.isEmpty)
    }

    @Test func updatesOfTheViewReachTheGestureThatContinues() {
        struct Example: View {
            @State var count = 0
            var log: GestureLog

            var body: some View {
                Color.red.gesture(
                    DragGesture().onChanged { _ in count += 1 }.onEnded { [count] _ in log.note("\(count)") })
            }
        }
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Example(log: log) }
        let finger = stage.touch(at: CGPoint(x: 100, y: 50))
        for _ in 1...4 { finger.move(by: CGSize(width: 20, height: 0), over: 0) }
        finger.lift()
        #expect(log.entries == ["4"])
    }

    @Test func `A gesture can animate the changes of its state`() throws {
        struct Example: View {
            @GestureState var shift: CGFloat = 0

            var body: some View {
                Color.red.frame(width: 50, height: 50)
                    .accessibilityIdentifier("puck")
                    .offset(x: shift)
                    .frame(width: 300, height: 100)
                    .contentShape(.rect)
                    .gesture(
                        DragGesture(minimumDistance: 0).updating($shift) { _, shift, transaction in
                            shift = 40
                            transaction.animation = .linear(duration: 0.5)
                        })
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Example() }
        let finger = stage.touch(at: CGPoint(x: 20, y: 50))
        #expect(try x(stage) == 125)
        stage.advance(by: 0.25)
        #expect(abs(try x(stage) - 145) < 1.5)
        try stage.settle()
        #expect(try x(stage) == 165)
        // Without a transaction of its own, the reset isn't animated.
        finger.lift()
        #expect(try x(stage) == 125)
    }

    @MainActor @Observable final class Model { var name = "old" }

    private struct Counting: View {
        let name: String
        @GestureState private var count: Int

        init(_ name: String, _ log: GestureLog) {
            self.name = name
            _count = GestureState(wrappedValue: 0) { value, _ in
                MainActor.assumeIsolated { log.note("\(name) reset from \(value)") }
            }
        }

        var body: some View {
            Color.red.gesture(DragGesture(minimumDistance: 0).updating($count) { _, count, _ in count += 1 })
        }
    }

    private struct Named: View {
        let model: Model
        let log: GestureLog
        var body: some View { Counting(model.name, log) }
    }

    @Test func `The reset of a gesture in progress is that of the last update`() {
        let log = GestureLog(), model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Named(model: model, log: log) }
        let finger = stage.touch(at: CGPoint(x: 50, y: 50))
        model.name = "new"
        stage.update()
        finger.lift()
        #expect(log.entries == ["new reset from 1"])
    }

    @Test func `A gesture state has its initial value outside of a view`() {
        #expect(GestureState(wrappedValue: 1).wrappedValue == 1)
        #expect(GestureState(initialValue: 2).wrappedValue == 2)
        #expect(GestureState(initialValue: 3, resetTransaction: Transaction()).wrappedValue == 3)
        #expect(GestureState(initialValue: 4, reset: { _, _ in }).projectedValue.wrappedValue == 4)
        #expect(GestureState<Int?>().wrappedValue == nil)
        #expect(GestureState<Int?>(reset: { _, _ in }).wrappedValue == nil)
    }

    @Test func disablingTheViewCancelsItsGesture() throws {
        struct Example: View {
            @GestureState var drag = CGSize.zero
            @State var isDisabled = false

            var body: some View {
                Text("\(Int(drag.width))").accessibilityIdentifier("drag").frame(width: 100, height: 100)
                    .contentShape(.rect)
                    .gesture(
                        DragGesture().updating($drag) { value, state, _ in state = value.translation }
                            .onChanged { if $0.translation.width > 50 { isDisabled = true } }
                    )
                    .disabled(isDisabled)
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Example() }
        let finger = stage.touch(at: CGPoint(x: 10, y: 50))
        finger.move(by: CGSize(width: 60, height: 0), over: 0)
        #expect(try stage.text(of: "drag") == "0")
        finger.move(by: CGSize(width: 10, height: 0), over: 0)
        #expect(try stage.text(of: "drag") == "0")
        finger.lift()
    }
}
