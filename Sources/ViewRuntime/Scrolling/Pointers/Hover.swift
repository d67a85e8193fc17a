import Foundation
import LayerTree

/// Runs actions when a pointer enters, moves over, or leaves its content.
nonisolated public struct _HoverModifier: ElementModifier {
    let action: (Bool) -> Void
    var move: ((HoverPhase) -> Void)?
    var space = CoordinateSpace.local

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { HoverElement(context) }

    @MainActor package func update(_ element: _Node) {
        let element = unsafeDowncast(element, to: HoverElement.self)
        element.action = action
        element.move = move
        element.space = space
    }
}

final class HoverElement: ModifierElement {
    var action: ((Bool) -> Void)?
    var move: ((HoverPhase) -> Void)?
    var space = CoordinateSpace.local

    override func willUnmount() { graph.services.service(Hover.self).forget(self) }
}

/// The elements under the pointer.
@MainActor
final class Hover: SceneService {
    private var elements: [HoverElement] = []

    init() {}

    /// Updates the hovered elements.
    ///
    /// - Parameters:
    ///   - path: The elements under the pointer, innermost first. Empty if the pointer left the window.
    ///   - point: The pointer's location in the window, in points.
    func move(over path: [Element], at point: CGPoint) {
        let now = path.compactMap { $0 as? HoverElement }
        let left = elements.filter { old in !now.contains { $0 === old } }
        let entered = now.filter { new in !elements.contains { $0 === new } }
        elements = now
        for element in left { element.action?(false) }
        for element in entered { element.action?(true) }
        for element in now { element.move?(.active(element.location(of: point, in: element.space))) }
    }

    func forget(_ element: HoverElement) { elements.removeAll { $0 === element } }
}

/// The state of a pointer that hovers over a view.
///
/// Available from iOS 16 and macOS 13.
@frozen
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at a location in points.
    case active(CGPoint)
    /// The pointer left the view.
    case ended
}

extension View {
    /// Runs an action when a pointer moves over or leaves this view. Fingers don't hover.
    ///
    /// Available from iOS 17 and macOS 14.
    ///
    /// - Parameters:
    ///   - coordinateSpace: The coordinate space of the reported locations.
    ///   - action: The closure that receives each hover phase.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(
            _HoverModifier(action: { if !$0 { action(.ended) } }, move: action, space: coordinateSpace.coordinateSpace))
    }

    /// Runs an action when a pointer enters or leaves this view. Fingers don't hover.
    ///
    /// - Parameter action: The closure to run. Its argument is `true` when the pointer enters the view.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(_HoverModifier(action: action))
    }
}
