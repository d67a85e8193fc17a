/// A rotor: a list of related elements, such as the headings of a page, that assistive technology can visit in order.
public struct SemanticsRotor: Equatable, Sendable {
    /// The label of the rotor.
    public var label: String
    /// The names of the entries, in order; `nil` for the name of the element.
    public var entries: [String?]

    /// Creates a rotor.
    public init(label: String, entries: [String?]) {
        self.label = label
        self.entries = entries
    }
}
