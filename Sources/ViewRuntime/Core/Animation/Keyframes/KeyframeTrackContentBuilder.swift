/// Combines keyframes of one value. Apple: iOS 17, macOS 14.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value { expression }

    public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeSequence<Value>([]) }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeSequence<Value>([accumulated, next])
    }

    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
        KeyframeSequence<Value>(components)
    }

    public static func buildEither<First, Second>(first component: First) -> Conditional<Value, First, Second>
    where First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value> {
        Conditional(choice: .first(component))
    }

    public static func buildEither<First, Second>(second component: Second) -> Conditional<Value, First, Second>
    where First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value> {
        Conditional(choice: .second(component))
    }

    /// One of two lists of keyframes.
    public struct Conditional<ConditionalValue, First, Second>: PrimitiveKeyframes
    where
        ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value
    {
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

/// Keyframes one after the other.
struct KeyframeSequence<Value: Animatable>: PrimitiveKeyframes {
    private let parts: [any KeyframeTrackContent<Value>]

    init(_ parts: [any KeyframeTrackContent<Value>]) { self.parts = parts }

    func _append(to keys: inout _KeyframeList<Value>) { for part in parts { part._append(to: &keys) } }
}
