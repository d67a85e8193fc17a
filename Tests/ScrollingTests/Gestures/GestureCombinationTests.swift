import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// When combined gestures are active, end, and fail, and which gestures of several views take part.
@MainActor
@Suite struct GestureCombinationTests {
    private let middle = CGPoint(x: 100, y: 100)

    private func stage(@ViewBuilder _ content: () -> some View) -> Stage {
        Stage(size: CGSize(width: 200, height: 200), framesPerSecond: 100, content: content)
    }

    // MARK: Sequences

    @Test func `A sequence fails with its second gesture`() {
        let log = GestureLog()
        let stage = stage {
            Color.red.gesture(
                SpatialTapGesture().sequenced(before: DragGesture()).onChanged { _ in log.note("changed") }
                    .onEnded { _ in log.note("end") })
        }
        stage.touch(at: middle).lift()
        #expect(log.entries == ["changed"])
        stage.touch(at: middle).lift()
        #expect(log.entries == ["changed"])
        stage.touch(at: middle).lift()
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: 30, height: 0), over: 0.1)
        finger.lift()
        #expect(log.entries.last == "end" && log.count("end") == 1)
    }

    // MARK: Simultaneous gestures

    /// A press of half a second, and one of a second.
    @Test(arguments: [(0.3, []), (0.7, ["true -"]), (1.1, ["true true"])] as [(Double, [String])])
    func `Simultaneous gestures end when both are over and one has ended`(time: Double, expected: [String]) {
        let log = GestureLog()
        let gesture = LongPressGesture(minimumDuration: 0.5)
            .simultaneously(with: LongPressGesture(minimumDuration: 1))
            .onEnded { value in
                func text(_ value: Bool?) -> String { value.map { "\($0)" } ?? "-" }
                log.note("\(text(value.first)) \(text(value.second))")
            }
        let stage = stage { Color.red.gesture(gesture) }
        let finger = stage.touch(at: middle)
        finger.hold(for: time)
        finger.lift()
        #expect(log.entries == expected)
    }

    @Test func `Simultaneous gestures are active while either one is`() {
        let log = GestureLog()
        let gesture = DragGesture(minimumDistance: 20).simultaneously(with: DragGesture(minimumDistance: 40))
            .onChanged { value in log.note("\(value.first == nil ? 0 : 1)\(value.second == nil ? 0 : 1)") }
        let stage = stage { Color.red.gesture(gesture) }
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: 19, height: 0), over: 0)
        #expect(log.entries.isEmpty)
        finger.move(by: CGSize(width: 1, height: 0), over: 0)
        #expect(log.entries == ["10"])
        finger.move(by: CGSize(width: 20, height: 0), over: 0)
        #expect(log.entries == ["10", "11"])
    }

    // MARK: Exclusive gestures

    @Test(
        arguments: [(0.1, 0, []), (0.3, 0, ["press"]), (0.1, 40, ["drag"]), (0.3, 40, ["drag"])]
            as [(Double, CGFloat, [String])])
    func `The second of two exclusive gestures ends only if the first fails`(
        time: Double, distance: CGFloat, expected: [String]
    ) {
        let log = GestureLog()
        let gesture = DragGesture(minimumDistance: 30).onEnded { _ in log.note("drag") }
            .exclusively(
                before: LongPressGesture(minimumDuration: 0.2, maximumDistance: 100).onEnded { _ in log.note("press") })
        let stage = stage { Color.red.gesture(gesture) }
        let finger = stage.touch(at: middle)
        finger.hold(for: time)
        #expect(log.entries.isEmpty)
        if distance > 0 { finger.move(by: CGSize(width: distance, height: 0), over: 0.05) }
        finger.lift()
        #expect(log.entries == expected)
    }

    @Test func `The first of two exclusive gestures ends at once`() {
        let log = GestureLog()
        let gesture = LongPressGesture(minimumDuration: 0.2)
            .exclusively(before: LongPressGesture(minimumDuration: 0.5))
            .onEnded { value in
                if case .first = value { log.note("first") } else { log.note("second") }
            }
        let stage = stage { Color.red.gesture(gesture) }
        stage.touch(at: middle).hold(for: 0.25)
        #expect(log.entries == ["first"])
    }

    // MARK: Several views

    /// An inner and an outer drag with their minimum distances, and the one that a finger begins by moving 15 points.
    @Test(arguments: [(20.0, 10.0, "outer"), (10, 10, "inner"), (5, 10, "inner"), (10, 5, "outer"), (10, 0, "outer")])
    func `The drag with the shortest distance begins`(inner: CGFloat, outer: CGFloat, expected: String) {
        for steps in [1, 15] {
            let log = GestureLog()
            let stage = stage {
                Color.red.gesture(DragGesture(minimumDistance: inner).onChanged { _ in log.note("inner") })
                    .padding(1)
                    .gesture(DragGesture(minimumDistance: outer).onChanged { _ in log.note("outer") })
            }
            let finger = stage.touch(at: middle)
            for _ in 0..<steps { finger.move(by: CGSize(width: 15 / CGFloat(steps), height: 0), over: 0) }
            #expect(Set(log.entries) == [expected], "\(steps)")
        }
    }

    @Test(arguments: [(10.0, "outer"), (9, "inner"), (11, "outer")])
    func `A drag of high priority precedes one inside that needs the same distance`(inner: CGFloat, first: String) {
        let log = GestureLog()
        let stage = stage {
            Color.red.gesture(DragGesture(minimumDistance: inner).onChanged { _ in log.note("inner") })
                .padding(1)
                .highPriorityGesture(DragGesture(minimumDistance: 10).onChanged { _ in log.note("outer") })
        }
        let finger = stage.touch(at: middle)
        for _ in 0..<30 { finger.move(by: CGSize(width: 0.5, height: 0), over: 0) }
        #expect(log.entries.first == first && log.entries.last == "outer")
    }

    nonisolated enum Kind: CaseIterable, Sendable { case normal, high, simultaneous }

    /// A tap on an inner view, inside a view with a tap that is added in different ways.
    @Test(arguments: Kind.allCases, [GestureMask.all, .gesture, .subviews, .none])
    func `A mask turns off the gesture or those of subviews`(kind: Kind, mask: GestureMask) {
        let log = GestureLog()
        let stage = stage {
            let inner = Color.red.onTapGesture { log.note("inner") }.padding(1)
            let tap = TapGesture().onEnded { log.note("outer") }
            switch kind {
            case .normal: inner.gesture(tap, including: mask)
            case .high: inner.highPriorityGesture(tap, including: mask)
            case .simultaneous: inner.simultaneousGesture(tap, including: mask)
            }
        }
        stage.tap(at: middle)
        stage.advance(by: 1)
        let inner = mask.contains(.subviews), outer = mask.contains(.gesture)
        switch kind {
        case .normal: #expect(log.entries == (inner ? ["inner"] : outer ? ["outer"] : []))
        case .high: #expect(log.entries == (outer ? ["outer"] : inner ? ["inner"] : []))
        case .simultaneous: #expect(Set(log.entries) == Set((inner ? ["inner"] : []) + (outer ? ["outer"] : [])))
        }
    }

    @Test(arguments: Kind.allCases, [false, true]) func `A program can turn off a gesture`(kind: Kind, isOn: Bool) {
        for isNamed in [false, true] {
            let log = GestureLog()
            let stage = stage {
                let inner = Color.red.onTapGesture { log.note("inner") }.padding(1)
                let tap = TapGesture().onEnded { log.note("outer") }
                switch (kind, isNamed) {
                case (.normal, false): inner.gesture(tap, isEnabled: isOn)
                case (.normal, true): inner.gesture(tap, name: "tap", isEnabled: isOn)
                case (.high, false): inner.highPriorityGesture(tap, isEnabled: isOn)
                case (.high, true): inner.highPriorityGesture(tap, name: "tap", isEnabled: isOn)
                case (.simultaneous, false): inner.simultaneousGesture(tap, isEnabled: isOn)
                case (.simultaneous, true): inner.simultaneousGesture(tap, name: "tap", isEnabled: isOn)
                }
            }
            stage.tap(at: middle)
            stage.advance(by: 1)
            let expected: Set<String> =
                switch kind {
                case .normal: ["inner"]
                case .high: isOn ? ["outer"] : ["inner"]
                case .simultaneous: isOn ? ["inner", "outer"] : ["inner"]
                }
            #expect(Set(log.entries) == expected)
        }
    }

    // MARK: Modifier keys

    nonisolated private static let keys: [(EventModifiers, KeyModifiers, Bool)] = [
        ([], [], true), ([], .shift, true), (.shift, [], false), (.shift, .shift, true), (.shift, .control, false),
        (.control, .control, true), (.option, .option, true), (.command, .command, true), (.option, .command, false),
        ([.shift, .command], .shift, false), ([.shift, .command], [.shift, .command], true),
        (.shift, [.shift, .option, .command, .control], true), (.capsLock, .shift, false),
    ]

    @Test(arguments: keys.indices) func `A gesture needs all of its modifier keys`(index: Int) {
        let (required, held, isRecognized) = Self.keys[index]
        let log = GestureLog()
        let stage = stage {
            Color.red.gesture(TapGesture().modifiers(required).onEnded { log.note("tap") })
        }
        stage.touch(at: middle, modifiers: held).lift()
        #expect(log.entries == (isRecognized ? ["tap"] : []))
    }

    @Test func `Modifier keys have different bits`() {
        let all: [EventModifiers] = [.capsLock, .shift, .control, .option, .command, .numericPad]
        #expect(all.map(\.rawValue) == [1, 2, 4, 8, 16, 32] && EventModifiers.all.rawValue == 63)
        #expect(GestureMask.all == [.gesture, .subviews] && GestureMask.none.isEmpty)
        #expect(GestureMask.gesture.isDisjoint(with: .subviews))
    }

    // MARK: Locations

    @Test func `A tap of several reports the location of the last one`() {
        var places: [CGPoint] = []
        let stage = stage {
            Color.red.frame(width: 100, height: 100)
                .gesture(SpatialTapGesture(count: 2).onEnded { places.append($0.location) })
        }
        stage.touch(at: CGPoint(x: 60, y: 70)).lift()
        stage.advance(by: 0.1)
        stage.touch(at: CGPoint(x: 80, y: 75)).lift()
        #expect(places == [CGPoint(x: 30, y: 25)])
    }

    // MARK: Presses

    @Test(arguments: [false, true]) func `A press reports that it begins, and that it ends before its action`(
        isOld: Bool
    ) {
        let log = GestureLog()
        let stage = stage {
            if isOld {
                Color.red.onLongPressGesture(
                    minimumDuration: 0.3, maximumDistance: 5, pressing: { log.note("\($0)") },
                    perform: { log.note("press") })
            } else {
                Color.red.onLongPressGesture(minimumDuration: 0.3, maximumDistance: 5) {
                    log.note("press")
                } onPressingChanged: {
                    log.note("\($0)")
                }
            }
        }
        let finger = stage.touch(at: middle)
        finger.hold(for: 0.29)
        #expect(log.entries == ["true"])
        finger.hold(for: 0.02)
        #expect(log.entries == ["true", "false", "press"])
        finger.lift()
        let next = stage.touch(at: middle)
        next.move(by: CGSize(width: 4, height: 0), over: 0)
        #expect(log.entries.suffix(1) == ["true"])
        next.move(by: CGSize(width: 2, height: 0), over: 0)
        #expect(log.entries.suffix(2) == ["true", "false"])
        next.lift()
        #expect(log.entries.count == 5)
    }

    // MARK: Values and resets of two gestures

    @Test func `Exclusive gestures report the one that has the finger`() {
        let log = GestureLog()
        let drag = LongPressGesture(minimumDuration: 1, maximumDistance: 20)
            .exclusively(before: DragGesture(minimumDistance: 5))
            .onChanged { value in
                if case .first = value { log.note("first") } else { log.note("second") }
            }
        let drags = stage { Color.red.gesture(drag) }
        let finger = drags.touch(at: middle)
        #expect(log.entries == ["first"])
        // The press can still succeed.
        finger.move(by: CGSize(width: 8, height: 0), over: 0)
        #expect(log.entries == ["first", "second"])
        finger.move(by: CGSize(width: 22, height: 0), over: 0)
        #expect(log.entries == ["first", "second", "second"])
        finger.lift()
        log.entries = []
        let press = LongPressGesture(minimumDuration: 1).exclusively(before: LongPressGesture(minimumDuration: 2))
            .onChanged { value in
                if case .first = value { log.note("first") } else { log.note("second") }
            }
        let presses = stage { Color.red.gesture(press) }
        presses.touch(at: middle).hold(for: 0.5)
        #expect(log.entries == ["first"])
    }

    @Test func `The second of two exclusive gestures performs each action once`() {
        let log = GestureLog()
        let stage = stage {
            Color.red.gesture(
                TapGesture(count: 2).exclusively(
                    before: DragGesture(minimumDistance: 0).onChanged { _ in log.note("drag") }))
        }
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: 3, height: 0), over: 0)
        finger.move(by: CGSize(width: 3, height: 0), over: 0)
        #expect(log.count("drag") == 3)
    }

    @Test func `A press after a tap takes its time from the second touch`() {
        let log = GestureLog()
        let stage = stage {
            Color.red.gesture(
                TapGesture().sequenced(before: LongPressGesture(minimumDuration: 0.5)).onEnded { _ in log.note("end") })
        }
        stage.tap(at: middle)
        stage.advance(by: 0.2)
        let finger = stage.touch(at: middle)
        finger.hold(for: 0.49)
        #expect(log.entries.isEmpty)
        finger.hold(for: 0.02)
        #expect(log.entries == ["end"])
    }

    @Test func `A drag after a press takes the finger from a scroll view`() throws {
        let log = GestureLog()
        let stage = stage {
            ScrollView {
                Color.red.frame(height: 1_000)
                    .gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in log.note("end") })
            }
            .accessibilityIdentifier("list")
        }
        let finger = stage.touch(at: middle)
        finger.hold(for: 0.6)
        finger.move(by: CGSize(width: 0, height: -40), over: 0.2)
        #expect(try stage.scroll("list").offset.y == 0)
        finger.lift()
        #expect(log.entries == ["end"])
    }

    nonisolated enum Joint: CaseIterable, Sendable { case simultaneous, nested }

    private struct TwoStates: View {
        let joint: Joint
        let log: GestureLog
        @GestureState var ones = 0
        @GestureState var tens = 0

        var body: some View {
            let first = DragGesture(minimumDistance: 0).updating($ones) { _, ones, _ in ones = 1 }
            let second = DragGesture(minimumDistance: 0).updating($tens) { _, tens, _ in tens = 10 }
            let view = Color.red.onChange(of: ones + tens) { log.note("\(ones + tens)") }
            switch joint {
            case .simultaneous: view.gesture(first.simultaneously(with: second))
            case .nested: view.gesture(first.updating($tens) { _, tens, _ in tens = 10 })
            }
        }
    }

    @Test(arguments: Joint.allCases, [false, true])
    func `All states of a gesture are reset when it ends or is canceled`(joint: Joint, isCanceled: Bool) {
        let log = GestureLog()
        let stage = stage { TwoStates(joint: joint, log: log) }
        let finger = stage.touch(at: middle)
        stage.update()
        #expect(log.entries.last == "11")
        if isCanceled { finger.cancel() } else { finger.lift() }
        stage.update()
        #expect(log.entries.last == "0")
    }

    // MARK: Several fingers

    @Test func `Presses under two fingers end at their own times`() {
        let log = GestureLog()
        let stage = stage {
            HStack(spacing: 0) {
                Color.red.gesture(LongPressGesture(minimumDuration: 0.3).onEnded { _ in log.note("left") })
                Color.blue.gesture(LongPressGesture(minimumDuration: 0.8).onEnded { _ in log.note("right") })
            }
        }
        let left = stage.touch(at: CGPoint(x: 50, y: 100)), right = stage.touch(at: CGPoint(x: 150, y: 100))
        left.hold(for: 0.5)
        #expect(log.entries == ["left"])
        right.hold(for: 0.4)
        #expect(log.entries == ["left", "right"])
    }

    @Test func `A press ends in the frame in which its duration is over`() {
        let log = GestureLog()
        let stage = stage { Color.red.gesture(LongPressGesture().onEnded { _ in log.note("press") }) }
        stage.touch(at: middle).hold(for: 0.5)
        #expect(log.entries == ["press"])
    }

    @Test func `A press continues while another finger scrolls elsewhere`() throws {
        let log = GestureLog()
        let stage = stage {
            HStack(spacing: 0) {
                Color.red.gesture(LongPressGesture().onEnded { _ in log.note("press") })
                ScrollView { Color.blue.frame(height: 1_000) }.accessibilityIdentifier("list")
            }
        }
        _ = stage.touch(at: CGPoint(x: 50, y: 100))
        let finger = stage.touch(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGSize(width: 0, height: -30), over: 0.2)
        #expect(abs(try stage.scroll("list").offset.y - 20) < 0.01)
        finger.hold(for: 0.4)
        #expect(log.entries == ["press"])
    }

    @Test func `A second finger does not tap while the first one scrolls`() {
        let log = GestureLog()
        let stage = stage {
            ScrollView {
                Color.red.frame(height: 1_000).simultaneousGesture(TapGesture().onEnded { log.note("tap") })
            }
        }
        let first = stage.touch(at: middle)
        first.move(by: CGSize(width: 0, height: -30), over: 0.2)
        stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.entries.isEmpty)
    }

    @Test func `A tap around a pinch is recognized when its finger lifts`() {
        let log = GestureLog()
        let stage = stage {
            Color.red.gesture(MagnifyGesture().onChanged { _ in log.note("pinch") }).onTapGesture { log.note("tap") }
        }
        stage.tap(at: middle)
        #expect(log.entries == ["tap"])
    }

    @Test(arguments: [(0.0, 100.0), (100, 0)])
    func `A pinch of a view without area is anchored at its center`(width: CGFloat, height: CGFloat) throws {
        var anchor: UnitPoint?
        let stage = stage {
            Color.red.frame(width: 100, height: 100).frame(width: width, height: height)
                .gesture(MagnifyGesture().onEnded { anchor = $0.startAnchor })
        }
        let first = stage.touch(at: CGPoint(x: 80, y: 100)), second = stage.touch(at: CGPoint(x: 120, y: 100))
        second.move(by: CGSize(width: 20, height: 0), over: 0.1)
        second.lift()
        first.lift()
        #expect(anchor == .center)
    }

    // MARK: Default limits of presses

    @Test(arguments: [false, true], [(0.49, 10.0, false), (0.51, 10, true), (0.51, 11, false)])
    func `A press of a view takes half a second within 10 points`(
        isOld: Bool, _ row: (time: Double, distance: Double, ends: Bool)
    ) {
        let log = GestureLog()
        let stage = stage {
            if isOld {
                Color.red.onLongPressGesture(pressing: { _ in }, perform: { log.note("press") })
            } else {
                Color.red.onLongPressGesture { log.note("press") }
            }
        }
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: row.distance, height: 0), over: 0)
        finger.hold(for: row.time)
        #expect(log.entries == (row.ends ? ["press"] : []))
    }

    @Test(arguments: Kind.allCases) func `A gesture with a name is on`(kind: Kind) {
        let log = GestureLog()
        let stage = stage {
            let tap = TapGesture().onEnded { log.note("tap") }
            switch kind {
            case .normal: Color.red.gesture(tap, name: "tap")
            case .high: Color.red.highPriorityGesture(tap, name: "tap")
            case .simultaneous: Color.red.simultaneousGesture(tap, name: "tap")
            }
        }
        stage.tap(at: middle)
        #expect(log.entries == ["tap"])
    }

    @Test func `A gesture reports a change only if its value differs`() {
        let log = GestureLog()
        let drag = DragGesture(minimumDistance: 0).map { Int($0.translation.width / 10) }
        let stage = stage { Color.red.gesture(drag.onChanged { log.note("\($0)") }) }
        let finger = stage.touch(at: middle)
        for _ in 0..<6 { finger.move(by: CGSize(width: 5, height: 0), over: 0) }
        finger.move(by: CGSize(width: -5, height: 0), over: 0)
        #expect(log.entries == ["0", "1", "2", "3", "2"])
    }
}
