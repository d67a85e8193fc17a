import Foundation

/// A scene as a host drives it. The scene reads no clock: every time is handed in.
@MainActor
public protocol HostedScene: AnyObject {
    var rootLayer: Layer { get }
    var layers: LayerStore { get }
    /// Points.
    var size: CGSize { get }
    /// The root of the accessibility tree, as of the last frame.
    var semantics: SemanticsNode { get }
    /// The colour behind everything.
    var background: RGBA { get }
    /// Called when something outside a frame (a task, a timer, a state change) asks for one. Called on the main actor.
    var onNeedsFrame: (() -> Void)? { get set }

    /// Queues an event for the next frame. Asks for a frame.
    func send(_ event: InputEvent)
    /// Negative or not finite sizes count as 0.
    func resize(to size: CGSize)
    func setEnvironment(_ environment: HostEnvironment)
    /// Runs one frame at a time in seconds. A time before the last one counts as the last one.
    func frame(at time: Double) -> FrameOutcome
    /// Takes the tree down: disappearances and cancellations happen now.
    func close()
}

public struct FrameOutcome: Sendable {
    public enum Next: Equatable, Sendable {
        /// Nothing moves: no frame is wanted until something happens.
        case none
        /// Something moves: a frame is wanted at the display's next chance.
        case soon
        /// Nothing moves before that time.
        case at(Double)
    }

    public var next: Next
    public var semanticsChanged: Bool
    public var feedback: [FeedbackEvent]
    /// What assistive technology is to be told now.
    public var notifications: [SemanticsNotification]
    /// False when the event queue held something nobody wanted (so a page may scroll instead).
    public var handledWheel: Bool

    public init(
        next: Next, semanticsChanged: Bool, feedback: [FeedbackEvent] = [], notifications: [SemanticsNotification] = [],
        handledWheel: Bool = true
    ) {
        self.next = next
        self.semanticsChanged = semanticsChanged
        self.feedback = feedback
        self.notifications = notifications
        self.handledWheel = handledWheel
    }
}

/// A click for the finger.
public struct FeedbackEvent: Equatable, Sendable {
    /// SwiftUI's name of it, such as `selection` or `impact`.
    public var name: String
    /// 0...1.
    public var intensity: Double
    public var time: Double

    public init(name: String, intensity: Double = 1, time: Double) {
        self.name = name
        self.intensity = intensity
        self.time = time
    }
}
