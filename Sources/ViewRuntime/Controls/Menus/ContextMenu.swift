import Foundation

extension View {
    /// Things to do with the view, which a long press uncovers, or a click with the second button of a mouse. A tap is still the view's own. Apple: iOS 13, macOS 10.15.
    ///
    /// Without items there is no menu.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        let items = AnyView(menuItems())
        return modifier(ContextMenuModifier(items: MenuItems.self == EmptyView.self ? nil : items, preview: nil))
    }

    /// Things to do with the view, which a long press or a second button uncovers, and another view that is shown with them. Apple: iOS 16, macOS 13.
    nonisolated public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View {
        let items = AnyView(menuItems()), preview = AnyView(preview())
        return modifier(ContextMenuModifier(items: M.self == EmptyView.self ? nil : items, preview: preview))
    }
}

nonisolated private struct ContextMenuModifier: ViewModifier {
    let items: AnyView?
    let preview: AnyView?
    @State private var place = WindowPlace()
    @State private var anchor: CGRect?

    init(items: AnyView?, preview: AnyView?) {
        self.items = items
        self.preview = preview
    }

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if let items {
            content
                .modifier(WindowPlaceModifier(place: place))
                .modifier(SecondaryClickModifier { open() })
                .highPriorityGesture(LongPressGesture().onEnded { _ in open() })
                .accessibilityAction(named: Text("Show menu")) { open() }
                .presentsMenu(at: $anchor, preview: preview) { items }
        } else {
            content
        }
    }

    @MainActor private func open() { anchor = place.frame }
}
