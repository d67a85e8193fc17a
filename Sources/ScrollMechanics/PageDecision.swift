/// On which page released content should come to rest. Positions and projections are in slots, as ``PageTrack`` has them.
public enum PageDecision {
    /// - Parameters:
    ///   - position: Where the content is.
    ///   - direction: Positive for a fling to later slots, negative to earlier ones, 0 when the content was put down.
    ///   - projection: Where the content would come to rest by itself.
    ///   - aimed: The slot that the content was going to when it was caught, or rested in.
    ///   - isCaught: Whether the content was on its way when the gesture began. A fling then counts from the slot it was
    ///     going to: of many fast flings none is lost.
    ///   - limit: How many pages a fling may turn; less than 1 counts as 1.
    public static func slot(
        position: Double, direction: Double, projection: Double, aimed: Int, isCaught: Bool, limit: Int
    ) -> Int {
        let visible = PageTrack.visible(at: position)
        let more = max(limit, 1) - 1
        // What a hand has pulled a page far has been turned already.
        let nearest = PageTrack.nearest(to: position)
        if direction > 0 {
            let next = isCaught ? max(visible.lowerBound + 1, aimed + 1) : min(visible.lowerBound + 1, max(aimed + 1, nearest))
            return min(max(PageTrack.nearest(to: projection), next), next + more)
        }
        if direction < 0 {
            let next = isCaught ? min(visible.upperBound - 1, aimed - 1) : max(visible.upperBound - 1, min(aimed - 1, nearest))
            return max(min(PageTrack.nearest(to: projection), next), next - more)
        }
        return nearest
    }
}
