import Foundation

/// The menu for the items of a list.
extension ListRowElement {
    /// The long press that opens the menu.
    var menuRecognizers: [Recognizer] {
        guard itemMenu != nil else { return [] }
        if let menuPress, menuPress.isAlive, menuPress.acceptsPointers { return [menuPress] }
        let press = LongPressGesture().onEnded { [weak self] _ in _ = self?.openMenu() }
        let recognizer = GestureRecognizer(press, .high, on: self)
        menuPress = recognizer
        return [recognizer]
    }

    func openMenu() -> Bool {
        guard let itemMenu else { return false }
        itemMenu.opened = ItemMenu.Opened(items: menuItems, anchor: convert(card, to: nil))
        return true
    }
}
