import ScrollworkTesting
import SwiftUI
import Testing

/// What each composition of gestures reports for each movement of fingers.
@MainActor
@Suite struct GestureRecordTests {
    enum Fingers: String, CaseIterable {
        case tap, twoTaps, hold, shortDrag, drag, holdAndDrag, cancelled, twoFingers
    }

    private func play(_ fingers: Fingers, on stage: Stage) {
        let middle = CGPoint(x: 100, y: 100)
        func right(_ finger: Finger, _ distance: CGFloat) {
            finger.move(by: CGSize(width: distance, height: 0), over: 0.05)
        }
        switch fingers {
        case .tap: stage.tap(at: middle)
        case .twoTaps:
            stage.tap(at: middle)
            stage.advance(by: 0.1)
            stage.tap(at: middle)
        case .hold:
            let finger = stage.touch(at: middle)
            finger.hold(for: 0.6)
            finger.lift()
        case .shortDrag, .drag, .holdAndDrag, .cancelled:
            let finger = stage.touch(at: middle)
            if fingers == .holdAndDrag { finger.hold(for: 0.6) }
            right(finger, 6)
            if fingers != .shortDrag { right(finger, 30) }
            if fingers == .cancelled { finger.cancel() } else { finger.lift() }
        case .twoFingers:
            let left = stage.touch(at: CGPoint(x: 80, y: 100)), finger = stage.touch(at: CGPoint(x: 120, y: 100))
            finger.move(to: CGPoint(x: 160, y: 100), over: 0.05)
            finger.lift()
            left.lift()
        }
        stage.advance(by: 1)
    }

    /// Returns the reports for all movements: `c` for a change, and `e` for the end.
    private func reports<G: Gesture>(_ gesture: G) -> [String] where G.Value: Equatable {
        Fingers.allCases.map { fingers in
            var log: [String] = []
            func note(_ kind: String, _ value: G.Value) {
                let text = "\(value)".replacing("Optional(", with: "(").replacing("Value(first: ", with: "(")
                    .replacing("second: ", with: "")
                if log.last != kind + text { log.append(kind + text) }
            }
            let stage = Stage(size: CGSize(width: 200, height: 200)) {
                Color.red.gesture(gesture.onChanged { note("c", $0) }.onEnded { note("e", $0) })
            }
            play(fingers, on: stage)
            return "\(fingers.rawValue): " + log.joined(separator: " ")
        }
    }

    private let tap = TapGesture().map { 1 }
    private let twoTaps = TapGesture(count: 2).map { 2 }
    private let press = LongPressGesture()
    /// Reports tens of points.
    private let drag = DragGesture().map { Int($0.translation.width) / 10 * 10 }
    private let pinch = MagnifyGesture().map { Int($0.magnification * 2) }

    @Test func compositions() throws {
        let lines: [(String, [String])] = [
            ("tap", reports(tap)), ("two taps", reports(twoTaps)), ("press", reports(press)), ("drag", reports(drag)),
            ("pinch", reports(pinch)), ("two taps before tap", reports(twoTaps.exclusively(before: tap))),
            ("press before drag", reports(press.exclusively(before: drag))),
            ("drag before tap", reports(drag.exclusively(before: tap))),
            ("tap before press", reports(tap.exclusively(before: press))),
            ("drag with press", reports(drag.simultaneously(with: press))),
            ("tap with press", reports(tap.simultaneously(with: press))),
            ("two taps with tap", reports(twoTaps.simultaneously(with: tap))),
            ("pinch with drag", reports(pinch.simultaneously(with: drag))),
            ("press, then drag", reports(press.sequenced(before: drag))),
            ("tap, then drag", reports(tap.sequenced(before: drag))),
            ("drag, then tap", reports(drag.sequenced(before: tap))),
            ("tap, then two taps", reports(tap.sequenced(before: twoTaps))),
        ]
        try Record.check("Gestures/compositions", lines.flatMap { [$0] + $1.map { "  " + $0 } })
    }
}
