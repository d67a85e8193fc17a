import Foundation
import LayerTree

extension Stage {
    /// Sends one wheel event and runs a frame.
    ///
    /// - Parameters:
    ///   - delta: The distance that content moves forward, in notches, or in points if precise. Positive values reveal
    ///     content to the right and further down.
    ///   - point: The location of the pointer, in points.
    ///   - precise: Whether the device measures in points, as trackpads without phases do.
    ///   - modifiers: The pressed modifier keys.
    public func wheel(by delta: CGSize, at point: CGPoint, precise: Bool = false, modifiers: KeyModifiers = []) {
        send(
            .wheel(WheelEvent(location: point, delta: delta, isPrecise: precise, time: time, modifiers: modifiers)))
        update()
    }

    /// Sends one trackpad event and runs a frame.
    ///
    /// - Parameters:
    ///   - phase: The phase of the gesture.
    ///   - delta: The distance that content moves forward, in points.
    ///   - point: The location of the pointer, in points.
    public func trackpad(_ phase: WheelEvent.Phase, by delta: CGSize = .zero, at point: CGPoint) {
        send(.wheel(WheelEvent(location: point, delta: delta, isPrecise: true, phase: phase, time: time)))
        update()
    }

    /// Moves two fingers on a trackpad at a constant speed, and lifts them during the movement.
    ///
    /// - Parameters:
    ///   - delta: The distance that content moves forward in total, in points.
    ///   - point: The location of the pointer, in points.
    ///   - seconds: The duration, in seconds. Negative and nonfinite values are treated as 0.
    public func trackpad(by delta: CGSize, at point: CGPoint, over seconds: Double) {
        trackpad(.began, at: point)
        let start = time
        var done = CGSize.zero
        let moments = Stage.moments(from: start, lasting: seconds, rate: framesPerSecond)
        for (index, moment) in moments.enumerated() {
            let part = index == moments.count - 1 ? 1 : (moment - start) / seconds
            let now = CGSize(width: delta.width * part, height: delta.height * part)
            send(
                .wheel(
                    WheelEvent(
                        location: point, delta: CGSize(width: now.width - done.width, height: now.height - done.height),
                        isPrecise: true, phase: .changed, time: moment)))
            done = now
            run(at: moment)
        }
        trackpad(.ended, at: point)
    }

    /// Moves the mouse without pressing a button, and runs a frame.
    ///
    /// - Parameter point: The location of the pointer, in points, or `nil` to move it out of the window.
    public func hover(at point: CGPoint?) {
        send(
            .pointer(
                PointerEvent(
                    id: 0, kind: .mouse, phase: point == nil ? .left : .hovered, location: point ?? .zero, time: time)))
        update()
    }

    /// Opens the program with a URL, for the views with `onOpenURL(perform:)`, and runs a frame.
    public func open(_ url: URL) {
        send(.open(url))
        update()
    }

    /// Performs a secondary click, which opens a context menu, and runs a frame.
    ///
    /// - Parameter point: The location of the pointer, in points.
    public func secondaryClick(at point: CGPoint) {
        send(.pointer(PointerEvent(id: 0, kind: .mouse, phase: .secondary, location: point, time: time)))
        update()
    }

    /// Presses and releases a key. The focused view receives it, or the first scroll view if no view has the focus.
    public func press(_ key: KeyEvent.Key, modifiers: KeyModifiers = []) {
        send(.key(KeyEvent(key: key, phase: .down, modifiers: modifiers, time: time)))
        send(.key(KeyEvent(key: key, phase: .up, modifiers: modifiers, time: time)))
        update()
    }
}
