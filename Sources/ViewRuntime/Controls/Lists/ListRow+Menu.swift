import Foundation

/// The menus of a row: the menu for the items of the list, and the context menu of the view that fills the row.
extension ListRowElement {
    /// The view that opens the context menu.
    var contextMenu: SecondaryClickElement? { place.part == .row ? filling(SecondaryClickElement.self) : nil }

    /// The long press that opens the menu.
    var menuRecognizers: [Recognizer] {
        guard itemMenu != nil || contextMenu != nil else { return [] }
        let press = LongPressGesture().onEnded { [weak self] _ in _ = self?.handleSecondaryClick() }
        return menuPress.forPointer(GestureRecognizer(press, .high, on: self))
    }

    func openMenu() -> Bool {
        guard let itemMenu else { return false }
        itemMenu.opened = ItemMenu.Opened(items: menuItems, anchor: convert(card, to: nil))
        return true
    }
}
