import Foundation
import ViewRuntime

extension Stage {
    /// Whether a view with the identifier is on stage. Rows of lazy containers are while they are in sight.
    public func exists(_ identifier: String) -> Bool { placedElement(identifier) != nil }

    /// Where a view is laid out: what a `GeometryReader` in its background would report in the window's coordinates.
    ///
    /// Scrolling counts; offsets, scales and scroll effects do not. When several views have the identifier, the one made
    /// last answers.
    public func frame(of identifier: String) throws -> CGRect { try element(identifiedBy: identifier).layoutFrame }

    /// Where all views are laid out whose identifiers begin so; of lazy containers, those in sight.
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

    /// Where a view is painted: like ``frame(of:)``, with the effects on the view and on those around it, and on its way
    /// while a change of the layout is animated.
    public func drawnFrame(of identifier: String) throws -> CGRect {
        try element(identifiedBy: identifier).innermostOfSameSize.drawnFrame
    }

    /// How opaque a view is painted, 0...1: its own opacity times that of everything around it.
    public func opacity(of identifier: String) throws -> Double {
        try element(identifiedBy: identifier).innermost.shownOpacity
    }

    /// The text in a view; several are joined by spaces.
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
        graph.identifiers.elements(identifier).last { $0.isInSight }
    }
}
