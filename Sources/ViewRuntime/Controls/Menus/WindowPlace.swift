import Foundation

/// Knows where a view is in the window, when it is asked; so nothing is told while it moves.
@MainActor
final class WindowPlace {
    fileprivate weak var element: Element?

    /// Points; where the view is not shown, nothing.
    var frame: CGRect { element.map { $0.convert($0.bounds, to: nil) } ?? .zero }
}

nonisolated struct WindowPlaceModifier: ElementModifier {
    let place: WindowPlace

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { ModifierElement(context) }
    @MainActor func update(_ element: _Node) { place.element = unsafeDowncast(element, to: ModifierElement.self) }
}
