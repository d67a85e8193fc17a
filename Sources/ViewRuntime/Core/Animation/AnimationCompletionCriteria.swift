/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind { case logicallyComplete, removed }
    private let kind: Kind

    /// When the animation looks complete, though a spring may still move a little.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
    /// When the animation, and every later one that took over from it, has been removed.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}
