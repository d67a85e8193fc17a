import Foundation

extension View {
    /// Adds a context menu to this view.
    ///
    /// A long press or a secondary click opens the menu. The view still receives taps. Without items there is no menu.
    ///
    /// Available from iOS 13 and macOS 10.15.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        let items = AnyView(menuItems())
        return modifier(ContextMenuModifier(items: MenuItems.self == EmptyView.self ? nil : items, preview: nil))
    }

    /// Adds a context menu with a preview to this view. A long press or a secondary click opens the menu.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        let items = AnyView(menuItems()), preview = AnyView(preview())
        return modifier(ContextMenuModifier(items: M.self == EmptyView.self ? nil : items, preview: preview))
    }
}

nonisolated struct ContextMenuModifier: ViewModifier {
    let items: AnyView?
    let preview: AnyView?
    @State private var place = WindowFrameReader()
    @State private var anchor: CGRect?
    @Environment(\.menuValues.staysOpen) private var staysOpen

    init(items: AnyView?, preview: AnyView?) {
        self.items = items
        self.preview = preview
    }

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if let items {
            content
                .modifier(WindowFrameReaderModifier(place: place))
                .modifier(SecondaryClickModifier { open() })
                .highPriorityGesture(LongPressGesture().onEnded { _ in open() })
                .accessibilityAction(named: Text("Show menu")) { open() }
                .presentsMenu(at: $anchor, preview: preview, staysOpen: staysOpen) { items }
        } else {
            content
        }
    }

    @MainActor private func open() { anchor = place.frame }
}
