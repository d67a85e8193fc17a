import SwiftUI

/// Counts the times that the system changed its time zone, its day or its clock.
@MainActor @Observable
final class ClockWatch {
    private(set) var changes = 0
    @ObservationIgnored private var observers = Observers()

    /// The clock's is spelled out, as Foundation has no name for it on all systems.
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
