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
    /// As above, for work that changes no view, so that nothing moves until then.
    case upkeep(Double)

    /// The time in seconds before which the client needs no step, or `nil` if it needs the next frame or none.
    var time: Double? {
        switch self {
        case .at(let time), .upkeep(let time): time
        case .done, .nextFrame: nil
        }
    }
}
