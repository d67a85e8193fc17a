/// The criterion by which an animation is considered complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind { case logicallyComplete, removed }
    private let kind: Kind

    /// The animation has visually completed, although a spring may still move slightly.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
    /// The animation, and each animation that replaced it, has been removed.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}
