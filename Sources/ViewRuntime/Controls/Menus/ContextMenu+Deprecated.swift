/// The items of a context menu. Use `contextMenu(menuItems:)`.
///
/// Available from iOS 13 and macOS 10.15.
nonisolated public struct ContextMenu<MenuItems: View> {
    let menuItems: MenuItems

    /// Creates a context menu.
    public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

extension View {
    /// Adds a context menu to this view, or none for `nil`. Use `contextMenu(menuItems:)`.
    ///
    /// Available from iOS 13 and macOS 10.15.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu.map { AnyView($0.menuItems) }, preview: nil))
    }
}
