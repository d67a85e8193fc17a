/// An object that changes with time, such as a scroll, an animation, or a gesture's timer.
@MainActor
protocol FrameClient: AnyObject {
    /// Advances the object to a time in seconds, which is never before that of the previous call.
    func step(to time: Double) -> FrameDemand
}

/// The time at which a frame client needs its next step.
enum FrameDemand: Equatable {
    case done
    case nextFrame
    /// At a time in seconds that is after the time of this step.
    case at(Double)
}
