/// A view that cycles through phases, each with an animation. Without phases, the view is empty.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
    let phases: [Phase]
    let trigger: AnyTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Creates a view that cycles through phases repeatedly when it appears.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Creates a view that cycles through phases once, and back to the first, each time a trigger changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnyTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let node = ChoiceNode(context)
        if !view.phases.isEmpty { node.choose(0, PhaseNode(view, context.inside(node))) }
        return node
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        let node = unsafeDowncast(node, to: ChoiceNode.self)
        switch (view.phases.isEmpty, node.content) {
        case (false, let content?): unsafeDowncast(content, to: PhaseNode<Phase, Content>.self).update(view)
        case (false, nil): node.replace(0) { PhaseNode(view, $0) }
        case (true, .some): node.replace(nil, with: nil)
        case (true, nil): break
        }
    }

    @MainActor public static var _elementCount: Int? { nil }
}

/// A value whose changes trigger an animation.
struct AnyTrigger: Equatable {
    private let value: Any
    private let isSame: (Any) -> Bool

    init<T: Equatable>(_ value: T) {
        self.value = value
        isSame = { ($0 as? T) == value }
    }

    static func == (a: AnyTrigger, b: AnyTrigger) -> Bool { a.isSame(b.value) }
}

final class PhaseNode<Phase: Equatable, Content: View>: PassthroughNode, FrameClient {
    private var view: PhaseAnimator<Phase, Content>
    private var index = 0
    /// The pass through the phases, or `nil` at rest. A trigger that changes begins another one.
    private var pass: Int?
    private var passCount = 0

    init(_ view: PhaseAnimator<Phase, Content>, _ context: _NodeContext) {
        self.view = view
        super.init(context)
        content = Content._makeNode(evaluate(), context.inside(self))
        if view.trigger == nil { begin() }
    }

    func update(_ new: PhaseAnimator<Phase, Content>) {
        let isTriggered = new.trigger != view.trigger
        view = new
        if index >= view.phases.count { index = 0 }
        refresh()
        if isTriggered || pass == nil && view.trigger == nil { begin() }
    }

    /// Begins a pass with the phase after the first one.
    private func begin() {
        guard view.phases.count > 1 else { return pass = nil }
        passCount += 1
        pass = passCount
        index = 0
        graph.add(self)
    }

    /// Begins the next phase. A phase begins in a frame, so that phases without animation last at least one frame each.
    func step(to time: Double) -> FrameDemand {
        guard let pass else { return .done }
        index = (index + 1) % view.phases.count
        withAnimation(view.animation(view.phases[index])) {
            setNeedsRefresh()
        } completion: { [weak self] in
            guard let self, isMounted, self.pass == pass else { return }
            if view.phases.count < 2 || view.trigger != nil && index == 0 { self.pass = nil } else { graph.add(self) }
        }
        return .done
    }

    override func refresh() {
        graph.didRefresh(self)
        Content._updateNode(content, evaluate())
    }

    override func willUnmount() { graph.remove(self as any FrameClient) }

    private func evaluate() -> Content {
        graph.statistics.bodies += 1
        return tracking { view.content(view.phases[index]) }
    }
}

extension View {
    /// Cycles through phases repeatedly. The content closure applies each phase to the view.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, content: { content(PlaceholderContentView(base: AnyView(self)), $0) }, animation: animation)
    }

    /// Cycles through phases once, and back to the first, each time a trigger changes. The content closure applies each
    /// phase to the view.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(base: AnyView(self)), $0) },
            animation: animation)
    }
}
