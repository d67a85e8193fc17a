/// The phase of a value that changes while its component scrolls.
///
/// A movement passes any number of values. It reports its target, possibly more than once if the target changes, and
/// settles once.
///
/// Pagers, carousels, and calendars also report the movements to a value that the program sets. Wheel pickers report
/// only the movements of a person.
public enum ChangePhase: Hashable, Sendable {
    /// The value is the one that is currently visible.
    case passing
    /// The value is the target of the movement.
    case settling
    /// The movement has settled on the value.
    case settled
}
