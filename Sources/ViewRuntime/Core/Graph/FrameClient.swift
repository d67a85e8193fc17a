/// Something that moves with time: a scroll, an animation, a timer of a gesture.
@MainActor
protocol FrameClient: AnyObject {
    /// Brings what moves to the time, in seconds. Never called with a time before the last one.
    func step(to time: Double) -> FrameDemand
}

/// When something that moves wants to be stepped again.
enum FrameDemand: Equatable {
    case done
    case nextFrame
    case at(Double)
}
