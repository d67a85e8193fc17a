import Foundation

/// Computes on demand where a view is in the window, so that nothing updates while the view moves.
@MainActor
final class WindowFrameReader {
    fileprivate weak var element: Element?

    /// The view's frame in the window in points, or zero if the view isn't mounted.
    var frame: CGRect { self[.bounds] }

    /// Returns the rectangle of a source in the window in points, or zero if the view isn't mounted.
    subscript(source: Anchor<CGRect>.Source) -> CGRect {
        guard let element else { return .zero }
        return source.inRoot(source.local(element.size)) { element.convert($0, to: nil) }
    }
}

nonisolated struct WindowFrameReaderModifier: ElementModifier {
    let place: WindowFrameReader

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { ModifierElement(context) }
    @MainActor func update(_ element: _Node) { place.element = unsafeDowncast(element, to: ModifierElement.self) }
}
