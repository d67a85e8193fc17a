import Foundation
import LayerTree

/// The running transition of an element.
///
/// The transition's view is laid out separately, around a stand-in of the element's size. The element keeps its
/// position in the tree, and only its layers are drawn through the stand-in.
@MainActor
final class TransitionRun {
    private unowned let element: Element
    private let transition: TransitionBox
    private let standIn: StandIn
    private let node: _Node
    private let top: Element
    /// Identifies the most recent phase change, whose end the run awaits.
    private var awaited: AnyObject?

    init(_ element: Element, _ transition: TransitionBox, from phase: TransitionPhase) {
        self.element = element
        self.transition = transition
        standIn = StandIn(element: element)
        let context = _NodeContext(graph: element.graph, parent: element, environment: element.environment)
        node = transition.makeNode(around: standIn, phase, context)
        top = node.elements()[0]
        top.layoutParent = element.layoutParent
        top.takesPlaceAtOnce = true
        fit()
    }

    private final class Token {}

    /// Whether the run belongs to the given transition. An update of the view may have created it again.
    func isFor(_ other: TransitionBox) -> Bool { transition.isSame(as: other) }

    /// Moves to a phase in the transaction of the current update.
    ///
    /// - Parameters:
    ///   - phase: The phase.
    ///   - done: The closure that runs once after all animations end.
    func go(to phase: TransitionPhase, _ done: @escaping () -> Void) {
        let graph = element.graph
        let token = Token()
        awaited = token
        let arrival = AnimationCompletion(criteria: .removed) { [weak self] in
            if self?.awaited === token { done() }
        }
        graph.with(arrival) { transition.updateNode(node, around: standIn, phase) }
        fit()
        arrival.seal()
        graph.call([arrival])
        mark(top)
    }

    /// Lays out the transition's view in the element's size.
    func fit() {
        element.graph.withoutAnimation {
            let proposal = ProposedViewSize(element.size)
            top.forgetSizes()
            top.settle(at: .zero, size: top.size(for: proposal), proposal: proposal)
        }
    }

    func emit(at place: CGPoint, isMoving: Bool, into list: inout [Layer]) {
        top.emitLayers(at: place, isMoving: isMoving, into: &list)
        mark(top)
    }

    /// Marks the layers inside the transition's view, which contain the element's layers and may have changed.
    private func mark(_ element: Element) {
        if element is StandInElement { return }
        if element.layer != nil { element.graph.needsLayers(element) }
        element.forEachLayoutChild { mark($0) }
    }

    /// Returns the visible rectangle of a rectangle of the element, in the coordinates of the element's origin.
    func shown(_ rect: CGRect) -> CGRect {
        var chain: [Element] = []
        var next: Element? = top
        while let current = next {
            chain.append(current)
            var child: Element?
            current.forEachLayoutChild { if child == nil { child = $0 } }
            next = child
        }
        return chain.reversed().reduce(rect) { rect, element in
            let shift = element.origin
            let shown = element.ownTransform.map { rect.applying($0) } ?? rect
            return shown.offsetBy(dx: shift.x, dy: shift.y)
        }
    }

    /// The visible opacity of the element.
    var opacity: Double {
        var opacity = 1.0
        var next: Element? = top
        while let current = next {
            opacity *= current.layer?.opacity ?? 1
            var child: Element?
            current.forEachLayoutChild { if child == nil { child = $0 } }
            next = child
        }
        return opacity
    }

    func stop() {
        awaited = nil
        node.unmount()
    }
}

/// The stand-in for an element in its transition's view.
private struct StandIn: PrimitiveView {
    unowned let element: Element

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node { StandInElement(view.element, context) }
    static func _updateNode(_ node: _Node, _ view: Self) {}
    static var _elementCount: Int? { 1 }
}

private final class StandInElement: Element {
    private unowned let element: Element

    init(_ element: Element, _ context: _NodeContext) {
        self.element = element
        super.init(context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { element.size }

    override func emitOwnLayers(at place: CGPoint, isMoving: Bool, into list: inout [Layer]) {
        element.emitOwnLayers(at: place, isMoving: isMoving, into: &list)
    }
}

extension Element {
    /// Starts the insertion transition after the first placement of the element in an animated update.
    final func wasInserted() {
        guard let container = layoutParent, container.animatesInsertions, container.firstUpdate != 0,
            container.firstUpdate != graph.updateCount
        else { return }
        let transition = self.transition
        if transition.isIdentity(at: .willAppear) { return }
        if transition.animation(at: .willAppear) == nil && effectiveTransaction.effectiveAnimation == nil { return }
        let run = TransitionRun(self, transition, from: .willAppear)
        present { $0.transition = run }
        run.go(to: .identity) { [unowned self, unowned run] in
            run.stop()
            present { $0.transition = nil }
        }
    }
}
