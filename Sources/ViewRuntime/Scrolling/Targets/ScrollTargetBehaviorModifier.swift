extension View {
    /// Sets the target behavior of scroll views in this view.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(ScrollTargetBehaviorModifier(behavior: behavior))
    }
}

/// Sets the target behavior of scroll views in its content. A change of the behavior updates no view.
nonisolated struct ScrollTargetBehaviorModifier<Behavior: ScrollTargetBehavior>: ViewModifier {
    let behavior: Behavior

    func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    @MainActor static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = ScrollTargetBehaviorNode(modifier.behavior, context)
        node.content = C._makeNode(content, node.contentContext)
        return node
    }

    @MainActor static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let node = unsafeDowncast(node, to: ScrollTargetBehaviorNode<Behavior>.self)
        node.behavior = modifier.behavior
        C._updateNode(node.content, content)
    }

    @MainActor static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
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
        didSet { for scroll in scrolls { scroll.wrappedValue?.restsDidChange() } }
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
