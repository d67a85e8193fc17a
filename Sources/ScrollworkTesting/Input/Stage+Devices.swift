import Foundation
import LayerTree

extension Stage {
    /// Turns a wheel once and runs a frame.
    ///
    /// - Parameters:
    ///   - delta: How far content should move on, in lines (a notch is 1), or in points when precise. Positive shows
    ///     what lies further to the right and further down.
    ///   - precise: Whether the device measures in points, as trackpads do that report no phases.
    public func wheel(by delta: CGSize, at point: CGPoint, precise: Bool = false, modifiers: KeyModifiers = []) {
        send(
            .wheel(WheelEvent(location: point, delta: delta, isPrecise: precise, time: time, modifiers: modifiers)))
        update()
    }

    /// Sends one event of fingers on a trackpad and runs a frame.
    ///
    /// - Parameter delta: How far content should move on, points.
    public func trackpad(_ phase: WheelEvent.Phase, by delta: CGSize = .zero, at point: CGPoint) {
        send(.wheel(WheelEvent(location: point, delta: delta, isPrecise: true, phase: phase, time: time)))
        update()
    }

    /// Moves two fingers on a trackpad at a steady pace and lifts them while they move.
    ///
    /// - Parameter delta: How far content should move on in all, points.
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

    /// Moves a pointer to a point without pressing a button, or off the window, and runs a frame.
    public func hover(at point: CGPoint?) {
        send(
            .pointer(
                PointerEvent(id: 0, kind: .mouse, phase: point == nil ? .left : .hovered, location: point ?? .zero, time: time)))
        update()
    }

    /// Clicks with the second button of a mouse, which asks what can be done with what is there, and runs a frame.
    public func secondaryClick(at point: CGPoint) {
        send(.pointer(PointerEvent(id: 0, kind: .mouse, phase: .secondary, location: point, time: time)))
        update()
    }

    /// Presses a key and lets it go. It goes to the view with the focus, else to the first scroll view.
    public func press(_ key: KeyEvent.Key, modifiers: KeyModifiers = []) {
        send(.key(KeyEvent(key: key, phase: .down, modifiers: modifiers, time: time)))
        send(.key(KeyEvent(key: key, phase: .up, modifiers: modifiers, time: time)))
        update()
    }
}
