import Foundation

/// The accessibility properties of an element. Frames are in points, in the root's coordinates.
public struct SemanticsNode: Equatable, Sendable {
    /// A number that identifies the element for its lifetime.
    public var id: UInt64
    /// The role of the element, such as a button.
    public var role: SemanticsRole
    /// The accessibility identifier.
    public var identifier: String?
    /// The text that names the element.
    public var label: String?
    /// The text that describes the value of the element.
    public var value: String?
    /// The text that describes the result of using the element.
    public var hint: String?
    /// The range of an adjustable element, if known.
    public var range: ClosedRange<Double>?
    /// The number of an adjustable element, if known.
    public var number: Double?
    /// The traits of the element, such as its selection.
    public var traits: SemanticsTraits
    /// The actions that the element supports.
    public var actions: [SemanticsAction]
    /// The rotors of the element.
    public var rotors: [SemanticsRotor]
    /// The key combinations that activate the element, in the format of the ARIA attribute `aria-keyshortcuts`, such as
    /// `Meta+Shift+J`. The modifier keys are in the order Control, Alt, Meta, and Shift.
    public var keyShortcuts: [String]
    /// The properties of a text field for the system's text input; `nil` for other elements.
    public var textInput: TextInputTraits?
    /// The frame of the element, in points, in the root's coordinates.
    public var frame: CGRect
    /// A Boolean value that indicates whether the element can have the keyboard focus.
    public var isFocusable: Bool
    /// A Boolean value that indicates whether the element has the keyboard focus.
    public var isFocused: Bool
    /// The child elements, in reading order.
    public var children: [SemanticsNode]

    /// The element and all of its descendants, in reading order.
    ///
    /// - Complexity: O(*n*) in the number of elements and their depth.
    public var flattened: [SemanticsNode] { [self] + children.flatMap(\.flattened) }

    /// Creates a node.
    public init(
        id: UInt64, role: SemanticsRole, identifier: String? = nil, label: String? = nil, value: String? = nil,
        hint: String? = nil, range: ClosedRange<Double>? = nil, number: Double? = nil, traits: SemanticsTraits = [],
        actions: [SemanticsAction] = [], rotors: [SemanticsRotor] = [], keyShortcuts: [String] = [],
        textInput: TextInputTraits? = nil, frame: CGRect = .zero, isFocusable: Bool = false, isFocused: Bool = false,
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
        self.keyShortcuts = keyShortcuts
        self.textInput = textInput
        self.frame = frame
        self.isFocusable = isFocusable
        self.isFocused = isFocused
        self.children = children
    }
}

/// The role of an element, with the name from ARIA if there is one.
public enum SemanticsRole: String, Sendable {
    /// Roles with an equivalent in ARIA.
    case application, group, text, heading, image, button, link, toggle, slider, scrollArea
    /// Further roles with an equivalent in ARIA, and the absence of a role.
    case textField, progress, radio, radioGroup, tab, tabList, none
}

/// The traits of an element.
public struct SemanticsTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt16
    /// Creates a set from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The element is selected.
    public static let selected = SemanticsTraits(rawValue: 1)
    /// The element is disabled.
    public static let disabled = SemanticsTraits(rawValue: 2)
    /// The value of the element changes often.
    public static let updatesFrequently = SemanticsTraits(rawValue: 4)
    /// Elements outside this one are inaccessible.
    public static let modal = SemanticsTraits(rawValue: 8)
    /// The element is vertical.
    public static let vertical = SemanticsTraits(rawValue: 16)
}

/// An action of assistive technology on an element.
public enum SemanticsAction: Hashable, Sendable {
    /// A scroll direction.
    public enum Direction: String, Hashable, Sendable { case up, down, left, right }

    /// Performs the default action.
    case activate
    /// Increases the value.
    case increment
    /// Decreases the value.
    case decrement
    /// Moves the keyboard focus to the element.
    case focus
    /// Removes the keyboard focus from the element, as when the Tab key leaves the last element of a page.
    case resignFocus
    /// Dismisses the element.
    case escape
    /// Scrolls by a page, so that content in the direction becomes visible.
    case scroll(Direction)
    /// Sets the number of an adjustable element.
    case setNumber(Double)
    /// Replaces the text of a text field, which doesn't need the keyboard focus. Password managers fill several fields.
    case setText(String)
    /// Performs a custom action with a name.
    case custom(String)
    /// Moves to an entry of the rotor with a label, by its index.
    case rotor(String, entry: Int)
}
