import Foundation
import ViewRuntime

extension Stage {
    /// Returns whether a view with an identifier exists. Rows of lazy containers exist while they're visible.
    public func exists(_ identifier: String) -> Bool { placedElement(identifier) != nil }

    /// Returns the frame of a view in the layout, in points, as a `GeometryReader` in its background would report it in
    /// the coordinates of the window.
    ///
    /// The frame includes scrolling, but not offsets, scales, and scroll effects. If several views have the identifier,
    /// the frame is that of the newest.
    ///
    /// - Throws: ``StageError`` if there's no such view.
    public func frame(of identifier: String) throws -> CGRect { try element(identifiedBy: identifier).layoutFrame }

    /// Returns the frames in the layout of all views whose identifiers begin with a prefix, by identifier; see
    /// ``frame(of:)``. In lazy containers, these are the visible views.
    ///
    /// - Parameter prefix: The beginning of the identifiers. By default, all views with an identifier count.
    /// - Complexity: O(*n*) in the number of views that exist.
    public func frames(prefix: String = "") -> [String: CGRect] {
        var frames: [String: CGRect] = [:]
        func visit(_ element: Element) {
            if let identifier = (element as? AccessibilityElement)?.identifier, identifier.hasPrefix(prefix) {
                frames[identifier] = element.layoutFrame
            }
            element.forEachLayoutChild(visit)
        }
        visit(graph.root)
        return frames
    }

    /// Returns the frame of a view as drawn, in points: like ``frame(of:)``, with the effects on the view and its
    /// ancestors, and with its current position during an animated change of the layout.
    ///
    /// - Throws: ``StageError`` if there's no such view.
    public func drawnFrame(of identifier: String) throws -> CGRect {
        try element(identifiedBy: identifier).innermostOfSameSize.drawnFrame
    }

    /// Returns the opacity of a view as drawn, in 0...1: its own opacity multiplied by those of its ancestors.
    ///
    /// - Throws: ``StageError`` if there's no such view.
    public func opacity(of identifier: String) throws -> Double {
        try element(identifiedBy: identifier).innermost.shownOpacity
    }

    /// Returns the text in a view. Spaces separate several texts.
    ///
    /// - Throws: ``StageError`` if there's no such view or text.
    public func text(of identifier: String) throws -> String {
        let texts = try element(identifiedBy: identifier).texts
        if texts.isEmpty { throw StageError.noText(identifier: identifier) }
        return texts.joined(separator: " ")
    }

    func element(identifiedBy identifier: String) throws -> Element {
        if let element = placedElement(identifier) { return element }
        throw StageError.notFound(identifier: identifier, known: frames().keys.sorted())
    }

    private func placedElement(_ identifier: String) -> Element? {
        graph.identifiers.elements(identifier).last { $0.isOnScreen }
    }
}
