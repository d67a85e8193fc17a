import SwiftUI

/// The keyboard commands of a date grid.
enum CalendarKeys {
    enum Action: Equatable {
        /// Moves the focus, and optionally extends the selection to it.
        case move(DayMovement, extends: Bool)
        case choose
        case leave
    }

    static var all: Set<KeyEquivalent> {
        [
            .leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .pageUp, .pageDown, .return, .space, .escape,
        ]
    }

    /// Returns the action of a key, or `nil`.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys.
    ///   - isRightToLeft: Whether days run from right to left, so that the Left Arrow key moves to the next day.
    static func action(for key: KeyEquivalent, modifiers: EventModifiers, isRightToLeft: Bool) -> Action? {
        let shift = modifiers.contains(.shift)
        if modifiers.contains(.command) || modifiers.contains(.control) || modifiers.contains(.option) { return nil }
        switch key {
        case .leftArrow: return .move(.days(isRightToLeft ? 1 : -1), extends: shift)
        case .rightArrow: return .move(.days(isRightToLeft ? -1 : 1), extends: shift)
        case .upArrow: return .move(.days(-7), extends: shift)
        case .downArrow: return .move(.days(7), extends: shift)
        case .home: return .move(.startOfWeek, extends: shift)
        case .end: return .move(.endOfWeek, extends: shift)
        case .pageUp: return .move(shift ? .years(-1) : .months(-1), extends: false)
        case .pageDown: return .move(shift ? .years(1) : .months(1), extends: false)
        case .return, .space: return .choose
        case .escape: return .leave
        default: return nil
        }
    }
}
