import Foundation
import LayerTree
import SwiftUI
import ViewRuntime

/// An environment that runs views without a display: a test controls the clock and the input.
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
/// Time passes only when the test advances it. Everything that scrolls, animates, or waits for a gesture follows the
/// clock of the stage, so a test has the same result on every machine. Work that a view schedules elsewhere, such as a
/// task that sleeps or a block on the main queue, runs in real time; see ``mainQueue(for:)``.
///
/// A test finds views by their accessibility identifiers. All results are as of the last frame. After you change a
/// model, run a frame with ``update()``, ``advance(by:)``, or ``settle(within:)``.
@MainActor
public final class Stage {
    /// The number of pixels per point.
    public let scale: Double
    /// The frame rate of ``advance(by:)``, ``settle(within:)``, and the movements of fingers, in frames per second.
    public let framesPerSecond: Double
    /// The time since the first frame, in seconds.
    public private(set) var time: Double = 0
    /// All sensory feedback so far, with its times.
    public private(set) var feedback: [FeedbackEvent] = []
    /// All notifications to assistive technology by `AccessibilityNotification` so far, with their times.
    public private(set) var accessibilityNotifications: [SemanticsNotification] = []
    /// All tasks that the views passed to their host so far: URLs to open, and items to share.
    public private(set) var hostRequests: [HostRequest] = []
    /// A Boolean value that indicates whether a view handled the last wheel or trackpad event. Unhandled events can
    /// scroll the surroundings.
    public private(set) var handledWheel = true

    package let graph: ViewGraph
    let bodyCheck: BodyCheck?
    private var environment: EnvironmentValues
    private var needsFrame = false
    private var next = FrameOutcome.Next.none
    private var upkeep: Double?
    private var layersChanged = 0
    private var followsMainQueue = false
    private var fingers = 0

    /// Mounts the views and runs the first frame, at time 0.
    ///
    /// - Parameters:
    ///   - size: The size of the window, in points. Smaller views are centered.
    ///   - scale: The number of pixels per point.
    ///   - framesPerSecond: The frame rate, at most 10,000. A value that isn't positive is treated as 60.
    ///   - safeArea: The safe area insets of the window, in points.
    ///   - text: The method of measuring text.
    ///   - checksBodies: Whether to evaluate every body more than once, to find bodies that change state; see
    ///     ``bodyFindings``. By default, this is on if the variable `SCROLLWORK_CHECK_BODIES` is set for the process.
    ///   - environment: A closure that changes the environment of the views. The default environment has a light
    ///     appearance, a left-to-right layout, the locale `en_US_POSIX`, and a Gregorian calendar in UTC. For the
    ///     values that views can only read, use ``AccessibilitySetting``.
    ///   - content: The views.
    public init<Content: View>(
        size: CGSize, scale: Double = 2, framesPerSecond: Double = 60, safeArea: EdgeInsets = EdgeInsets(),
        text: TextMeasurement = .fixed, checksBodies: Bool = Stage.checksBodies,
        environment: (inout EnvironmentValues) -> Void = { _ in },
        @ViewBuilder content: () -> Content
    ) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.framesPerSecond = Self.usableRate(framesPerSecond)
        HostPainter.install()
        var values = EnvironmentValues()
        values.displayScale = self.scale
        environment(&values)
        self.environment = values
        bodyCheck = checksBodies ? Self.newBodyCheck() : nil
        bodyCheck?.report = Self.report
        graph = ViewGraph(
            size: size, environment: values, safeArea: safeArea, measurer: text.measurer, bodyCheck: bodyCheck,
            content: content())
        graph.onNeedsFrame = { [weak self] in self?.needFrame() }
        run(at: 0)
    }

    isolated deinit { graph.close() }

    /// The size of the window, in points.
    public var size: CGSize { graph.size }

    /// Removes the views: they disappear, and their tasks are canceled. You can still inspect the results.
    public func close() {
        graph.close()
        (next, upkeep) = (.none, nil)
        needsFrame = false
    }

    /// Changes the size of the window, in points, and runs a frame.
    public func resize(to size: CGSize) {
        graph.resize(to: size)
        update()
    }

    /// Changes the environment of the views, as when a person changes a setting, and runs a frame.
    public func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        change(&environment)
        graph.setEnvironmentValues(environment)
        update()
    }

    // MARK: Time

    /// A Boolean value that indicates whether nothing moves and no frame is pending.
    public var isAtRest: Bool { next == .none && upkeep == nil && !needsFrame }

    /// Runs a frame without advancing the clock, so changes of models appear.
    public func update() { run(at: time) }

    /// Advances the clock and runs the frames on the way: at every multiple of the frame duration from now, and at the
    /// end.
    ///
    /// - Parameter seconds: The time, in seconds. Negative and nonfinite values are treated as 0.
    public func advance(by seconds: Double) { advance(by: seconds, framesPerSecond: framesPerSecond) }

    /// Advances the clock at another frame rate.
    ///
    /// - Parameters:
    ///   - seconds: The time, in seconds. Negative and nonfinite values are treated as 0.
    ///   - framesPerSecond: The frame rate, at most 10,000. A value that isn't positive is treated as 60.
    public func advance(by seconds: Double, framesPerSecond: Double) {
        for moment in Self.moments(from: time, lasting: seconds, rate: framesPerSecond) { run(at: moment) }
    }

    /// Advances the clock until nothing moves.
    ///
    /// A view that waits for a later time doesn't move. If that time is within the maximum time, the clock advances to
    /// it: a clock that changes every second takes the maximum time, and a view that changes at midnight takes none.
    /// Work that changes no view takes no time, such as the storage of open impressions twice per second.
    ///
    /// - Parameter seconds: The maximum time, in seconds. Negative and nonfinite values are treated as 0.
    /// - Returns: The time until rest, in seconds.
    /// - Throws: ``StageError/neverSettled(after:moving:)`` if something still moves after the maximum time.
    @discardableResult
    public func settle(within seconds: Double = 10) throws -> Double {
        let start = time
        let end = start + (seconds.isFinite ? max(seconds, 0) : 0)
        if needsFrame { update() }
        // The count of frames begins at the last time when something started by itself.
        var origin = start, frames = 0.0
        while next != .none {
            if case .at(let moment) = next, moment > time {
                if moment > end { break }
                origin = min(moment, upkeep ?? moment)
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

    /// Waits in real time for work that views schedule outside the stage, then runs a frame.
    ///
    /// The clock of the stage doesn't advance. A frame also runs after every turn of the main queue that changes
    /// something, as on a device. On a busy machine, the stage waits longer, until the main queue has had a turn for
    /// every five milliseconds, up to fifty turns.
    ///
    /// - Parameter seconds: The time, in seconds, at most an hour. Negative and nonfinite values are treated as 0.
    public func mainQueue(for seconds: Double) async {
        let seconds = seconds.isFinite ? min(max(seconds, 0), 3600) : 0
        followsMainQueue = true
        if needsFrame { update() }
        // Work that hops between the main queue and others waits for a turn at each hop, behind other tests.
        let turns = min(max((seconds / 0.005).rounded(.up), 1), 50)
        for _ in 0..<Int(turns) { try? await Task.sleep(for: .seconds(seconds / turns)) }
        followsMainQueue = false
        update()
    }

    /// Waits in real time until work that views schedule outside the stage is done; see ``mainQueue(for:)``.
    ///
    /// Prefer this method to a fixed time, which can be too short on a busy machine.
    ///
    /// - Parameters:
    ///   - condition: A closure that returns whether the work is done. The stage calls it after each frame.
    ///   - seconds: The maximum time, in seconds. The stage waits for at least fifty turns of the main queue, even if
    ///     other work delays them.
    public func mainQueue(until condition: () -> Bool, within seconds: Double = 10) async {
        let end = ContinuousClock.now + .seconds(seconds.isFinite ? min(max(seconds, 0), 3600) : 0)
        var turns = 0
        while !condition(), turns < 50 || ContinuousClock.now < end {
            await mainQueue(for: 0.005)
            turns += 1
        }
    }

    private func needFrame() {
        if needsFrame { return }
        needsFrame = true
        guard followsMainQueue else { return }
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                if let self, self.needsFrame { self.update() }
            }
        }
    }

    // MARK: Frames

    /// Runs a frame. Time never goes backward.
    func run(at moment: Double) {
        time = max(time, moment)
        needsFrame = false
        let outcome = graph.frame(at: time)
        (next, upkeep) = (outcome.next, outcome.upkeep)
        feedback += outcome.feedback
        accessibilityNotifications += outcome.notifications
        hostRequests += outcome.requests
        handledWheel = outcome.handledWheel
        layersChanged += graph.layers.dropChanges()
    }

    /// Queues an event for the next frame.
    func send(_ event: InputEvent) { graph.send(event) }

    func makePointerID() -> Int {
        fingers += 1
        return fingers
    }

    /// The difference in seconds within which two times are equal, because they result from different sums.
    static let timeTolerance = 1e-9

    /// Returns the times of the frames in an interval: the multiples of the frame duration after its start, and its
    /// end.
    static func moments(from start: Double, lasting seconds: Double, rate: Double) -> [Double] {
        let seconds = seconds.isFinite ? max(seconds, 0) : 0
        let rate = usableRate(rate)
        var moments: [Double] = []
        var count = 1.0
        // A multiple that differs from the end only by rounding is the end.
        while count / rate < seconds - timeTolerance {
            moments.append(start + count / rate)
            count += 1
        }
        moments.append(start + seconds)
        return moments
    }

    static func usableRate(_ rate: Double) -> Double { rate.isFinite && rate > 0 ? min(rate, 10_000) : 60 }

    // MARK: Cost

    /// The work of the views since the last call of ``resetStatistics()``.
    public var statistics: StageStatistics { StageStatistics(graph.statistics, layersChanged: layersChanged) }

    /// Sets the counters in ``statistics`` to zero.
    public func resetStatistics() {
        graph.statistics = Statistics()
        layersChanged = 0
    }

    /// The warnings of the runtime, for example about a target that isn't finite.
    public var warnings: Set<String> { graph.warnings }
}
