import Foundation
import LayerTree

/// The actions that a swipe on a row reveals.
extension ListRowElement {
    var cardWidth: CGFloat { card.width }

    func arrangeButtons() {
        let shift = swipe.shift, edge: HorizontalEdge = shift < 0 ? .trailing : .leading
        if shift == 0 || buttons.map({ $0.edge != edge }) == true {
            guard let buttons else { return }
            self.buttons = nil
            buttonsElement = nil
            graph.remove(buttons.node)
            setNeedsLayers()
            if shift == 0 { return }
        }
        makeButtons(at: edge)
        guard let buttonsElement else { return }
        place(
            buttonsElement, at: CGPoint(x: edge == .trailing ? card.maxX + shift : card.minX, y: card.minY),
            proposal: ProposedViewSize(width: abs(shift), height: card.height))
    }

    /// Creates the buttons for the current actions, or updates them. Without actions, the row closes.
    private func makeButtons(at edge: HorizontalEdge) {
        if let actions = actions(at: edge) {
            let view = SwipeButtons(content: actions.content, edge: edge, isTall: card.height > 60) { [weak self] in
                self?.swipe.go(to: 0)
            }
            if let buttons {
                SwipeButtons._updateNode(buttons.node, view)
            } else {
                let context = _NodeContext(graph: graph, parent: self, environment: environment)
                buttons = (edge, SwipeButtons._makeNode(view, context))
                setNeedsLayers()
                graph.needsLayersAround(self)
            }
        } else if buttons != nil, swipe.target != 0 {
            swipe.go(to: 0)
        }
        if buttonsElement == nil, let buttons {
            buttonsElement = buttons.node.elements().first
            buttonsElement?.layoutParent = self
        }
    }

    private var buttonElements: [ButtonElement] {
        var found: [ButtonElement] = []
        func visit(_ element: Element) {
            if let button = element as? ButtonElement {
                found.append(button)
            } else {
                element.forEachLayoutChild(visit)
            }
        }
        if let buttonsElement { visit(buttonsElement) }
        return found
    }

    /// The width of the buttons, in points.
    var actionsWidth: CGFloat { max(buttonsElement?.size(for: .unspecified).width ?? 0, SwipeButtons.width) }

    /// Returns the action of the button next to the edge.
    func firstAction(at edge: HorizontalEdge) -> (@MainActor () -> Void)? {
        (edge == .trailing ? buttonElements.last : buttonElements.first)?.action
    }

    var swipeRecognizers: [Recognizer] {
        guard environment.isEnabled, actions(at: .trailing) != nil || actions(at: .leading) != nil else { return [] }
        return swiping.forPointer(GestureRecognizer(swipeGesture, .normal, on: self))
    }
}
