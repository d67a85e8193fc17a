/// The tint of the icons of labels in a list.
///
/// Available from iOS 14 and macOS 11.
public struct ListItemTint: Sendable {
    enum Kind: Equatable, Sendable { case color(Color), monochrome }

    let kind: Kind

    /// A tint that the system can't replace.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }

    /// A tint that the system can replace. The runtime never replaces it.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }

    /// A gray tint.
    public static let monochrome = ListItemTint(kind: .monochrome)
}

extension ListItemTint.Kind {
    var style: AnyShapeStyle {
        switch self {
        case .color(let color): AnyShapeStyle(color)
        case .monochrome: AnyShapeStyle(Color.secondary)
        }
    }
}

extension View {
    /// Sets the tint of the icons of labels in lists inside this view.
    ///
    /// Available from iOS 14 and macOS 11.
    ///
    /// - Parameter tint: The tint, or `nil` for the list's default.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { lists { $0.itemTint = tint?.kind } }

    /// Sets a preferred tint color of the icons of labels in lists inside this view.
    ///
    /// Available from iOS 14 and macOS 11.
    ///
    /// - Parameter tint: The color, or `nil` for the list's default.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        listItemTint(tint.map { ListItemTint.preferred($0) })
    }
}
