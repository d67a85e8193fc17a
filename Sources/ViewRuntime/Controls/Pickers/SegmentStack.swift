import Foundation
import LayerTree

/// Segments side by side, of which one is selected. They have equal widths if each label fits. Otherwise, their widths
/// follow their labels, so that all labels have the same size.
nonisolated struct SegmentStack<Content: View>: PrimitiveView {
    let selection: AnyHashable
    let select: (AnyHashable) -> Bool
    let content: Content

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = SegmentsElement(context)
        element.show(view.selection, view.select)
        let inner = context.inside(element)
        element.content = ModifiedContent<Content, SegmentModifier>._makeNode(
            view.content.modifier(SegmentModifier()), inner)
        return element
    }

    @MainActor static func _updateNode(_ node: _Node, _ view: Self) {
        let element = unsafeDowncast(node, to: SegmentsElement.self)
        ModifiedContent<Content, SegmentModifier>._updateNode(element.content, view.content.modifier(SegmentModifier()))
        element.show(view.selection, view.select)
    }

    @MainActor static var _elementCount: Int? { 1 }
}

/// The element of a segmented control. It's 32 points high, as on iOS, or as high as its tallest segment needs.
final class SegmentsElement: ContainerElement {
    private static let height: CGFloat = 32, inset: CGFloat = 2, padding: CGFloat = 10

    private var selection: AnyHashable = 0
    private var select: (AnyHashable) -> Bool = { _ in false }

    override init(_ context: _NodeContext) {
        super.init(context)
        _ = makeLayer()
        setNeedsDraw()
    }

    func show(_ selection: AnyHashable, _ select: @escaping (AnyHashable) -> Bool) {
        self.select = select
        if selection == self.selection { return }
        self.selection = selection
        setNeedsDraw()
        graph.semanticsTree.setNeedsRefresh()
    }

    private var segments: [SegmentElement] { children.compactMap { $0 as? SegmentElement } }

    private func values(of segment: SegmentElement) -> [AnyHashable] {
        if let tags = segment.child.tags { return tags }
        guard let index = children.firstIndex(where: { $0 === segment }) else { return [] }
        return childIdentities[index]
    }

    func isSelected(_ segment: SegmentElement) -> Bool { values(of: segment).contains(selection) }

    /// Returns whether a segment can receive the focus: the selected one, or the first one if none is selected. The
    /// arrow keys select the others.
    func isStop(_ segment: SegmentElement) -> Bool {
        let segments = segments
        return segment === (segments.first(where: isSelected) ?? segments.first)
    }

    func choose(_ segment: SegmentElement) {
        // `select` accepts the first value of the picker's type.
        _ = values(of: segment).first(where: select)
    }

    /// Selects the neighbor of a segment.
    ///
    /// - Returns: Whether there is a neighbor.
    func move(from segment: SegmentElement, by step: Int) -> Bool {
        let segments = segments
        guard let index = segments.firstIndex(where: { $0 === segment }), segments.indices.contains(index + step) else {
            return false
        }
        choose(segments[index + step])
        graph.focus.move(to: segments[index + step])
        return true
    }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let ideals = children.map { $0.size(for: .unspecified) }
        let natural = (ideals.map(\.width).max() ?? 0) + Self.padding * 2
        let height = max((ideals.map(\.height).max() ?? 0) + 8, Self.height)
        return CGSize(width: proposal.width ?? natural * CGFloat(children.count), height: height)
    }

    override func arrange() {
        var x: CGFloat = 0
        for (child, width) in zip(children, segmentWidths) {
            place(
                child, at: CGPoint(x: x + Self.inset, y: 0),
                proposal: ProposedViewSize(width: max(width - Self.inset * 2, 0), height: size.height))
            x += width
        }
        setNeedsDraw()
    }

    private var segmentWidths: [CGFloat] {
        let equal = size.width / CGFloat(max(children.count, 1))
        let needed = children.map { $0.size(for: .unspecified).width + (Self.inset + SegmentElement.margin) * 2 }
        let total = needed.reduce(0, +)
        if total == 0 || needed.allSatisfy({ $0 <= equal }) { return children.map { _ in equal } }
        // Labels that fit share what remains. Others shrink by the same factor.
        let rest = size.width - total
        return needed.map { rest > 0 ? $0 + rest / CGFloat(needed.count) : $0 * size.width / total }
    }

    // MARK: Drawing

    override func environmentDidChange(from old: EnvironmentValues) {
        super.environmentDidChange(from: old)
        setNeedsDraw()
    }

    override func draw() {
        let track = Path(roundedRect: bounds, cornerRadius: 8)
        var commands: [DrawCommand] = [
            .fill(track, SystemFill.tertiary.resolved(in: environment).paint(in: bounds), evenOdd: false)
        ]
        if let chosen = segments.first(where: isSelected) {
            let place = CGRect(
                x: chosen.origin.x, y: Self.inset, width: chosen.size.width, height: size.height - Self.inset * 2)
            let isDark = environment.colorScheme == .dark
            let color = isDark ? Color(.sRGB, red: 0.39, green: 0.39, blue: 0.4, opacity: 1) : Color.white
            commands.append(
                .fill(
                    Path(roundedRect: place, cornerRadius: 7), color.resolved(in: environment).paint(in: place),
                    evenOdd: false))
        }
        layer?.content = commands
    }

    override func containsPoint(_ point: CGPoint) -> Bool { bounds.contains(point) }

    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        var node = graph.semanticsTree.node(for: self, .radioGroup)
        node.children = children
        return [node]
    }
}

/// Makes each view of a picker a segment.
nonisolated struct SegmentModifier: ElementModifier {
    @MainActor func makeElement(_ context: _NodeContext) -> _Node { SegmentElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: SegmentElement.self).show() }
}

final class SegmentElement: ControlElement, GestureTarget {
    private var current = CurrentRecognizer<GestureRecognizer<ButtonGesture>>()

    private var segments: SegmentsElement? { layoutParent as? SegmentsElement }

    private var gesture: ButtonGesture {
        ButtonGesture(press: { _ in }, action: { [weak self] in _ = self?.activate() })
    }

    func show() { current.recognizer?.update(gesture) }

    /// The minimum space at both ends of a segment, in points.
    static let margin: CGFloat = 4

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = child.size(for: proposal)
        return CGSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
    }

    override func arrange() {
        let room = ProposedViewSize(width: max(size.width - Self.margin * 2, 0), height: size.height)
        let content = child.size(for: room)
        place(
            child, at: CGPoint(x: (size.width - content.width) / 2, y: (size.height - content.height) / 2),
            proposal: room)
    }

    override func containsPoint(_ point: CGPoint) -> Bool { bounds.contains(point) }

    func recognizers() -> [Recognizer] {
        guard environment.isEnabled else { return [] }
        return current.forPointer(GestureRecognizer(gesture, .normal, on: self))
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        super.environmentDidChange(from: old)
        if !environment.isEnabled { current.cancel() }
    }

    override var role: SemanticsRole { .radio }

    override var isFocusable: Bool { super.isFocusable && segments?.isStop(self) == true }

    override func describe(_ node: inout SemanticsNode) {
        if segments?.isSelected(self) == true { node.traits.insert(.selected) }
        node.actions = [.activate]
    }

    override func activate() -> Bool {
        segments?.choose(self)
        return segments != nil
    }

    override func handleKey(_ event: KeyEvent) -> Bool {
        guard environment.isEnabled, graph.focus.element === self, event.modifiers.isEmpty else { return false }
        let isMirrored = environment.layoutDirection == .rightToLeft
        switch event.key {
        case .rightArrow: if event.phase != .up { _ = segments?.move(from: self, by: isMirrored ? -1 : 1) }
        case .leftArrow: if event.phase != .up { _ = segments?.move(from: self, by: isMirrored ? 1 : -1) }
        default: return super.handleKey(event)
        }
        return true
    }
}
