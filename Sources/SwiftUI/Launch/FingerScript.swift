import Foundation
import LayerTree

/// The movements of a finger in a recording, as text with a line for each stroke.
///
///     # seconds, points, seconds
///     at 0.5 drag 300,200 to 100,200 over 0.25
///     at 2 tap 350,40
///
/// A finger lifts while it still moves, so a quick drag becomes a fling. Strokes can overlap.
package struct FingerScript: Equatable, Sendable {
    package struct Stroke: Equatable, Sendable {
        /// The start, in seconds.
        var start: Double
        var duration: Double
        var from: CGPoint
        var to: CGPoint

        /// Returns the location of the finger, or `nil` while it isn't down.
        func location(at time: Double) -> CGPoint? {
            guard time >= start, time < start + duration else { return nil }
            let part = (time - start) / duration
            return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        }
    }

    package private(set) var strokes: [Stroke] = []

    /// Creates a script without strokes.
    package init() {}

    /// Creates a script from text.
    ///
    /// - Throws: A ``LaunchError`` with the first invalid line.
    package init(_ text: String) throws {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            if words.isEmpty || words[0].hasPrefix("#") { continue }
            guard let stroke = Self.stroke(words) else {
                throw LaunchError(
                    "Line \(index + 1) of the script is neither \"at 0.5 drag 300,200 to 100,200 over 0.25\" nor \"at 2 tap 350,40\"."
                )
            }
            strokes.append(stroke)
        }
    }

    private static func stroke(_ words: [String]) -> Stroke? {
        guard words.count >= 4, words[0] == "at", let start = seconds(words[1]), let from = point(words[3]) else {
            return nil
        }
        switch words[2] {
        case "tap" where words.count == 4:
            return Stroke(start: start, duration: tapDuration, from: from, to: from)
        case "drag" where words.count == 8 && words[4] == "to" && words[6] == "over":
            guard let to = point(words[5]), let duration = seconds(words[7]), duration > 0 else { return nil }
            return Stroke(start: start, duration: duration, from: from, to: to)
        default:
            return nil
        }
    }

    private static func seconds(_ text: String) -> Double? {
        Double(text).flatMap { (0...600).contains($0) ? $0 : nil }
    }

    private static func point(_ text: String) -> CGPoint? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The duration of a tap, in seconds.
    private static let tapDuration = 0.08
}

extension FingerScript {
    /// Returns the events of the fingers between the times of two frames, in seconds.
    func events(after last: Double, through time: Double) -> [InputEvent] {
        strokes.enumerated().flatMap { id, stroke -> [InputEvent] in
            func event(_ phase: PointerEvent.Phase, _ location: CGPoint, _ time: Double) -> InputEvent {
                .pointer(PointerEvent(id: id + 1, kind: .touch, phase: phase, location: location, time: time))
            }
            let end = stroke.start + stroke.duration
            var events: [InputEvent] = []
            if stroke.start > last, stroke.start <= time { events.append(event(.began, stroke.from, stroke.start)) }
            if let location = stroke.location(at: time), stroke.start < time {
                events.append(event(.moved, location, time))
            }
            if end > last, end <= time {
                events += [event(.moved, stroke.to, end), event(.ended, stroke.to, end)]
            }
            return events
        }
    }

    /// Returns the locations of the fingers that are down.
    func locations(at time: Double) -> [CGPoint] { strokes.compactMap { $0.location(at: time) } }
}
