import SwiftUI

private struct ImpressionClockKey: EnvironmentKey {
    static let defaultValue: (@MainActor () -> Date)? = nil
}

extension EnvironmentValues {
    var impressionClock: (@MainActor () -> Date)? {
        get { self[ImpressionClockKey.self] }
        set { self[ImpressionClockKey.self] = newValue }
    }
}

extension View {
    /// Sets the clock that a carousel in this view reads when it's removed, so that its exposures end at that time.
    ///
    /// SwiftUI provides the dates of frames, and a removed view receives no further frame. In an app the carousel then
    /// reads the system clock, so apps don't need this modifier. Use it in tests whose frames have their own time.
    /// Without it, exposures of a removed carousel at rest end at the last frame in which content moved or became
    /// viewable.
    ///
    /// - Parameter now: A closure that returns the current time on the clock of the frames. It runs on the main actor.
    nonisolated public func impressionClock(_ now: @escaping @MainActor () -> Date) -> some View {
        environment(\.impressionClock, now)
    }
}
