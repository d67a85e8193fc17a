import Foundation
import LayerTree

/// Hears of a pointer that comes over its content and leaves it.
nonisolated struct HoverModifier: ElementModifier {
    let action: (Bool) -> Void
    var move: ((HoverPhase) -> Void)?
    var space = CoordinateSpace.local

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { HoverElement(context) }

    @MainActor func update(_ element: _Node) {
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

    override func willUnmount() { graph.input.hover.forget(self) }
}

/// The elements that a pointer is over.
@MainActor
final class Hover {
    private var elements: [HoverElement] = []

    /// The pointer is over the elements of a path, innermost first; over none when it left.
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

/// Where a pointer is that may hover. Apple: iOS 16, macOS 13.
@frozen
public enum HoverPhase: Equatable, Sendable {
    /// Points.
    case active(CGPoint)
    case ended
}

extension View {
    /// Runs an action wherever a pointer moves over the view, and when it leaves it. Fingers do not hover. Apple: iOS 17, macOS 14.
    ///
    /// - Parameter coordinateSpace: In which the place is told.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(action: { if !$0 { action(.ended) } }, move: action, space: coordinateSpace.coordinateSpace))
    }

    /// Runs an action with true when a pointer comes over the view, and with false when it leaves it. Fingers do not hover.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(action: action))
    }
}
