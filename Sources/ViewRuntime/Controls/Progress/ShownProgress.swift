/// The progress that a progress view shows.
nonisolated enum ShownProgress: Equatable, Sendable {
    case indeterminate
    /// The completed fraction, from 0 to 1.
    case fraction(Double)
    /// Progress that follows an interval of time.
    case timer(TimerProgress)
}
