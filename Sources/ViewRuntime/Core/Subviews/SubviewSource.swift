/// A view whose subviews are shown individually, each possibly several times.
///
/// One copy of the view's nodes, the scout, determines the subviews and is never visible. Each position that shows a
/// subview has its own copy of the nodes, so a subview at two positions has separate state in each.
@MainActor
class SubviewSource {
    fileprivate(set) var scout: SubviewScoutNode!
    /// The number of updates of the view.
    fileprivate(set) var version = 0

    func makeCopy(_ context: _NodeContext) -> _Node { preconditionFailure() }
    func updateCopy(_ node: _Node) {}

    /// The subviews, in order.
    final var subviews: [Subview] {
        var counts: [[AnyHashable]: Int] = [:]
        return (0..<scout.slotCount).map { slot in
            let identities = identities(ofSlot: slot)
            // Several views of an item share its identity, so their order distinguishes them.
            let count = counts[identities, default: 0]
            counts[identities] = count + 1
            return Subview(
                id: Subview.ID(identities: identities, place: count), source: self, slot: slot, version: version)
        }
    }

    /// Returns the slot of the first subview that has an identity or contains a view with it.
    final func slot(withID id: AnyHashable) -> Int? {
        defer { scout.park() }
        return scout.content.slot(withID: id) ?? scout.content.slotOfDeepID(id)
    }

    private func identities(ofSlot slot: Int) -> [AnyHashable] {
        var identities: [AnyHashable] = []
        scout.appendIdentities(ofSlot: slot, to: &identities)
        return identities
    }

    /// The sections, in order. Consecutive views outside of sections form a section. There is at least one section.
    final var sections: [SectionConfiguration] {
        var spans: [SectionSpan] = []
        scout.appendSections(to: &spans, from: 0)
        let subviews = subviews
        var all: [SectionSpan] = [], end = 0
        func addImplicit(to next: Int) {
            if next > end { all.append(SectionSpan(header: end..<end, content: end..<next, footer: next..<next)) }
        }
        for span in spans where span.all.lowerBound >= end {
            addImplicit(to: span.all.lowerBound)
            all.append(span)
            end = span.all.upperBound
        }
        addImplicit(to: subviews.count)
        if all.isEmpty { all.append(SectionSpan(header: 0..<0, content: 0..<0, footer: 0..<0)) }
        var counts: [[AnyHashable]: Int] = [:]
        return all.map { span in
            let identities = identities(of: span)
            let count = counts[identities, default: 0]
            counts[identities] = count + 1
            return SectionConfiguration(
                id: SectionConfiguration.ID(identities: identities, place: count), source: self, span: span,
                header: SubviewsCollection(subviews: Array(subviews[span.header])),
                content: SubviewsCollection(subviews: Array(subviews[span.content])),
                footer: SubviewsCollection(subviews: Array(subviews[span.footer])))
        }
    }

    /// Returns the identities that all views of a section share, without those of its rows.
    private func identities(of span: SectionSpan) -> [AnyHashable] {
        if let slot = span.header.first ?? span.footer.first { return identities(ofSlot: slot) }
        guard let first = span.content.first, let last = span.content.last, last > first else { return [] }
        return zip(identities(ofSlot: first), identities(ofSlot: last)).prefix { $0 == $1 }.map(\.0)
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

/// A node that determines the subviews of a view. None of them is on screen.
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
