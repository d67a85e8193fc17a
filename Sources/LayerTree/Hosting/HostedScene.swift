import Foundation

/// A scene that a host runs. A scene doesn't read a clock; the host provides every time.
@MainActor
public protocol HostedScene: AnyObject {
    /// The root of the layer tree.
    var rootLayer: Layer { get }
    /// The store of the scene's layers.
    var layers: LayerStore { get }
    /// The root of the accessibility tree as of the last frame.
    var semantics: SemanticsNode { get }
    /// The background color.
    var background: RGBA { get }
    /// A closure that runs on the main actor when something outside a frame, such as a task, a timer, or a state
    /// change, requests a frame.
    var onNeedsFrame: (() -> Void)? { get set }

    /// The time by which the host shows the content of scroll views ahead of the scene's frames with ``Layer/motion``,
    /// in seconds; `nil` if it shows frames as they are. The scene realizes the views that become visible within this
    /// time.
    var lead: Double? { get set }
    /// A Boolean value that indicates whether a view in the scene has a gesture of two pointers, such as a
    /// magnification.
    var followsPairs: Bool { get }

    /// Queues an event for the next frame, and requests a frame.
    func send(_ event: InputEvent)
    /// Changes the size, in points. Negative and nonfinite lengths are treated as 0.
    func resize(to size: CGSize)
    /// Changes the environment.
    func setEnvironment(_ environment: HostEnvironment)
    /// Runs a frame at a time, in seconds. A time before that of the last frame is treated as that time.
    func frame(at time: Double) -> FrameOutcome
    /// Removes the tree, runs disappear actions, and cancels tasks.
    func close()
}

/// The result of a frame.
public struct FrameOutcome: Sendable {
    /// The time of the next frame.
    public enum Next: Equatable, Sendable {
        /// At rest: no frame is necessary until an event occurs.
        case none
        /// In motion: a frame is due at the next refresh of the display.
        case soon
        /// No frame is due before a time, in seconds.
        case at(Double)
    }

    /// The time of the next frame.
    public var next: Next
    /// The time of the next work that changes nothing on screen, in seconds, or `nil` if there's none. It needs a frame
    /// even if nothing else needs one.
    public var upkeep: Double?
    /// A Boolean value that indicates whether the accessibility tree changed.
    public var semanticsChanged: Bool
    /// The feedback to play.
    public var feedback: [FeedbackEvent]
    /// The notifications for assistive technology.
    public var notifications: [SemanticsNotification]
    /// The tasks for the host to perform.
    public var requests: [HostRequest]
    /// A Boolean value that's false if no view handled a queued event, so the page can scroll instead.
    public var handledWheel: Bool

    /// Creates an outcome.
    public init(
        next: Next, upkeep: Double? = nil, semanticsChanged: Bool, feedback: [FeedbackEvent] = [],
        notifications: [SemanticsNotification] = [], requests: [HostRequest] = [], handledWheel: Bool = true
    ) {
        self.next = next
        self.upkeep = upkeep
        self.semanticsChanged = semanticsChanged
        self.feedback = feedback
        self.notifications = notifications
        self.requests = requests
        self.handledWheel = handledWheel
    }
}

/// Haptic feedback for the host to play.
public struct FeedbackEvent: Equatable, Sendable {
    /// SwiftUI's name for the feedback, such as `selection` or `impact`.
    public var name: String
    /// The intensity, in 0...1.
    public var intensity: Double
    /// The time, in seconds.
    public var time: Double

    /// Creates haptic feedback.
    public init(name: String, intensity: Double = 1, time: Double) {
        self.name = name
        self.intensity = intensity
        self.time = time
    }
}
