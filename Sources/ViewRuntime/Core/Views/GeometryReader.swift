import Foundation

/// A container whose content depends on its own size and position. It fills the proposed space.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
    /// The closure that creates the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a geometry reader.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = GeometryReaderElement(context)
        element.use(view.content)
        return element
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        let element = unsafeDowncast(node, to: GeometryReaderElement.self)
        element.use(view.content)
        element.refresh()
    }

    @MainActor public static var _elementCount: Int? { 1 }
}

/// The element of a geometry reader. It creates its content in the first layout, when the size is known, and updates it
/// when a value changes that the content read.
final class GeometryReaderElement: ContainerElement {
    private var make: (() -> _Node)!
    private var evaluate: (() -> Void)!
    private var lastFrame: CGRect?
    private var lastSize: CGSize?
    private var isObservingPlace = false

    func use<Content: View>(_ build: @escaping (GeometryProxy) -> Content) {
        make = { [unowned self] in
            let view = tracking { build(proxy) }
            return Content._makeNode(view, _NodeContext(graph: graph, parent: self, environment: environment))
        }
        evaluate = { [unowned self] in
            Content._updateNode(content, tracking { build(proxy) })
        }
    }

    private var proxy: GeometryProxy { GeometryProxy(element: self) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func arrange() {
        if content == nil {
            lastSize = size
            content = make()
        } else if lastSize != size {
            lastSize = size
            refresh()
        }
        for child in children { place(child, at: .zero, proposal: ProposedViewSize(size)) }
    }

    override func refresh() {
        graph.didRefresh(self)
        if content != nil { evaluate() }
    }

    override func placeWasRead() {
        lastFrame = convert(bounds, to: nil)
        if isObservingPlace { return }
        isObservingPlace = true
        graph.places.add(self)
    }

    override func placeDidChange() {
        let frame = convert(bounds, to: nil)
        if frame == lastFrame { return }
        lastFrame = frame
        setNeedsRefresh()
    }

    override func didLeave() { if isObservingPlace { graph.places.remove(self) } }

    override func willUnmount() { if isObservingPlace { graph.places.remove(self) } }
}
