import Foundation
import LayerTree

/// An element around one other element. This class changes nothing; subclasses implement modifiers.
package class ModifierElement: Element {
    /// The content, if the element wraps the modifier's whole content instead of one element of a list.
    final var content: _Node?
    final private(set) var child: Element!

    override func forEachChild(_ body: (_Node) -> Void) { if let content { body(content) } }

    final func wrap(_ element: Element) {
        child = element
        element.layoutParent = self
    }

    override func childElementsChanged() {
        guard let content else { return }
        let elements = content.elements()
        if let first = elements.first, first !== child {
            wrap(first)
            childDidChange()
        }
        invalidateLayout()
        graph.needsLayersAround(self)
    }

    override func forEachPreference<K: PreferenceKey>(_ key: K.Type, _ body: (Element, K.Value?) -> Void) {
        if isParked { return }
        var inner: K.Value?
        content?.collectPreference(key, into: &inner)
        body(self, preference(key, around: inner))
    }

    /// Returns the preference of the element together with that of its content.
    func preference<K: PreferenceKey>(_ key: K.Type, around inner: K.Value?) -> K.Value? {
        var sum = inner
        forEachChild { if $0 !== content { $0.collectPreference(key, into: &sum) } }
        return sum
    }

    /// The node whose transition is the element's, if the element also contains other nodes.
    var primaryContent: _Node? { nil }

    /// Called when the wrapped element changed.
    func childDidChange() {}

    override func slot(withID id: AnyHashable) -> Int? { content?.slot(withID: id) == nil ? nil : 0 }
    override func appendIdentities(ofSlot slot: Int, to identities: inout [AnyHashable]) {
        content?.appendIdentities(ofSlot: 0, to: &identities)
    }

    override func setEnvironment(_ environment: EnvironmentValues) {
        // The layout places the child from the leading edge.
        if self.environment.layoutDirection != environment.layoutDirection { invalidateLayout() }
        super.setEnvironment(environment)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }
    override func arrange() { place(child, at: .zero, proposal: proposal) }
    package override func forEachLayoutChild(_ body: (Element) -> Void) { body(child) }
    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        child.explicitGuide(key, size: size, proposal: proposal)
    }
    override func trait(_ key: ObjectIdentifier) -> Any? { child.trait(key) }
    override var spacing: ViewSpacing { child.spacing }
    override var priority: Double { child.priority }
    override var zIndex: Double { child.zIndex }
    override func lengthRange(on axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        child.lengthRange(on: axis, proposal: proposal)
    }
}

/// A modifier that wraps each element of its content in an element.
package protocol ElementModifier: ViewModifier where Body == Never {
    @MainActor func makeElement(_ context: _NodeContext) -> _Node
    /// Applies the modifier's values to an element. Called after the element's creation and in each update.
    @MainActor func update(_ element: _Node)
}

extension ElementModifier {
    /// Stops the program, because a primitive modifier has no body.
    public func body(content: Content) -> Never { fatalError("\(Self.self) is a primitive modifier: it has no body") }

    public static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        if C._elementCount == 1 {
            let element = modifier.makeElement(context) as! ModifierElement
            let node = C._makeNode(content, context.inside(element))
            element.content = node
            element.wrap(node.onlyElement())
            modifier.update(element)
            return element
        }
        let list = WrapperListNode(context)
        list.make = { modifier, child, context in
            let element = (modifier as! Self).makeElement(context) as! ModifierElement
            element.wrap(child)
            (modifier as! Self).update(element)
            return element
        }
        list.modifier = modifier
        list.content = C._makeNode(content, context.inside(list))
        return list
    }

    public static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        if let list = node as? WrapperListNode {
            list.modifier = modifier
            for (_, wrapper) in list.wrappers { modifier.update(wrapper) }
            C._updateNode(list.content, content)
        } else {
            let element = unsafeDowncast(node, to: ModifierElement.self)
            modifier.update(element)
            C._updateNode(element.content!, content)
        }
    }

    public static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}

/// A node that wraps each element of its content in an element.
final class WrapperListNode: PassthroughNode {
    var modifier: Any!
    /// Creates a wrapper. The closure receives the context, because a captured one would retain this node's parent and
    /// thereby the scene.
    var make: ((_ modifier: Any, _ child: Element, _ context: _NodeContext) -> ModifierElement)!
    /// The wrappers by the numbers of the elements that they wrap.
    private(set) var wrappers = IndexTable<ModifierElement>()
    /// Whether slots were released since the last frame.
    private var hasReleasedSlots = false

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        for (_, wrapper) in wrappers { body(wrapper) }
    }

    override func appendElements(ofSlot slot: Int, to elements: inout [Element]) {
        var inner: [Element] = []
        content.appendElements(ofSlot: slot, to: &inner)
        for child in inner {
            if let wrapper = wrappers[child.number] {
                elements.append(wrapper)
            } else {
                let wrapper = make(modifier!, child, _NodeContext(graph: graph, parent: self, environment: environment))
                // A wrapper of an offscreen element moves on screen together with the elements around it.
                if child.isParked { wrapper.setOnScreen(false) }
                wrappers.set(wrapper, at: child.number)
                elements.append(wrapper)
            }
        }
    }

    override func forEachPreference<K: PreferenceKey>(_ key: K.Type, _ body: (Element, K.Value?) -> Void) {
        content.forEachPreference(key) { child, value in
            guard let wrapper = wrappers[child.number] else { return body(child, value) }
            if !wrapper.isParked { body(wrapper, wrapper.preference(key, around: value)) }
        }
    }

    override func releaseSlot(_ slot: Int) {
        super.releaseSlot(slot)
        // A container may release many slots in a frame, so look for their wrappers once.
        if hasReleasedSlots { return }
        hasReleasedSlots = true
        graph.beforeShowing(
            unretained(self) {
                guard $0.isMounted else { return }
                $0.hasReleasedSlots = false
                $0.dropOrphans()
            })
    }

    override func childElementsChanged() {
        dropOrphans()
        super.childElementsChanged()
    }

    override func slot(_ slot: Int, ofChild child: _Node) -> Int? {
        (child as? ModifierElement).flatMap { self.slot(holding: $0.child) } ?? slot
    }

    private func dropOrphans() {
        let orphans = wrappers.filter { !$0.value.child.isMounted }
        if orphans.isEmpty { return }
        for (_, wrapper) in orphans { wrapper.unmount() }
        wrappers = IndexTable(wrappers.filter { $0.value.child.isMounted })
    }
}
