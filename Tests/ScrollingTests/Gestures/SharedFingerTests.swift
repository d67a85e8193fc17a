import ScrollworkTesting
import SwiftUI
import Testing

/// Which gesture or scroll view receives a finger that several of them track, in a window of 200 points.
@MainActor
@Suite struct SharedFingerTests {
    private let middle = CGPoint(x: 100, y: 100)

    private func stage(@ViewBuilder _ content: () -> some View) -> Stage {
        Stage(size: CGSize(width: 200, height: 200), framesPerSecond: 100, content: content)
    }

    /// Returns a stage with a list of 1,000 points.
    private func list<V: View>(@ViewBuilder _ row: () -> V) -> Stage {
        Stage(size: CGSize(width: 200, height: 200), framesPerSecond: 100) {
            ScrollView { row().frame(height: 1_000) }.scrollIndicators(.hidden).accessibilityIdentifier("list")
        }
    }

    private func y(_ stage: Stage) throws -> CGFloat { try stage.scroll("list").offset.y }

    private func phase(_ stage: Stage) throws -> ScrollPhase { try stage.scroll("list").phase }

    // MARK: Distances

    nonisolated enum Joint: CaseIterable, Sendable { case exclusive, simultaneous, sequence }

    private func drags(_ joint: Joint, _ distances: (first: Double, second: Double)) -> AnyGesture<Void> {
        let first = DragGesture(minimumDistance: CGFloat(distances.first))
        let second = DragGesture(minimumDistance: CGFloat(distances.second))
        switch joint {
        case .exclusive: return AnyGesture(first.exclusively(before: second).map { _ in })
        case .simultaneous: return AnyGesture(first.simultaneously(with: second).map { _ in })
        case .sequence: return AnyGesture(first.sequenced(before: second).map { _ in })
        }
    }

    /// A finger that moves 60 points at once is enough for both drags, and for the list after 10 points. The first part
    /// of a sequence alone begins the sequence.
    @Test(arguments: Joint.allCases, [(5.0, 30.0), (30, 5), (20, 30), (9, 9), (11, 11)])
    func `The shorter of two distances decides whether a list scrolls first`(
        joint: Joint, _ distances: (first: Double, second: Double)
    ) throws {
        let stage = list { Color.red.gesture(drags(joint, distances)) }
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: 0, height: -60), over: 0)
        let shorter = joint == .sequence ? distances.first : min(distances.first, distances.second)
        #expect(abs(try y(stage) - (shorter < 10 ? 0 : 50)) < 0.01)
    }

    @Test func `A drag that waits for a press leaves a quick finger to the list`() throws {
        let log = GestureLog()
        let stage = list {
            Color.red.gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in log.note("end") })
        }
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: 0, height: -40), over: 0.2)
        #expect(abs(try y(stage) - 30) < 0.01)
        finger.lift()
        #expect(log.entries.isEmpty)
    }

    // MARK: Priorities

    @Test func `A drag of high priority does not take a finger that already scrolls`() throws {
        let log = GestureLog()
        let stage = stage {
            ScrollView { Color.red.frame(height: 1_000) }.accessibilityIdentifier("list")
                .highPriorityGesture(DragGesture(minimumDistance: 30).onChanged { _ in log.note("drag") })
        }
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: 0, height: -50), over: 0.2)
        #expect(abs(try y(stage) - 40) < 0.01)
        #expect(log.entries.isEmpty)
    }

    @Test func `A drag of high priority does not take a finger from a drag around its view`() {
        let log = GestureLog()
        let stage = stage {
            Color.red.highPriorityGesture(DragGesture(minimumDistance: 20).onChanged { _ in log.note("inner") })
                .padding(1)
                .gesture(DragGesture(minimumDistance: 5).onChanged { _ in log.note("outer") })
        }
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: 40, height: 0), over: 0.2)
        #expect(Set(log.entries) == ["outer"])
    }

    @Test func `A gesture that masks the views inside leaves scrolling to them`() throws {
        let log = GestureLog()
        let stage = stage {
            ScrollView { Color.red.frame(height: 1_000).onTapGesture { log.note("row") } }
                .accessibilityIdentifier("list")
                .gesture(TapGesture().onEnded { log.note("list") }, including: .gesture)
        }
        stage.tap(at: middle)
        #expect(log.entries == ["list"])
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: 0, height: -40), over: 0.2)
        #expect(abs(try y(stage) - 30) < 0.01)
        finger.lift()
        #expect(log.entries == ["list"])
    }

    @Test func `A second finger does not drag while the first one scrolls, and the next finger does`() throws {
        let log = GestureLog()
        let stage = list { Color.red.gesture(DragGesture().onChanged { _ in log.note("drag") }) }
        let first = stage.touch(at: middle)
        first.move(by: CGSize(width: 0, height: -50), over: 0.2)
        let second = stage.touch(at: CGPoint(x: 50, y: 50))
        second.move(by: CGSize(width: 40, height: 0), over: 0.2)
        second.lift()
        first.lift()
        try stage.settle()
        #expect(log.entries.isEmpty)
        stage.touch(at: middle).move(by: CGSize(width: 40, height: 0), over: 0)
        #expect(log.entries == ["drag"])
    }

    nonisolated enum Press: CaseIterable, Sendable { case view, simultaneous, button }

    private struct Reporting: ButtonStyle {
        let log: GestureLog

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onChange(of: configuration.isPressed) { log.note("\(configuration.isPressed)") }
        }
    }

    @ViewBuilder private func pressed(_ press: Press, _ log: GestureLog) -> some View {
        switch press {
        case .view:
            Color.red.onLongPressGesture {
                log.note("press")
            } onPressingChanged: {
                log.note("\($0)")
            }
        case .simultaneous: Color.red.simultaneousGesture(LongPressGesture().onChanged { log.note("\($0)") })
        case .button:
            Button {
                log.note("button")
            } label: {
                Color.red
            }
            .buttonStyle(Reporting(log: log))
        }
    }

    @Test(arguments: Press.allCases)
    func `A second finger does not press content that the first one scrolls`(press: Press) throws {
        let log = GestureLog()
        let stage = list { pressed(press, log) }
        let first = stage.touch(at: middle)
        first.move(by: CGSize(width: 0, height: -50), over: 0.2)
        log.entries = []
        let second = stage.touch(at: CGPoint(x: 50, y: 50))
        second.hold(for: 1)
        second.lift()
        #expect(log.entries.isEmpty)
        first.lift()
        try stage.settle()
        _ = stage.touch(at: middle)
        stage.update()
        #expect(log.entries == ["true"])
    }

    // MARK: The end of a touch

    @Test func `Content that a finger touches is at rest again when the finger is lost`() throws {
        let stage = list { Color.red.gesture(DragGesture()) }
        let canceled = stage.touch(at: middle)
        #expect(try phase(stage) == .tracking)
        canceled.cancel()
        #expect(try phase(stage) == .idle)
        let taken = stage.touch(at: middle)
        #expect(try phase(stage) == .tracking)
        taken.move(by: CGSize(width: -30, height: 0), over: 0.1)
        #expect(try phase(stage) == .idle)
    }

    @Test func `A simultaneous press fails when its view scrolls`() throws {
        let log = GestureLog()
        let stage = list {
            Color.red.simultaneousGesture(LongPressGesture(maximumDistance: 100).onEnded { _ in log.note("press") })
        }
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: 0, height: -30), over: 0.1)
        finger.hold(for: 1)
        #expect(abs(try y(stage) - 20) < 0.01)
        #expect(log.entries.isEmpty)
        finger.lift()
        try stage.settle()
        let next = stage.touch(at: middle)
        next.hold(for: 0.6)
        #expect(log.entries == ["press"])
    }

    @Test func `A gesture with modifier keys continues when another finger comes without them`() {
        let log = GestureLog()
        let stage = stage {
            Color.red.gesture(
                DragGesture(minimumDistance: 0).modifiers(.shift).onEnded { log.note("\(Int($0.translation.width))") })
        }
        let first = stage.touch(at: middle, modifiers: .shift)
        first.move(by: CGSize(width: 10, height: 0), over: 0)
        let second = stage.touch(at: CGPoint(x: 20, y: 20))
        first.move(by: CGSize(width: 15, height: 0), over: 0)
        second.lift()
        first.lift()
        #expect(log.entries == ["25"])
    }

    // MARK: Gesture states

    private struct Counted: View {
        let log: GestureLog
        @GestureState var count = 0

        var body: some View {
            Color.red.gesture(
                LongPressGesture(minimumDuration: 1).updating($count) { _, count, _ in
                    count += 1
                    log.note("\(count)")
                })
        }
    }

    @Test func `A gesture updates its state only when its value may have changed`() {
        let log = GestureLog()
        let stage = stage { Counted(log: log) }
        let finger = stage.touch(at: middle)
        for _ in 0..<3 { finger.move(by: CGSize(width: 2, height: 0), over: 0) }
        #expect(log.entries == ["1"])
    }

    private struct Handle: View {
        let drag: GestureState<CGFloat>

        var body: some View {
            Color.red.frame(width: 50, height: 50)
                .gesture(
                    DragGesture(minimumDistance: 0).updating(drag) { value, drag, _ in drag = value.translation.width })
        }
    }

    private struct Panel: View {
        @GestureState var drag: CGFloat = 0

        var body: some View {
            VStack(spacing: 0) {
                Handle(drag: $drag)
                Text("\(Int(drag))").accessibilityIdentifier("drag")
            }
            .frame(width: 200, height: 200, alignment: .top)
        }
    }

    @Test func `A gesture in a view inside updates the state of the view around it`() throws {
        let stage = stage { Panel() }
        let finger = stage.touch(at: CGPoint(x: 100, y: 25))
        finger.move(by: CGSize(width: 20, height: 0), over: 0)
        stage.update()
        #expect(try stage.text(of: "drag") == "20")
        finger.lift()
        stage.update()
        #expect(try stage.text(of: "drag") == "0")
    }
}
