import Foundation

/// Presents a popover and remembers where its anchor is.
nonisolated struct PopoverModifier: ViewModifier {
    let attachment: PopoverAttachmentAnchor
    let presentation: PresentationModifier
    @State private var place = WindowFrameReader()

    init(attachment: PopoverAttachmentAnchor, presentation: PresentationModifier) {
        self.attachment = attachment
        self.presentation = presentation
    }

    @MainActor func body(content: Content) -> some View {
        var presentation = presentation
        presentation.place = PresentationPlace(view: place, attachment: attachment)
        return content.modifier(WindowFrameReaderModifier(place: place)).modifier(presentation)
    }
}

/// The anchor of a popover.
struct PresentationPlace {
    let view: WindowFrameReader
    let attachment: PopoverAttachmentAnchor

    /// The anchor's rectangle in the window, in points.
    @MainActor var frame: CGRect {
        switch attachment {
        case .rect(let source): return view[source]
        case .point(let point):
            let frame = view.frame
            return CGRect(
                x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0, height: 0)
        }
    }
}

/// Places a popover below its anchor, or above it if there is more space, and an arrow between them.
struct PopoverPlacement: Layout {
    /// The anchor in the container's coordinates, with the origin at the left.
    let anchor: CGRect

    static let arrow = CGSize(width: 26, height: 13)
    private static let margin: CGFloat = 10

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func isBelow(in size: CGSize) -> Bool { size.height - anchor.maxY >= anchor.minY }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let card = subviews.first else { return }
        let isBelow = isBelow(in: bounds.size), margin = Self.margin
        let room = isBelow ? bounds.height - anchor.maxY : anchor.minY
        let maximum = CGSize(
            width: max(bounds.width - 2 * margin, 0), height: max(room - Self.arrow.height - margin, 0))
        let size = card.sizeThatFits(ProposedViewSize(maximum))
        let anchorX = subviews.layoutDirection == .rightToLeft ? bounds.width - anchor.midX : anchor.midX
        let x = min(max(anchorX - size.width / 2, margin), max(bounds.width - margin - size.width, margin))
        let y = isBelow ? anchor.maxY + Self.arrow.height : anchor.minY - Self.arrow.height - size.height
        card.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: ProposedViewSize(size))
        guard subviews.count > 1 else { return }
        subviews[1].place(
            at: CGPoint(
                x: bounds.minX + min(max(anchorX, x + 26), x + max(size.width - 26, 26)),
                y: bounds.minY + (isBelow ? anchor.maxY : anchor.minY - Self.arrow.height)),
            anchor: .top, proposal: ProposedViewSize(Self.arrow))
    }
}

/// The arrow from a popover to its anchor.
struct PopoverArrow: Shape {
    let pointsUp: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            let tip = pointsUp ? rect.minY : rect.maxY, base = pointsUp ? rect.maxY : rect.minY
            path.move(to: CGPoint(x: rect.minX, y: base))
            path.addQuadCurve(
                to: CGPoint(x: rect.midX - 3, y: tip + (base - tip) * 0.15),
                control: CGPoint(x: rect.minX + rect.width * 0.22, y: base))
            path.addQuadCurve(
                to: CGPoint(x: rect.midX + 3, y: tip + (base - tip) * 0.15), control: CGPoint(x: rect.midX, y: tip))
            path.addQuadCurve(
                to: CGPoint(x: rect.maxX, y: base), control: CGPoint(x: rect.maxX - rect.width * 0.22, y: base))
            path.closeSubpath()
        }
    }
}
