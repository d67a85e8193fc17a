/// A way of assistive technology through things of one kind, such as the headings of a page: VoiceOver's rotor.
public struct SemanticsRotor: Equatable, Sendable {
    public var label: String
    /// What each thing is called, in order; nil for one that is called what its element is.
    public var entries: [String?]

    public init(label: String, entries: [String?]) {
        self.label = label
        self.entries = entries
    }
}
