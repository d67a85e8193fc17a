/// A view whose parts are shown one by one, each perhaps several times.
///
/// One copy of the view's nodes, the scout, tells which parts there are; nothing of it is shown. Every place where a part
/// is shown has a copy of its own, of which it shows that part: so a part that is shown twice has state in each place.
@MainActor
class SubviewSource {
    fileprivate(set) var scout: SubviewScoutNode!
    /// Counts the values of the view.
    fileprivate(set) var version = 0

    func makeCopy(_ context: _NodeContext) -> _Node { preconditionFailure() }
    func updateCopy(_ node: _Node) {}

    /// The parts, in order.
    final var subviews: [Subview] {
        (0..<scout.slotCount).map { slot in
            var identities: [AnyHashable] = []
            scout.appendIdentities(ofSlot: slot, to: &identities)
            return Subview(
                id: Subview.ID(identities: identities, slot: identities.isEmpty ? slot : nil), source: self, slot: slot,
                version: version)
        }
    }

    final func containerValues(ofSlot slot: Int) -> ContainerValues {
        var elements: [Element] = []
        scout.appendElements(ofSlot: slot, to: &elements)
        scout.park()
        return elements.first?.trait(ObjectIdentifier(ContainerValues.self)) as? ContainerValues ?? ContainerValues()
    }
}

final class ViewSubviewSource<Base: View>: SubviewSource {
    private var view: Base

    init(_ view: Base, _ context: _NodeContext, partsDidChange: @escaping () -> Void) {
        self.view = view
        super.init()
        scout = SubviewScoutNode(context)
        scout.partsDidChange = partsDidChange
        scout.content = Base._makeNode(view, context.inside(scout))
        scout.park()
    }

    func update(_ view: Base) {
        self.view = view
        version += 1
        Base._updateNode(scout.content, view)
        scout.park()
    }

    override func makeCopy(_ context: _NodeContext) -> _Node { Base._makeNode(view, context) }
    override func updateCopy(_ node: _Node) { Base._updateNode(node, view) }
}

/// Knows the parts of a view; none of them is on screen.
final class SubviewScoutNode: PassthroughNode {
    var partsDidChange: (() -> Void)?

    override init(_ context: _NodeContext) {
        super.init(context)
        isScout = true
    }

    override func childElementsChanged() {
        park()
        partsDidChange?()
    }

    func park() { setOnScreen(false) }

    override func setOnScreen(_ value: Bool) { super.setOnScreen(false) }

    override func slot(withID id: AnyHashable) -> Int? { nil }
    override func slotOfDeepID(_ id: AnyHashable) -> Int? { nil }
}
