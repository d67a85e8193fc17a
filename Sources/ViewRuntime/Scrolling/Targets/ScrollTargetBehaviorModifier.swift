extension View {
    /// Sets the target behavior of scroll views in this view.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(_ScrollTargetBehaviorModifier(behavior: behavior))
    }
}

/// Sets the target behavior of scroll views in its content. A change of the behavior updates no view.
nonisolated public struct _ScrollTargetBehaviorModifier<Behavior: ScrollTargetBehavior>: NodeModifier {
    let behavior: Behavior

    @MainActor package func makeNode(_ context: _NodeContext) -> _Node { ScrollTargetBehaviorNode(behavior, context) }

    @MainActor package func apply(to node: _Node) {
        unsafeDowncast(node, to: ScrollTargetBehaviorNode<Behavior>.self).behavior = behavior
    }
}

final class ScrollTargetBehaviorNode<Behavior: ScrollTargetBehavior>: EnvironmentNode {
    var behavior: Behavior {
        didSet { if !ValueComparison.areEqual(behavior, oldValue) { reference.behavior = behavior } }
    }
    private let reference: ScrollTargetBehaviorReference

    init(_ behavior: Behavior, _ context: _NodeContext) {
        self.behavior = behavior
        reference = ScrollTargetBehaviorReference(behavior)
        super.init(context)
    }

    override func change(_ environment: inout EnvironmentValues) {
        environment.scrollConfiguration.targetBehavior = reference
    }
}

/// The current behavior of a modifier, for use in the environment. Many behaviors can't be compared, and a program
/// creates a new one with each evaluation of a body. The reference stays the same, so that the environment does too.
@MainActor
final class ScrollTargetBehaviorReference {
    var behavior: any ScrollTargetBehavior {
        didSet { for scroll in scrolls { scroll.wrappedValue?.restPositionsDidChange() } }
    }
    /// The scroll views with this behavior.
    private var scrolls: [Unretained<ScrollElement>] = []

    init(_ behavior: any ScrollTargetBehavior) { self.behavior = behavior }

    func attach(_ scroll: ScrollElement) {
        if scrolls.contains(where: { $0.wrappedValue === scroll }) { return }
        scrolls.removeAll { $0.wrappedValue?.isMounted != true }
        scrolls.append(Unretained(wrappedValue: scroll))
    }
}
