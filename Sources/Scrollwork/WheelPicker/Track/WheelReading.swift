/// Where the content of a wheel is.
struct WheelReading: Equatable, Sendable {
    /// The point of the rail in the middle.
    let point: Double
    /// Of the place that the point was measured in.
    let version: Int
}
