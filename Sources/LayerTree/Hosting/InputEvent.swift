import Foundation

/// An input event. Locations are in the root's coordinates; times are seconds on the scene's clock.
public enum InputEvent: Sendable {
    /// An event of a finger, a mouse, or a pen.
    case pointer(PointerEvent)
    /// An event of a wheel or a trackpad.
    case wheel(WheelEvent)
    /// An event of a key.
    case key(KeyEvent)
    /// An edit of a text field by the system's text input.
    case text(TextInputEvent)
    /// An action of assistive technology on the element with an identifier.
    case semantics(id: UInt64, action: SemanticsAction)
    /// A URL that opens the program, such as a link to one of its screens.
    case open(URL)
}

extension InputEvent {
    /// Whether the program sees the result of the events before this one first, even if they arrive in the same frame.
    /// The others are parts of a continuous movement, or edits of a text.
    package var isDiscrete: Bool {
        switch self {
        case .pointer(let event): [.began, .ended, .cancelled, .secondary].contains(event.phase)
        case .wheel(let event): !event.isPrecise || event.phase == .began || event.phase == .ended
        case .key, .semantics, .open: true
        case .text: false
        }
    }
}

/// An event of a finger, a mouse button, or a pen.
public struct PointerEvent: Sendable {
    /// The kind of a pointer.
    public enum Kind: Sendable { case touch, mouse, pen }
    /// The phase of a pointer.
    public enum Phase: Sendable {
        /// The pointer goes down, moves, goes up, or is canceled.
        case began, moved, ended, cancelled
        /// The mouse moves without a pressed button.
        case hovered
        /// The mouse leaves the scene.
        case left
        /// A secondary click: with the second button of a mouse, or two fingers on a trackpad.
        case secondary
    }

    /// A number that identifies the pointer while it's down.
    public var id: Int
    /// The kind of the pointer.
    public var kind: Kind
    /// The phase of the pointer.
    public var phase: Phase
    /// The location, in points.
    public var location: CGPoint
    /// The time, in seconds.
    public var time: Double
    /// The pressed modifier keys.
    public var modifiers: KeyModifiers

    /// Creates an event.
    public init(
        id: Int, kind: Kind, phase: Phase, location: CGPoint, time: Double, modifiers: KeyModifiers = []
    ) {
        self.id = id
        self.kind = kind
        self.phase = phase
        self.location = location
        self.time = time
        self.modifiers = modifiers
    }
}

/// An event of a wheel or a trackpad.
public struct WheelEvent: Sendable {
    /// The phase of a trackpad gesture.
    public enum Phase: Sendable {
        /// A wheel without phases.
        case none
        /// The fingers touch, move, lift, or are canceled.
        case began, changed, ended, cancelled
        /// Momentum events that the system sends after the fingers lift.
        case momentum, momentumEnded
    }

    /// The location of the pointer, in points.
    public var location: CGPoint
    /// The change of the content offset: in points if precise; otherwise in notches of a wheel, including fractions.
    public var delta: CGSize
    /// A Boolean value that indicates whether the delta is in points.
    public var isPrecise: Bool
    /// The phase of the trackpad gesture, or `none` for a wheel.
    public var phase: Phase
    /// The time, in seconds.
    public var time: Double
    /// The pressed modifier keys.
    public var modifiers: KeyModifiers

    /// Creates an event.
    public init(
        location: CGPoint, delta: CGSize, isPrecise: Bool, phase: Phase = .none, time: Double,
        modifiers: KeyModifiers = []
    ) {
        self.location = location
        self.delta = delta
        self.isPrecise = isPrecise
        self.phase = phase
        self.time = time
        self.modifiers = modifiers
    }
}

/// A set of modifier keys.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The Shift key.
    public static let shift = KeyModifiers(rawValue: 1)
    /// The Control key.
    public static let control = KeyModifiers(rawValue: 2)
    /// The Option or Alt key.
    public static let option = KeyModifiers(rawValue: 4)
    /// The Command or Windows key.
    public static let command = KeyModifiers(rawValue: 8)
}

/// An event of a key.
public struct KeyEvent: Sendable {
    /// The phase of a key.
    public enum Phase: Sendable { case down, `repeat`, up }
    /// A key of a keyboard.
    public enum Key: Hashable, Sendable {
        /// A navigation key.
        case leftArrow, rightArrow, upArrow, downArrow, pageUp, pageDown, home, end
        /// A control key.
        case tab, `return`, space, escape, delete, deleteForward
        /// A key that types a character.
        case character(Character)
    }

    /// The key that the event is about.
    public var key: Key
    /// The phase of the key.
    public var phase: Phase
    /// The pressed modifier keys.
    public var modifiers: KeyModifiers
    /// The time, in seconds.
    public var time: Double

    /// Creates an event.
    public init(key: Key, phase: Phase = .down, modifiers: KeyModifiers = [], time: Double) {
        self.key = key
        self.phase = phase
        self.modifiers = modifiers
        self.time = time
    }
}
