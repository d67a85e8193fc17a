import Foundation
import LayerTree
import SwiftUI
import ViewRuntime

/// Views at work without a display, a clock or a person: a test is all three.
///
/// ```swift
/// @MainActor @Test func pickerSnaps() throws {
///     let stage = Stage(size: CGSize(width: 390, height: 200)) { Picker() }
///     let finger = stage.touch(at: CGPoint(x: 195, y: 100))
///     finger.move(to: CGPoint(x: 95, y: 100), over: 0.25)
///     finger.lift()
///     try stage.settle()
///     let tick = try stage.frame(of: "tick-10")
///     #expect(abs(tick.midX - 195) < 0.01)
/// }
/// ```
///
/// Time passes only when the test lets it: everything that scrolls, animates or waits for a gesture follows the stage's
/// own clock, and the same test does the same on every machine. Work that a view schedules elsewhere (a task that
/// sleeps, the main queue) runs in real time; see ``mainQueue(for:)``.
///
/// Views are found by their accessibility identifiers. Answers are as of the last frame: after changing a model, let a
/// frame run with ``update()``, ``advance(by:)`` or ``settle(within:)``.
@MainActor
public final class Stage {
    /// Pixels per point.
    public let scale: Double
    /// Frames a second in ``advance(by:)``, ``settle(within:)`` and the fingers' movements.
    public let framesPerSecond: Double
    /// Seconds since the first frame.
    public private(set) var time: Double = 0
    /// Every sensory feedback so far, with the time it came at.
    public private(set) var feedback: [FeedbackEvent] = []
    /// Everything so far that assistive technology was told by `AccessibilityNotification`, with the time it came at.
    public private(set) var accessibilityNotifications: [SemanticsNotification] = []
    /// Whether the views used the last wheel or trackpad event; what they leave is the surroundings' to scroll.
    public private(set) var handledWheel = true

    let graph: ViewGraph
    let bodyCheck: BodyCheck?
    private var environment: EnvironmentValues
    private var wantsFrame = false
    private var next = FrameOutcome.Next.none
    private var layersChanged = 0
    private var followsMainQueue = false
    private var fingers = 0

    /// Mounts the views and runs the first frame, at time 0.
    ///
    /// - Parameters:
    ///   - size: Of the window, points. Views smaller than it are centred in it.
    ///   - scale: Pixels per point.
    ///   - framesPerSecond: One that is not positive counts as 60; 10,000 is the most.
    ///   - safeArea: What is taken off the window for its content, points.
    ///   - text: How text is measured.
    ///   - checksBodies: Whether every body is evaluated more than once, to find those that change something; see ``bodyFindings``. Usually
    ///     where the variable `SCROLLWORK_CHECK_BODIES` is set for the process.
    ///   - environment: Changes what the views inherit: light appearance, left to right, the locale `en_US_POSIX` and a
    ///     Gregorian calendar in UTC. ``AccessibilitySetting`` has those that views can only read.
    public init<Content: View>(
        size: CGSize, scale: Double = 2, framesPerSecond: Double = 60, safeArea: EdgeInsets = EdgeInsets(),
        text: TextMeasurement = .fixed, checksBodies: Bool = Stage.checksBodies,
        environment: (inout EnvironmentValues) -> Void = { _ in },
        @ViewBuilder content: () -> Content
    ) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.framesPerSecond = Self.usableRate(framesPerSecond)
        var values = EnvironmentValues()
        values.displayScale = self.scale
        environment(&values)
        self.environment = values
        bodyCheck = checksBodies ? BodyCheck() : nil
        bodyCheck?.report = Self.report
        graph = ViewGraph(
            size: size, environment: values, safeArea: safeArea, measurer: text.measurer, bodyCheck: bodyCheck, content: content())
        graph.onNeedsFrame = { [weak self] in self?.needFrame() }
        run(at: 0)
    }

    isolated deinit { graph.close() }

    /// Points.
    public var size: CGSize { graph.size }

    /// Takes the views down: they disappear and their tasks are cancelled. The stage can still be asked what they said.
    public func close() {
        graph.close()
        next = .none
        wantsFrame = false
    }

    /// Changes the window's size and runs a frame.
    public func resize(to size: CGSize) {
        graph.resize(to: size)
        update()
    }

    /// Changes what the views inherit, as when the person changes a setting, and runs a frame.
    public func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        change(&environment)
        graph.setEnvironmentValues(environment)
        update()
    }

    // MARK: Time

    /// Whether nothing moves and nothing waits for a frame.
    public var isAtRest: Bool { next == .none && !wantsFrame }

    /// Runs a frame without letting time pass, so that changes of models show.
    public func update() { run(at: time) }

    /// Lets time pass and runs the frames in it: at every multiple of a frame's duration from now, and at the end.
    ///
    /// - Parameter seconds: Negative ones and those that are not finite count as 0.
    public func advance(by seconds: Double) { advance(by: seconds, framesPerSecond: framesPerSecond) }

    /// Lets time pass at another rate of frames.
    public func advance(by seconds: Double, framesPerSecond: Double) {
        for moment in Self.moments(from: time, lasting: seconds, rate: framesPerSecond) { run(at: moment) }
    }

    /// Lets time pass until nothing moves.
    ///
    /// What waits for a moment beyond the time allowed, as a view that changes at midnight does, is at rest.
    ///
    /// - Parameter seconds: How long at most.
    /// - Returns: The seconds it took.
    /// - Throws: ``StageError/neverSettled(after:moving:)`` if something still moves then.
    @discardableResult
    public func settle(within seconds: Double = 10) throws -> Double {
        let start = time
        let end = start + (seconds.isFinite ? max(seconds, 0) : 0)
        if wantsFrame { update() }
        // Frames are counted from the last moment something began by itself.
        var origin = start, frames = 0.0
        while next != .none {
            if case .at(let moment) = next, moment > time {
                if moment > end { break }
                origin = moment
                frames = 0
            } else {
                frames += 1
            }
            let moment = origin + frames / framesPerSecond
            guard moment <= end else { throw StageError.neverSettled(after: end - start, moving: graph.restlessness) }
            run(at: moment)
        }
        return time - start
    }

    /// Lets real time pass, for work that views schedule outside of the stage, then runs a frame.
    ///
    /// The stage's own clock stands still, but a frame also runs after every turn of the main queue that changed
    /// something, as it would on a device.
    public func mainQueue(for seconds: Double) async {
        let seconds = seconds.isFinite ? min(max(seconds, 0), 3600) : 0
        followsMainQueue = true
        if wantsFrame { update() }
        try? await Task.sleep(for: .seconds(seconds))
        followsMainQueue = false
        update()
    }

    /// Lets real time pass until what views schedule outside of the stage has happened; see ``mainQueue(for:)``.
    ///
    /// Prefer it to a fixed time, which is too short on a busy machine.
    ///
    /// - Parameters:
    ///   - condition: What is waited for, asked after a frame.
    ///   - seconds: How long at most, unless others kept the main queue from its turns: fifty are waited for in any case.
    public func mainQueue(until condition: () -> Bool, within seconds: Double = 10) async {
        let end = ContinuousClock.now + .seconds(seconds.isFinite ? min(max(seconds, 0), 3600) : 0)
        var turns = 0
        while !condition(), turns < 50 || ContinuousClock.now < end {
            await mainQueue(for: 0.005)
            turns += 1
        }
    }

    private func needFrame() {
        if wantsFrame { return }
        wantsFrame = true
        guard followsMainQueue else { return }
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                if let self, self.wantsFrame { self.update() }
            }
        }
    }

    // MARK: Frames

    /// Runs one frame. Time never runs backwards.
    func run(at moment: Double) {
        time = max(time, moment)
        wantsFrame = false
        let outcome = graph.frame(at: time)
        next = outcome.next
        feedback += outcome.feedback
        accessibilityNotifications += outcome.notifications
        handledWheel = outcome.handledWheel
        layersChanged += graph.layers.takeChanges().count
    }

    /// Hands input to the views; it is dealt with in the next frame.
    func send(_ event: InputEvent) { graph.send(event) }

    func makePointerID() -> Int {
        fingers += 1
        return fingers
    }

    /// The times of the frames in a stretch: multiples of a frame's duration after its start, and its end.
    static func moments(from start: Double, lasting seconds: Double, rate: Double) -> [Double] {
        let seconds = seconds.isFinite ? max(seconds, 0) : 0
        let rate = usableRate(rate)
        var moments: [Double] = []
        var count = 1.0
        // A multiple that falls on the end but for rounding is the end.
        while count / rate < seconds - 1e-9 {
            moments.append(start + count / rate)
            count += 1
        }
        moments.append(start + seconds)
        return moments
    }

    static func usableRate(_ rate: Double) -> Double { rate.isFinite && rate > 0 ? min(rate, 10_000) : 60 }

    // MARK: Cost

    /// What the views did since ``resetStatistics()`` was last called.
    public var statistics: StageStatistics { StageStatistics(graph.statistics, layersChanged: layersChanged) }

    public func resetStatistics() {
        graph.statistics = Statistics()
        layersChanged = 0
    }

    /// What the runtime complained of, such as a target that is not finite.
    public var warnings: Set<String> { graph.warnings }
}
