import Foundation

/// Something a person did. Points are in the root's coordinates; times are seconds on the scene's clock.
public enum InputEvent: Sendable {
    case pointer(PointerEvent)
    case wheel(WheelEvent)
    case key(KeyEvent)
    case semantics(id: UInt64, action: SemanticsAction)
}

/// A finger, a mouse button or a pen.
public struct PointerEvent: Sendable {
    public enum Kind: Sendable { case touch, mouse, pen }
    public enum Phase: Sendable {
        case began, moved, ended, cancelled
        /// A mouse that moves with no button pressed.
        case hovered
        case left
        /// A click that asks what can be done with what is there: of a mouse's second button, or of two fingers on a trackpad.
        case secondary
    }

    public var id: Int
    public var kind: Kind
    public var phase: Phase
    public var location: CGPoint
    public var time: Double
    public var modifiers: KeyModifiers

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

/// A turn of a wheel or a move on a trackpad.
public struct WheelEvent: Sendable {
    public enum Phase: Sendable {
        /// A wheel: each event stands alone.
        case none
        case began, changed, ended, cancelled
        /// Momentum that the system makes after the fingers left.
        case momentum, momentumEnded
    }

    public var location: CGPoint
    /// How far the content offset should grow: points when precise, else lines (one notch of a wheel is 1, fractions for fine wheels).
    public var delta: CGSize
    public var isPrecise: Bool
    public var phase: Phase
    public var time: Double
    public var modifiers: KeyModifiers

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

public struct KeyModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = KeyModifiers(rawValue: 1)
    public static let control = KeyModifiers(rawValue: 2)
    public static let option = KeyModifiers(rawValue: 4)
    public static let command = KeyModifiers(rawValue: 8)
}

public struct KeyEvent: Sendable {
    public enum Phase: Sendable { case down, `repeat`, up }
    public enum Key: Hashable, Sendable {
        case leftArrow, rightArrow, upArrow, downArrow, pageUp, pageDown, home, end
        case tab, `return`, space, escape, delete
        case character(Character)
    }

    public var key: Key
    public var phase: Phase
    public var modifiers: KeyModifiers
    public var time: Double

    public init(key: Key, phase: Phase = .down, modifiers: KeyModifiers = [], time: Double) {
        self.key = key
        self.phase = phase
        self.modifiers = modifiers
        self.time = time
    }
}
