/// What is told of a value while it changes on a scroll view: one that passes, one that is gone to, one that is rested on.
///
/// A movement passes any number of values, says where it will come to rest, perhaps more than once if it is given another aim, and
/// comes to rest once.
public enum ChangePhase: Hashable, Sendable {
    /// The value is the one that is shown now.
    case passing
    /// The movement is going to rest on the value.
    case settling
    /// The movement rests on the value.
    case settled
}
