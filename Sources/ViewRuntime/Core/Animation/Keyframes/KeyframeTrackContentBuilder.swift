/// A result builder that combines the keyframes of a value.
///
/// Available from iOS 17 and macOS 14.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Builds keyframes from an expression.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Builds an empty sequence.
    public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeSequence<Value>([]) }

    /// Starts a sequence.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// Appends keyframes to a sequence.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeSequence<Value>([accumulated, next])
    }

    /// Combines the keyframes of a loop.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
    {
        KeyframeSequence<Value>(components)
    }

    /// Builds the keyframes of the first branch of a condition.
    public static func buildEither<First, Second>(first component: First) -> Conditional<Value, First, Second>
    where First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value> {
        Conditional(choice: .first(component))
    }

    /// Builds the keyframes of the second branch of a condition.
    public static func buildEither<First, Second>(second component: Second) -> Conditional<Value, First, Second>
    where First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value> {
        Conditional(choice: .second(component))
    }

    /// The keyframes of one of two branches.
    public struct Conditional<ConditionalValue, First, Second>: PrimitiveKeyframes
    where
        ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
        First.Value == Second.Value
    {
        /// The type of the animated value.
        public typealias Value = ConditionalValue

        enum Choice {
            case first(First)
            case second(Second)
        }

        let choice: Choice

        public func _append(to keys: inout _KeyframeList<ConditionalValue>) {
            switch choice {
            case .first(let content): content._append(to: &keys)
            case .second(let content): content._append(to: &keys)
            }
        }
    }
}

/// Keyframes in sequence.
struct KeyframeSequence<Value: Animatable>: PrimitiveKeyframes {
    private let parts: [any KeyframeTrackContent<Value>]

    init(_ parts: [any KeyframeTrackContent<Value>]) { self.parts = parts }

    func _append(to keys: inout _KeyframeList<Value>) { for part in parts { part._append(to: &keys) } }
}
