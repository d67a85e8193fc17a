import Foundation

/// A menu's card beside its anchor.
struct MenuScreen: View {
    /// The rectangle of the menu's anchor in the window, in points.
    let anchor: CGRect
    let content: AnyView
    /// The program's preview, shown above the menu.
    let preview: AnyView?
    /// Whether the menu stays open after an action.
    let staysOpen: Bool
    let dismiss: @MainActor () -> Void
    @State private var isOpen = false
    @State private var hasMarks = false
    /// The height of all rows, in points.
    @State private var height: CGFloat?
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(
        anchor: CGRect, content: AnyView, preview: AnyView?, staysOpen: Bool, dismiss: @escaping @MainActor () -> Void
    ) {
        self.anchor = anchor
        self.content = content
        self.preview = preview
        self.staysOpen = staysOpen
        self.dismiss = dismiss
    }

    var body: some View {
        GeometryReader { proxy in
            let window = proxy.frame(in: .global)
            let place = MenuPlacement(
                height: height, anchor: anchor.offsetBy(dx: -window.minX, dy: -window.minY))
            place {
                card
                    .scaleEffect(isOpen || reducesMotion ? 1 : 0.4, anchor: place.opening(in: proxy.size))
                    .opacity(isOpen ? 1 : 0)
                if let preview {
                    preview
                        .background(ListBackground.card)
                        .clipShape(RoundedRectangle(cornerRadius: 13))
                        .shadow(color: .black.opacity(0.2), radius: 16)
                        .opacity(isOpen ? 1 : 0)
                }
            }
        }
        .onAppear { withAnimation(.snappy(duration: 0.25)) { isOpen = true } }
    }

    private var card: some View {
        ScrollView {
            MenuStack(content: content)
                .onPreferenceChange(MenuMarksKey.self) { hasMarks = $0 }
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    height = $0
                    // Without rows, there is no menu.
                    if $0 == 0 { dismiss() }
                }
        }
        .scrollBounceBehavior(.basedOnSize)
        .transformEnvironment(\.self) { [hasMarks, staysOpen] values in
            values.menuValues.isInside = true
            values.menuValues.staysOpen = staysOpen
            values.menuValues.keepsRoomForMarks = hasMarks
            values.drawing.foregroundStyle = nil
            values.font = .body
        }
        .buttonStyle(MenuRowStyle(dismiss: dismiss))
        .toggleStyle(MenuToggleStyle())
        .labelStyle(MenuLabelStyle())
        .background(ListBackground.menu)
        .clipShape(RoundedRectangle(cornerRadius: 13))
        .shadow(color: .black.opacity(0.2), radius: 16, y: 4)
    }
}

/// Places a menu below its anchor, or above it if there is more space. One vertical edge of the card aligns with the
/// anchor.
struct MenuPlacement: Layout {
    /// The height of all rows in points, or `nil` before it's known.
    let height: CGFloat?
    /// The anchor in the container's coordinates, with the origin at the left.
    let anchor: CGRect
    /// The preferred width of the card, in points.
    var width: CGFloat = 250

    private static let gap: CGFloat = 6, margin: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Returns the point of the container from which the card opens.
    func opening(in size: CGSize) -> UnitPoint {
        UnitPoint(x: anchor.midX < size.width / 2 ? 0.2 : 0.8, y: isBelow(in: size) ? 0 : 1)
    }

    private func isBelow(in size: CGSize) -> Bool { size.height - anchor.maxY >= anchor.minY }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let card = subviews.first else { return }
        let isMirrored = subviews.layoutDirection == .rightToLeft
        let width = min(self.width, max(bounds.width - 2 * Self.margin, 0))
        let natural = height ?? card.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        var anchor = anchor
        if isMirrored { anchor.origin.x = bounds.width - anchor.maxX }
        if subviews.count > 1 { anchor = place(subviews[1], in: bounds, menu: natural) }
        let room = bounds.height - 2 * Self.margin
        let below = max(bounds.height - anchor.maxY - Self.gap - Self.margin, 0),
            above = max(anchor.minY - Self.gap - Self.margin, 0)
        let goesBelow = natural <= below || below >= above
        // Without space above or below, the card covers its anchor.
        let height = max(min(natural, goesBelow ? below : above), min(natural, room, 200))
        let y = goesBelow ? anchor.maxY + Self.gap : anchor.minY - Self.gap - height
        let x = anchor.midX <= bounds.width / 2 ? anchor.minX : anchor.maxX - width
        card.place(
            at: CGPoint(
                x: bounds.minX + min(max(x, Self.margin), max(bounds.width - Self.margin - width, Self.margin)),
                y: bounds.minY + min(max(y, Self.margin), max(bounds.height - Self.margin - height, Self.margin))),
            proposal: ProposedViewSize(width: width, height: height))
    }

    /// Places the preview in the middle of the space above the menu, and returns its rectangle.
    private func place(_ preview: LayoutSubview, in bounds: CGRect, menu: CGFloat) -> CGRect {
        let most = CGSize(
            width: max(bounds.width - 4 * Self.margin, 0),
            height: max(bounds.height - menu - Self.gap - 4 * Self.margin, 0))
        let size = preview.sizeThatFits(ProposedViewSize(most))
        let origin = CGPoint(
            x: (bounds.width - size.width) / 2, y: max((bounds.height - size.height - Self.gap - menu) / 2, Self.margin)
        )
        preview.place(
            at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ProposedViewSize(most))
        return CGRect(origin: origin, size: size)
    }
}

extension View {
    /// Presents a menu while there is an anchor.
    nonisolated func presentsMenu<Content: View, Preview: View>(
        at anchor: Binding<CGRect?>, preview: Preview? = nil as AnyView?, staysOpen: Bool,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content, preview = preview
        let isShown = Binding {
            anchor.wrappedValue != nil
        } set: {
            if !$0 { anchor.wrappedValue = nil }
        }
        return presents(.menu, while: isShown) {
            anchor.wrappedValue.map { place in
                AnyView(
                    MenuScreen(
                        anchor: place, content: AnyView(content()), preview: preview.map { AnyView($0) },
                        staysOpen: staysOpen
                    ) {
                        anchor.wrappedValue = nil
                    })
            }
        }
    }
}
