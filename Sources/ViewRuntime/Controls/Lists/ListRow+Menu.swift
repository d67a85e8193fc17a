import Foundation

/// The menu for the items of a list.
extension ListRowElement {
    /// The long press that opens the menu.
    var menuRecognizers: [Recognizer] {
        guard itemMenu != nil else { return [] }
        let press = LongPressGesture().onEnded { [weak self] _ in _ = self?.openMenu() }
        return menuPress.forPointer(GestureRecognizer(press, .high, on: self))
    }

    func openMenu() -> Bool {
        guard let itemMenu else { return false }
        itemMenu.opened = ItemMenu.Opened(items: menuItems, anchor: convert(card, to: nil))
        return true
    }
}
