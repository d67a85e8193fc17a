/// The measured position of a wheel's content.
struct WheelReading: Equatable, Sendable {
    /// The point of the rail in the center.
    let point: Double
    /// The version of the layout in which the point was measured.
    let version: Int
}
