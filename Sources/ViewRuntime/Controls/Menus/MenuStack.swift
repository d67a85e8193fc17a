import Foundation
import LayerTree

/// The rows of a menu, with separators between rows and wider ones between sections.
nonisolated struct MenuStack<Content: View>: PrimitiveView {
    let content: Content

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = MenuStackElement(context)
        element.content = Content._makeNode(view.content, context.inside(element))
        return element
    }

    @MainActor static func _updateNode(_ node: _Node, _ view: Self) {
        Content._updateNode(unsafeDowncast(node, to: MenuStackElement.self).content, view.content)
    }

    @MainActor static var _elementCount: Int? { 1 }
}

final class MenuStackElement: ContainerElement {
    private static let sectionGap: CGFloat = 8, padding = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    /// A child and the space above it.
    private struct Row {
        let child: Element
        let gap: CGFloat
        /// The space around the child. Controls add their own, so it's 0 for them.
        let padding: EdgeInsets
    }

    /// The tops and the heights of the separators, in points.
    private var lines: [(y: CGFloat, height: CGFloat)] = []

    override init(_ context: _NodeContext) {
        super.init(context)
        _ = makeLayer()
    }

    private var rows: [Row] {
        var sections: [SectionSpan] = []
        content.appendSections(to: &sections, from: 0)
        let pixel = 1 / max(environment.displayScale, 1)
        // Make the elements children of this one.
        _ = children
        var rows: [Row] = [], last: SectionSpan?, isFirstSlot = true, breaks = false
        for slot in 0..<content.slotCount {
            var elements: [Element] = []
            content.appendElements(ofSlot: slot, to: &elements)
            let section = sections.span(containing: slot)
            if section != last && !isFirstSlot { breaks = true }
            for child in elements {
                isFirstSlot = false
                last = section
                if child.isDivider {
                    breaks = true
                    continue
                }
                let gap = rows.isEmpty ? 0 : breaks ? Self.sectionGap : pixel
                breaks = false
                rows.append(Row(child: child, gap: gap, padding: child.isMenuRow ? EdgeInsets() : Self.padding))
            }
        }
        return rows
    }

    private func room(of row: Row, in width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max($0 - row.padding.leading - row.padding.trailing, 0) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = CGSize.zero
        for row in rows {
            let inner = row.child.size(for: room(of: row, in: proposal.width))
            size.width = max(size.width, inner.width + row.padding.leading + row.padding.trailing)
            size.height += row.gap + inner.height + row.padding.top + row.padding.bottom
        }
        return CGSize(width: proposal.width ?? size.width, height: size.height)
    }

    override func arrange() {
        var y: CGFloat = 0
        lines = []
        for row in rows {
            if row.gap > 0 { lines.append((y, row.gap)) }
            y += row.gap
            let proposal = room(of: row, in: size.width), inner = row.child.size(for: proposal)
            place(row.child, at: CGPoint(x: row.padding.leading, y: y + row.padding.top), proposal: proposal)
            y += inner.height + row.padding.top + row.padding.bottom
        }
        setNeedsDraw()
    }

    package override func forEachLayoutChild(_ body: (Element) -> Void) {
        for child in children where !child.isDivider { body(child) }
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        super.environmentDidChange(from: old)
        setNeedsDraw()
    }

    override func draw() {
        layer?.content = lines.map { line in
            let rect = CGRect(x: 0, y: line.y, width: size.width, height: line.height)
            return .fill(Path(rect), SystemFill.secondary.resolved(in: environment).paint(in: rect), evenOdd: false)
        }
    }
}

extension Element {
    fileprivate var isDivider: Bool { innermost is DividerElement }

    /// Whether the element contains a button, which adds its own padding.
    fileprivate var isMenuRow: Bool {
        var found = false
        func visit(_ element: Element) {
            if found { return }
            if element is ButtonElement { found = true } else { element.forEachLayoutChild(visit) }
        }
        visit(self)
        return found
    }
}
