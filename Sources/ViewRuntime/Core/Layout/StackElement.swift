import Foundation

/// The element of `HStack` and `VStack`.
final class StackElement: ContainerElement {
    private(set) var axis: Axis = .vertical
    private var alignment = VerticalAlignment.center.key
    private var gap: CGFloat?
    private var measured: (proposal: ProposedViewSize, result: StackLayout.Result)?
    private var arranged: (proposal: ProposedViewSize, result: StackLayout.Result)?
    private var guides: [KnownGuide] = []

    /// The position of a guide that the children define, or `nil` if they define none.
    private struct KnownGuide {
        let key: AlignmentKey
        let proposal: ProposedViewSize
        let position: CGFloat?
    }

    override var stackAxis: Axis? { axis }

    func configure(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        let spacing = spacing?.sanitizedDistance
        if axis == self.axis && alignment == self.alignment && spacing == gap { return }
        self.axis = axis
        self.alignment = alignment
        gap = spacing
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let result = StackLayout(axis: axis, alignment: alignment, spacing: gap).layout(children, in: proposal)
        measured = (proposal, result)
        return result.size
    }

    override func arrange() {
        let result = result(for: StackLayout.placing(proposal, axis, in: size))
        for (index, child) in children.enumerated() {
            place(child, at: result.origins[index], proposal: result.proposals[index])
        }
        if shown == nil, children.count >= Self.manyChildren { shown = makeWindow() }
        shown?.layoutDidChange(of: self)
    }

    /// The number of children below which all layers stay in the tree.
    static let manyChildren = 64

    /// The children whose layers are in the tree, in a stack with many children inside a scroll view. While a child is
    /// raised, all layers are in the tree.
    private(set) var shown: (any ChildWindow)?

    private func makeWindow() -> (any ChildWindow)? {
        var around = layoutParent
        while let current = around {
            if let window = current.makeChildWindow(for: self) { return window }
            around = current.layoutParent
        }
        return nil
    }

    package override func forEachShownChild(_ body: (Element) -> Void) {
        guard let shown, let range = shown.range, !hasRaisedChildren else { return forEachLayoutChild(body) }
        let children = children, always = shown.alwaysShown(of: self)
        for index in always where index < range.lowerBound { body(children[index]) }
        for index in range { body(children[index]) }
        for index in always where index >= range.upperBound { body(children[index]) }
    }

    override func childPlaceShownDidChange() { shown?.placesShownDidChange(of: self) }

    override func willUnmount() { shown?.stop(self) }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        for guide in guides where guide.key == key && guide.proposal == proposal { return guide.position }
        let position = explicitGuide(key, in: StackLayout.placing(proposal, axis, in: size))
        // Cache the guide only together with sizes, because an invalidation discards both.
        if !sizes.isEmpty { guides.append(KnownGuide(key: key, proposal: proposal, position: position)) }
        return position
    }

    private func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        let children = children
        if children.isEmpty { return nil }
        let result = result(for: proposal)
        // Usually there are no explicit guides.
        var positions: [CGFloat] = []
        for index in children.indices {
            let proposal = result.proposals[index], child = children[index]
            guard let position = child.explicitGuide(key, size: child.size(for: proposal), proposal: proposal) else {
                continue
            }
            positions.append(position + result.origins[index][key.axis])
        }
        return positions.isEmpty ? nil : key.id.combine(positions)
    }

    override var spacing: ViewSpacing {
        let children = children
        guard let first = children.first?.spacing, let last = children.last?.spacing else { return .zero }
        var result = first
        for child in children.dropFirst() {
            result.formUnion(child.spacing, edges: Edge.Set(across: Axis.Set(axis.other)))
        }
        if axis == .horizontal { result.trailing = last.trailing } else { result.bottom = last.bottom }
        return result
    }

    private func result(for proposal: ProposedViewSize) -> StackLayout.Result {
        for known in [arranged, measured] { if let known, known.proposal == proposal { return known.result } }
        let result = StackLayout(axis: axis, alignment: alignment, spacing: gap).layout(children, in: proposal)
        arranged = (proposal, result)
        return result
    }

    override func layoutWasInvalidated() {
        measured = nil
        arranged = nil
        guides = []
    }
}

/// Determines which children of a stack have layers in the tree.
@MainActor
protocol ChildWindow: AnyObject {
    /// The visible children and those near them, or `nil` if all children are shown.
    var range: Range<Int>? { get }
    /// The indexes of the children that are shown regardless of their positions, in order.
    func alwaysShown(of stack: StackElement) -> [Int]
    func layoutDidChange(of stack: StackElement)
    func placesShownDidChange(of stack: StackElement)
    func stop(_ stack: StackElement)
}
