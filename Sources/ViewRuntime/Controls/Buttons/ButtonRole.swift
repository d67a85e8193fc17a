/// A value that describes the purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel }

    private let kind: Kind

    /// A role that indicates a destructive button, such as one that deletes data.
    public static let destructive = ButtonRole(kind: .destructive)
    /// A role that indicates a button that cancels an operation.
    public static let cancel = ButtonRole(kind: .cancel)
}
