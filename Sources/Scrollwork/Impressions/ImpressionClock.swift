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
    /// Says what time it is as a carousel in this view is taken away, so that exposures end then.
    ///
    /// SwiftUI dates frames, and a view that goes away has no further one. In an app frames are dated by the system's clock, which
    /// is asked then; there is no need for this. In a test whose frames have a time of their own, it is the test that knows the time:
    /// without this, what is taken away while it rests was seen until the last frame in which something moved or became viewable.
    ///
    /// - Parameter now: The time on the clock by which frames are dated. It is asked on the main actor.
    nonisolated public func impressionClock(_ now: @escaping @MainActor () -> Date) -> some View {
        environment(\.impressionClock, now)
    }
}
