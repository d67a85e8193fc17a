import Foundation

/// A view that shows the first of its views whose ideal size fits the proposed size, or the last one if none fits.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
    let axes: Axis.Set
    let content: Content

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - axes: The axes on which a view must fit.
    ///   - content: The views, in order of preference.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = FittingElement(context)
        element.axes = view.axes
        element.content = Content._makeNode(view.content, context.inside(element))
        return element
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        let element = unsafeDowncast(node, to: FittingElement.self)
        element.axes = view.axes
        Content._updateNode(element.content, view.content)
    }

    @MainActor public static var _elementCount: Int? { 1 }
}

/// The element that measures all views and shows one of them. The others don't appear.
final class FittingElement: ContainerElement {
    var axes: Axis.Set = [.horizontal, .vertical] { didSet { if axes != oldValue { invalidateLayout() } } }
    private var shown: Int?

    /// A change of any view can make it fit.
    override var measuresParkedContent: Bool { true }

    private func choice(for proposal: ProposedViewSize) -> Int? {
        let children = children
        return children.indices.first { fits(children[$0], proposal) } ?? children.indices.last
    }

    private func fits(_ child: Element, _ proposal: ProposedViewSize) -> Bool {
        var ideal = proposal
        for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) { ideal[axis] = nil }
        let size = child.size(for: ideal)
        return [Axis.horizontal, .vertical].allSatisfy { axis in
            guard axes.contains(Axis.Set(axis)), let room = proposal[axis] else { return true }
            return size[axis] <= room
        }
    }

    override func childElementsChanged() {
        shown = nil
        super.childElementsChanged()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(for: proposal).map { children[$0].size(for: proposal) } ?? .zero
    }

    override func arrange() {
        let choice = choice(for: proposal)
        if choice != shown {
            shown = choice
            // Each child is a slot with one element.
            for index in children.indices { content.setOnScreen(index == choice && !isParked, slot: index) }
            graph.needsLayersAround(self)
        }
        if let choice { place(children[choice], at: .zero, proposal: proposal) }
    }

    override func setOnScreen(_ value: Bool) {
        super.setOnScreen(value)
        guard value, let shown else { return }
        for index in children.indices where index != shown { content.setOnScreen(false, slot: index) }
    }

    package override func forEachLayoutChild(_ body: (Element) -> Void) {
        if let shown { body(children[shown]) }
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        choice(for: proposal).flatMap { children[$0].explicitGuide(key, size: size, proposal: proposal) }
    }

    override var spacing: ViewSpacing {
        (shown.map { children[$0] } ?? children.first)?.spacing ?? .zero
    }
}
