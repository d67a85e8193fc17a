/// The phase of a value that changes while its component scrolls.
///
/// A movement passes any number of values. It reports its target, possibly more than once if the target changes, and
/// settles once, also if it passes another value and returns. A movement that returns before it passes a value isn't
/// reported.
///
/// Components report each movement, whether a person or the program causes it. Content that appears at its new value
/// without a movement isn't reported: a wheel picker and a calendar move to a value that the program sets only if the
/// change is animated. Pagers and carousels always move. A value that takes the place of a removed one is reported as
/// settled.
public enum ChangePhase: Hashable, Sendable {
    /// The value is the one that is currently visible.
    case passing
    /// The value is the target of the movement.
    case settling
    /// The movement has settled on the value.
    case settled
}
