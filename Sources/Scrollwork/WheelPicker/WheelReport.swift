/// A report of a wheel about a movement.
struct WheelReport<Value> {
    let phase: ChangePhase
    let value: Value
    /// Whether the movement continues to its last reported target. Otherwise, a finger moves the content.
    var hasTarget = true
    /// Whether the program began the movement, and no person has taken it over.
    var isProgramDriven = false

    func map<Other>(_ transform: (Value) -> Other) -> WheelReport<Other> {
        WheelReport<Other>(
            phase: phase, value: transform(value), hasTarget: hasTarget, isProgramDriven: isProgramDriven)
    }
}
