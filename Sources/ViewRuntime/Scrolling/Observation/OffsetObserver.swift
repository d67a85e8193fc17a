/// A part of a scroll view that depends on the offset.
@MainActor
protocol OffsetObserver: AnyObject {
    /// Called after each change of the offset, when the content is at its new position.
    func offsetDidChange(of scroll: ScrollElement)
}
