import Foundation
import LayerTree

/// Draws the selection and the insertion point of a text, and keeps the insertion point in view.
nonisolated struct TextEditingModifier: ElementModifier {
    /// The connection to the field around the text.
    let link: TextEditingLink
    /// The selection in characters, or `nil` while nobody edits the text.
    let selection: EditedText.Selection?
    /// The characters that an input method is composing.
    let composition: Range<Int>?
    /// Whether the text can have several lines.
    let wraps: Bool

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { TextEditingElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: TextEditingElement.self).show(self) }
}

/// A reference from a field to the text inside it.
@MainActor
final class TextEditingLink {
    fileprivate(set) weak var element: TextEditingElement?

    nonisolated init() {}
}

final class TextEditingElement: ModifierElement {
    private var modifier: TextEditingModifier!
    /// The distance in points by which the text is shifted to the left and up, so that the insertion point is visible.
    private var shift = CGPoint.zero
    /// The insertion points of a layout.
    private var known: (layout: TextLayout, points: InsertionPoints)?
    /// The x-coordinate in points that consecutive movements by lines keep, and the place that the last one led to.
    private var column: (place: Int, x: Double)?
    private var needsReveal = false
    /// The insertion point of the last layout.
    private var placedCaret = CGRect.zero

    private static let caretWidth: CGFloat = 2
    /// The distance in points around the insertion point that stays visible, if the scroll view has the space.
    private static let margin: CGFloat = 8

    override init(_ context: _NodeContext) {
        super.init(context)
        _ = makeLayer()
    }

    func show(_ modifier: TextEditingModifier) {
        let old = self.modifier
        self.modifier = modifier
        modifier.link.element = self
        guard modifier.selection != old?.selection || modifier.composition != old?.composition else { return }
        needsReveal = modifier.selection != nil
        invalidateLayout()
        setNeedsDraw()
    }

    private var text: TextElement? {
        var element: Element? = child
        while let current = element {
            if let text = current as? TextElement { return text }
            var first: Element?
            current.forEachLayoutChild { if first == nil { first = $0 } }
            element = first
        }
        return nil
    }

    private var isEditing: Bool { modifier.selection != nil }

    // MARK: Layout

    /// While a person edits a line, the text has its whole length.
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard isEditing else { return proposal }
        return modifier.wraps ? ProposedViewSize(width: proposal.width, height: nil) : .unspecified
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = child.size(for: inner(proposal))
        guard isEditing else { return size }
        size.width = min(size.width, proposal.width ?? size.width)
        if modifier.wraps, let limit = environment.drawing.lineLimit, let text {
            let lines = text.layout(for: inner(proposal)).lines
            if lines.indices.contains(limit), limit > 0 {
                size.height = min(size.height, lines[limit - 1].baseline + lines[limit - 1].descent)
            }
        }
        return size
    }

    override func arrange() {
        let proposal = inner(proposal), content = child.size(for: proposal)
        guard let selection = modifier.selection, let points = points(for: proposal) else {
            shift = .zero
            place(child, at: .zero, proposal: proposal)
            return
        }
        let caret = points.rect(at: selection.moving)
        for axis in [Axis.horizontal, .vertical] {
            let length = size[axis], low = caret.low(on: axis), high = low + caret.size[axis]
            let most = max(content[axis] - length, 0)
            shift[axis] = min(max(min(shift[axis], low), high - length, 0), most)
        }
        // The shift is physical.
        let isMirrored = environment.layoutDirection == .rightToLeft
        let x = isMirrored ? size.width - content.width + shift.x : -shift.x
        place(child, at: CGPoint(x: x, y: -shift.y), proposal: proposal)
        setNeedsDraw()
        // Lines that break elsewhere also move the insertion point.
        if needsReveal || caret != placedCaret {
            placedCaret = caret
            needsReveal = false
            graph.afterUpdate { [weak self] in self?.reveal() }
        }
    }

    private func points(for proposal: ProposedViewSize) -> InsertionPoints? {
        guard let layout = text?.layout(for: proposal) else { return nil }
        if let known, known.layout === layout { return known.points }
        let points = InsertionPoints(layout, measurer: graph.measurer)
        known = (layout, points)
        return points
    }

    private var points: InsertionPoints? { points(for: inner(proposal)) }

    /// Scrolls the scroll views around the text so that the insertion point is visible.
    func reveal() {
        guard isMounted, let selection = modifier.selection, let points else { return }
        let caret = points.rect(at: selection.moving).offsetBy(dx: -shift.x, dy: -shift.y)
        scrollIntoView(caret.insetBy(dx: 0, dy: -Self.margin))
    }

    // MARK: Places

    /// Returns the number of characters before the insertion point nearest to a point in the window.
    func place(nearest point: CGPoint) -> Int? {
        let local = locally(point)
        return points?.place(nearest: CGPoint(x: local.x + shift.x, y: local.y + shift.y))
    }

    /// Returns the place a number of lines below the insertion point, or above for a negative number.
    func place(linesBelow distance: Int) -> Int? {
        guard let selection = modifier.selection, let points else { return nil }
        let x =
            column.flatMap { $0.place == selection.moving ? $0.x : nil }
            ?? Double(points.rect(at: selection.moving).minX)
        let place = points.place(below: selection.moving, by: distance, at: x)
        column = (place, x)
        return place
    }

    /// The first and the last place of the line with the insertion point.
    var line: (start: Int, end: Int)? {
        guard let selection = modifier.selection else { return nil }
        return points?.ends(ofLineAt: selection.moving)
    }

    // MARK: Drawing

    override func draw() {
        guard let selection = modifier.selection, let points else {
            layer?.content = []
            return
        }
        let tint = TintShapeStyle()._resolve(_StyleContext(environment: environment))
        func fill(_ rect: CGRect, _ style: _ResolvedStyle) -> DrawCommand {
            let rect = rect.offsetBy(dx: -shift.x, dy: -shift.y)
            return .fill(Path(rect), style.paint(in: rect), evenOdd: false)
        }
        let highlight = tint.opacity(environment.colorScheme == .dark ? 0.45 : 0.25)
        var commands = points.rects(of: selection.range).map { fill($0, highlight) }
        if let composition = modifier.composition {
            commands += points.rects(of: composition).map {
                fill(CGRect(x: $0.minX, y: $0.maxY - 1.5, width: $0.width, height: 1.5), tint)
            }
        }
        if selection.range.isEmpty {
            var caret = points.rect(at: selection.moving).insetBy(dx: -Self.caretWidth / 2, dy: 0)
            // At the edges of the field, the whole width is inside.
            caret.origin.x = max(caret.minX, shift.x)
            if shift.x > 0 { caret.origin.x = min(caret.minX, shift.x + size.width - Self.caretWidth) }
            commands.append(fill(caret, tint))
        }
        layer?.content = commands
    }

    override func environmentDidChange(from old: EnvironmentValues) { setNeedsDraw() }
}
