import Foundation
import Observation

extension View {
    /// Adds a context menu to the rows of a list with a selection.
    ///
    /// A long press or a secondary click on a row opens the menu for the row, or for all selected rows if the row is
    /// one of them. On the area without rows, it opens the menu for no items. Without content, there is no menu.
    ///
    /// Available from iOS 16 and macOS 13.
    ///
    /// - Parameters:
    ///   - itemType: The type of the selection's values. Other values aren't passed to the closures.
    ///   - menu: A closure that returns the content of the menu for the values of the rows.
    ///   - primaryAction: The action of a tap on a row, instead of selecting it. Rows of a list in edit mode are
    ///     selected.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(ItemMenuModifier(menu: menu, primaryAction: primaryAction))
    }
}

/// The state of the menu for the items of a list.
@MainActor @Observable
final class ItemMenu {
    struct Opened {
        let items: [AnyHashable]
        /// The frame of the row in the window, in points.
        let anchor: CGRect
    }

    /// The items of the open menu.
    var opened: Opened?
    /// The action of a tap on a row.
    @ObservationIgnored var primaryAction: (([AnyHashable]) -> Void)?

    nonisolated init() {}
}

extension EnvironmentValues {
    private enum ItemMenuKey: EnvironmentKey {
        static let defaultValue: ItemMenu? = nil
    }

    /// The menu for the items of the list.
    var itemMenu: ItemMenu? {
        get { self[ItemMenuKey.self] }
        set { self[ItemMenuKey.self] = newValue }
    }
}

nonisolated private struct ItemMenuModifier<I: Hashable, M: View>: ViewModifier {
    let menu: (Set<I>) -> M
    let primaryAction: ((Set<I>) -> Void)?
    @State private var model = ItemMenu()
    @State private var place = WindowFrameReader()
    @Environment(\.menuValues.staysOpen) private var staysOpen

    init(menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)?) {
        self.menu = menu
        self.primaryAction = primaryAction
    }

    @MainActor func body(content: Content) -> some View {
        model.primaryAction = primaryAction.map { action in { action(Self.values($0)) } }
        return
            content
            .environment(\.itemMenu, model)
            .modifier(WindowFrameReaderModifier(place: place))
            .modifier(SecondaryClickModifier { openWithoutItems() })
            .gesture(LongPressGesture().onEnded { _ in openWithoutItems() })
            .presentsMenu(at: anchor, staysOpen: staysOpen) { menu(Self.values(model.opened?.items ?? [])) }
    }

    @MainActor private var anchor: Binding<CGRect?> {
        Binding {
            model.opened?.anchor
        } set: {
            if $0 == nil { model.opened = nil }
        }
    }

    private static func values(_ items: [AnyHashable]) -> Set<I> { Set(items.compactMap { $0.base as? I }) }

    /// Opens the menu in the middle of the list.
    @MainActor private func openWithoutItems() {
        let frame = place.frame
        model.opened = ItemMenu.Opened(items: [], anchor: CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0))
    }
}
