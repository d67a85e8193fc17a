/// An item that a container adds to the bars.
///
/// Available from iOS 17 and macOS 14.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    /// The button that hides or shows the sidebar of a split view.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
}

/// The items that views remove from the bars.
enum RemovedToolbarItemsKey: PreferenceKey {
    static var defaultValue: Set<ToolbarDefaultItemKind> { [] }

    static func reduce(
        value: inout Set<ToolbarDefaultItemKind>, nextValue: () -> Set<ToolbarDefaultItemKind>
    ) {
        value.formUnion(nextValue())
    }
}

extension View {
    /// Removes an item that a container adds to the bars.
    ///
    /// ```swift
    /// NavigationSplitView {
    ///     Folders().toolbar(removing: .sidebarToggle)
    /// } detail: {
    ///     Messages()
    /// }
    /// ```
    ///
    /// Available from iOS 17 and macOS 14.
    ///
    /// - Parameter defaultItemKind: The item to remove, or `nil` to remove none.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        transformPreference(RemovedToolbarItemsKey.self) { if let defaultItemKind { $0.insert(defaultItemKind) } }
    }
}
