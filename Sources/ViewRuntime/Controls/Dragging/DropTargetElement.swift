import Foundation

/// The behavior of a view when items are dragged over it.
@MainActor
protocol DropResponder {
    /// Whether the view accepts the items.
    func accepts(_ info: DropInfo) -> Bool
    func enter(_ info: DropInfo)
    /// Returns the result of a drop at the location, or `nil` if it's the same as before.
    func update(_ info: DropInfo) -> DropProposal?
    func exit(_ info: DropInfo)
    /// Performs the drop. Reports whether it succeeded: at once, or when the items are loaded.
    func perform(_ info: DropInfo, _ completion: @escaping @MainActor (Bool) -> Void)
}

nonisolated struct DropTargetModifier: ElementModifier {
    let responder: any DropResponder

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { DropTargetElement(context) }

    @MainActor func update(_ element: _Node) {
        unsafeDowncast(element, to: DropTargetElement.self).responder = responder
    }
}

/// An element on which items can be dropped.
final class DropTargetElement: ModifierElement, DropTarget {
    var responder: (any DropResponder)!
    private var operation = DropOperation.copy

    /// During a drag, the whole frame is hit.
    override func containsPoint(_ point: CGPoint) -> Bool {
        graph.services.existing(Dragging.self)?.session != nil && bounds.contains(point)
    }

    private func info(_ drag: Drag) -> DropInfo { DropInfo(location: locally(drag.location), items: drag.items) }

    func accepts(_ drag: Drag) -> Bool { environment.isEnabled && responder.accepts(info(drag)) }

    // MARK: DropTarget

    func follow(_ found: any DropTarget) -> Bool { found === self }

    func enter(_ drag: Drag) {
        operation = .copy
        responder.enter(info(drag))
    }

    func move(_ drag: Drag) { if let proposal = responder.update(info(drag)) { operation = proposal.operation } }

    func exit(_ drag: Drag) { responder.exit(info(drag)) }

    var acceptsDrop: Bool { operation != .forbidden && operation != .cancel }

    func drop(_ drag: Drag, _ completion: @escaping @MainActor (Bool) -> Void) {
        responder.perform(info(drag), completion)
    }
}
