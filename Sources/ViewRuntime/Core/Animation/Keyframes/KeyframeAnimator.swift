/// A view that evaluates its content in each frame with a value that follows keyframes.
///
/// Available from iOS 17 and macOS 14.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where Value == KeyframePath.Value {
    let initialValue: Value
    let repeating: Bool
    let trigger: AnyTrigger?
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Creates a view that plays keyframes when it appears.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the start.
    ///   - repeating: Whether the keyframes repeat, each time from the initial value.
    ///   - content: A closure that creates the view of a value.
    ///   - keyframes: A closure that creates the keyframes that start at a value. It runs before each playback.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.repeating = repeating
        trigger = nil
        self.content = content
        self.keyframes = keyframes
    }

    /// Creates a view that plays keyframes once each time a trigger changes, from the current value.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        repeating = false
        self.trigger = AnyTrigger(trigger)
        self.content = content
        self.keyframes = keyframes
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        KeyframeNode(view, context)
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        unsafeDowncast(node, to: KeyframeNode<Value, KeyframePath, Content>.self).update(view)
    }

    @MainActor public static var _elementCount: Int? { Content._elementCount }
}

final class KeyframeNode<Value, Path: Keyframes, Content: View>: PassthroughNode, FrameClient
where Value == Path.Value {
    private var view: KeyframeAnimator<Value, Path, Content>
    private var value: Value
    private var timeline: KeyframeTimeline<Value>?
    /// The start time of the timeline, or `nil` before the first frame.
    private var start: Double?

    init(_ view: KeyframeAnimator<Value, Path, Content>, _ context: _NodeContext) {
        self.view = view
        value = view.initialValue
        super.init(context)
        content = Content._makeNode(evaluate(), context.inside(self))
        if view.trigger == nil { play() }
    }

    func update(_ new: KeyframeAnimator<Value, Path, Content>) {
        let isTriggered = new.trigger != view.trigger
        view = new
        refresh()
        if isTriggered { play() }
    }

    private func play() {
        let path = view.keyframes(value)
        timeline = KeyframeTimeline(initialValue: value) { path }
        start = nil
        graph.add(self)
    }

    func step(to time: Double) -> FrameDemand {
        guard let timeline else { return .done }
        let begin = start ?? time
        start = begin
        var passed = time - begin, isOver = passed >= timeline.duration
        if isOver && view.repeating && timeline.duration > 0 {
            value = view.initialValue
            play()
            // The new round started when the old one ended, which may be before this frame.
            passed = passed.truncatingRemainder(dividingBy: timeline.duration)
            start = time - passed
            isOver = false
        }
        value = (self.timeline ?? timeline).value(time: passed)
        setNeedsRefresh()
        if isOver { self.timeline = nil }
        return isOver ? .done : .nextFrame
    }

    override func refresh() {
        graph.didRefresh(self)
        Content._updateNode(content, evaluate())
    }

    override func willUnmount() { graph.remove(self as any FrameClient) }

    private func evaluate() -> Content {
        graph.statistics.bodies += 1
        return tracking { view.content(value) }
    }
}

extension View {
    /// Plays keyframes when the view appears. The content closure applies each value to the view.
    ///
    /// Available from iOS 17 and macOS 14.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(base: AnyView(self)), $0) }, keyframes: keyframes)
    }

    /// Plays keyframes once each time a trigger changes. The content closure applies each value to the view.
    ///
    /// Available from iOS 17 and macOS 14.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(base: AnyView(self)), $0) }, keyframes: keyframes)
    }
}
