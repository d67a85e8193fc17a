/// A report of a wheel about a movement.
struct WheelReport<Value> {
    let phase: ChangePhase
    let value: Value
    /// Whether the program began the movement, and no person has taken it over.
    var isProgramDriven = false
}
