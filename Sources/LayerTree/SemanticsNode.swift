import Foundation

/// What assistive technology is told of one element. Frames are points in the root's coordinates.
public struct SemanticsNode: Equatable, Sendable {
    /// Stable for as long as the element lives.
    public var id: UInt64
    public var role: SemanticsRole
    public var identifier: String?
    public var label: String?
    public var value: String?
    public var hint: String?
    /// For adjustable elements that know it.
    public var range: ClosedRange<Double>?
    public var number: Double?
    public var traits: SemanticsTraits
    public var actions: [SemanticsAction]
    /// Ways through what is in the element, or elsewhere.
    public var rotors: [SemanticsRotor]
    public var frame: CGRect
    public var isFocusable: Bool
    public var isFocused: Bool
    public var children: [SemanticsNode]

    public init(
        id: UInt64, role: SemanticsRole, identifier: String? = nil, label: String? = nil, value: String? = nil,
        hint: String? = nil, range: ClosedRange<Double>? = nil, number: Double? = nil, traits: SemanticsTraits = [],
        actions: [SemanticsAction] = [], rotors: [SemanticsRotor] = [], frame: CGRect = .zero, isFocusable: Bool = false, isFocused: Bool = false,
        children: [SemanticsNode] = []
    ) {
        self.id = id
        self.role = role
        self.identifier = identifier
        self.label = label
        self.value = value
        self.hint = hint
        self.range = range
        self.number = number
        self.traits = traits
        self.actions = actions
        self.rotors = rotors
        self.frame = frame
        self.isFocusable = isFocusable
        self.isFocused = isFocused
        self.children = children
    }
}

/// What kind of thing an element is. The names are ARIA's where ARIA has one.
public enum SemanticsRole: String, Sendable {
    case application, group, text, heading, image, button, link, toggle, slider, scrollArea, list, listItem, grid, gridCell
    case textField, progress, tab, tabList, none
}

public struct SemanticsTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let selected = SemanticsTraits(rawValue: 1)
    public static let disabled = SemanticsTraits(rawValue: 2)
    public static let updatesFrequently = SemanticsTraits(rawValue: 4)
    public static let modal = SemanticsTraits(rawValue: 8)
    public static let vertical = SemanticsTraits(rawValue: 16)
}

/// Something assistive technology may ask of an element.
public enum SemanticsAction: Hashable, Sendable {
    public enum Direction: String, Hashable, Sendable { case up, down, left, right }

    case activate
    case increment
    case decrement
    case focus
    case escape
    /// Moves a scroll area by a page so that content lying in that direction comes into view.
    case scroll(Direction)
    /// Sets an adjustable's number.
    case setNumber(Double)
    case custom(String)
    /// Goes to an entry of the rotor with that label, by its number from 0.
    case rotor(String, entry: Int)
}
