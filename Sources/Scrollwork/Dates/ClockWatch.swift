import SwiftUI

/// Counts the times that the system changed its time zone or its day.
@MainActor @Observable
final class ClockWatch {
    private(set) var changes = 0
    @ObservationIgnored private var observers = Observers()

    private final class Observers: @unchecked Sendable {
        var tokens: [any NSObjectProtocol] = []

        deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    func start() {
        guard observers.tokens.isEmpty else { return }
        observers.tokens = [Notification.Name.NSSystemTimeZoneDidChange, .NSCalendarDayChanged].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                Task { @MainActor in self?.changes += 1 }
            }
        }
    }
}
