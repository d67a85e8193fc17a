import SwiftUI

/// Counts the changes of the system's time zone, day, or clock.
@MainActor @Observable
final class ClockObserver {
    private(set) var changes = 0
    @ObservationIgnored private var observers = Observers()

    // Foundation has no constant for the clock notification on all systems.
    private static let names: [Notification.Name] = [
        .NSSystemTimeZoneDidChange, .NSCalendarDayChanged, Notification.Name("NSSystemClockDidChangeNotification"),
    ]

    private final class Observers: @unchecked Sendable {
        var tokens: [any NSObjectProtocol] = []

        deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    func start() {
        guard observers.tokens.isEmpty else { return }
        observers.tokens = Self.names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                Task { @MainActor [weak self] in self?.changes += 1 }
            }
        }
    }
}
