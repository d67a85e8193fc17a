import Foundation
import LayerTree

/// The background and the separators of a row.
extension ListRowElement {
    var outline: Path { UnevenRoundedRectangle(cornerRadii: corners).path(in: card) }

    /// Returns the commands that draw the background and the separators.
    func commands() -> [DrawCommand] {
        let card = card, outline = outline, isMirrored = environment.layoutDirection == .rightToLeft
        var commands: [DrawCommand] = []
        func paint(_ style: any ShapeStyle) -> Paint { style.resolved(in: environment).paint(in: card) }
        if place.part == .row {
            if traits.background == nil && look.hasCards {
                commands.append(.fill(outline, paint(ListBackground.card), evenOdd: false))
            }
            if isPressed || isChosen {
                commands.append(.fill(outline, paint(ListBackground.highlight), evenOdd: false))
            }
        } else if place.part == .header && !look.isGrouped {
            commands.append(.fill(Path(card), paint(BackgroundStyle()), evenOdd: false))
        }
        if showsLine(.top) { commands.append(line(.top, card, isMirrored)) }
        if showsLine(.bottom) { commands.append(line(.bottom, card, isMirrored)) }
        return commands
    }

    static func line(in environment: EnvironmentValues) -> CGFloat { 1 / max(environment.displayScale, 1) }

    func showsLine(_ edge: VerticalEdge) -> Bool {
        guard place.part == .row else { return false }
        let rowVisibility = edge == .top ? traits.separators.top : traits.separators.bottom
        if rowVisibility == .hidden || look.kind == .sidebar || list.rowSpacing ?? 0 > 0 { return false }
        if edge == .top ? place.isFirst : place.isLast {
            let sectionVisibility = edge == .top ? traits.sectionSeparators.top : traits.sectionSeparators.bottom
            if sectionVisibility == .hidden { return false }
            if sectionVisibility == .visible && !look.isGrouped { return true }
        }
        // The upper of two adjacent rows draws the separator between them.
        if edge == .top {
            return place.isFirst && (look.kind == .grouped || rowVisibility == .visible && !look.isGrouped)
        }
        return !place.isLast || !look.isGrouped || look.kind == .grouped
    }

    /// The distance in points from the leading edge of the content to its first text, or `nil` if it contains none.
    private var textStart: CGFloat? {
        guard let text = Self.firstText(in: child) else { return nil }
        let frame = text.convert(text.bounds, to: child)
        return environment.layoutDirection == .rightToLeft ? child.size.width - frame.maxX : frame.minX
    }

    /// Returns the first visible text in an element. Those of text fields move with the text that a person enters.
    private static func firstText(in element: Element) -> TextElement? {
        if element is TextFieldElement || element.size == .zero || element.layer?.isHidden == true { return nil }
        if let text = element as? TextElement { return text }
        var found: TextElement?
        element.forEachLayoutChild { if found == nil { found = firstText(in: $0) } }
        return found
    }

    /// Returns the separator from the first text of the content, or from the row's separator guides, to the edge.
    private func line(_ edge: VerticalEdge, _ card: CGRect, _ isMirrored: Bool) -> DrawCommand {
        let thickness = Self.line(in: environment), insets = insets
        let isOuter = edge == .top ? place.isFirst : place.isLast
        let inner = child.size
        func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
            child.explicitGuide(alignment.key, size: inner, proposal: innerProposal(proposal))
        }
        let begin =
            isOuter && look.kind == .grouped ? 0 : insets.leading + (guide(.listRowSeparatorLeading) ?? textStart ?? 0)
        let end =
            guide(.listRowSeparatorTrailing).map { card.width - insets.leading - $0 }
            ?? (look.kind == .inset ? insets.trailing : 0)
        var rect = CGRect(
            x: card.minX + begin, y: edge == .top ? card.minY : card.maxY - thickness,
            width: max(card.width - begin - end, 0),
            height: thickness)
        if isMirrored { rect.origin.x = card.minX + card.maxX - rect.maxX }
        let rowTint = edge == .top ? traits.separatorTint.top : traits.separatorTint.bottom
        let sectionTint = edge == .top ? traits.sectionSeparatorTint.top : traits.sectionSeparatorTint.bottom
        let tint = isOuter ? sectionTint ?? rowTint : rowTint
        let style: any ShapeStyle = tint ?? Color(SystemColor.separator)
        return .fill(Path(rect), style.resolved(in: environment).paint(in: rect), evenOdd: false)
    }
}
