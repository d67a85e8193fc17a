import Foundation

/// A card with custom content, placed beside its anchor as a menu is.
private struct CardScreen: View {
    /// The rectangle of the card's anchor in the window, in points.
    let anchor: CGRect
    let width: CGFloat
    let content: AnyView
    @State private var isOpen = false
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(anchor: CGRect, width: CGFloat, content: AnyView) {
        self.anchor = anchor
        self.width = width
        self.content = content
    }

    var body: some View {
        GeometryReader { proxy in
            let window = proxy.frame(in: .global)
            let place = MenuPlacement(
                height: nil, anchor: anchor.offsetBy(dx: -window.minX, dy: -window.minY), width: width)
            place {
                content
                    .frame(maxWidth: .infinity)
                    .background(ListBackground.menu)
                    .clipShape(RoundedRectangle(cornerRadius: 13))
                    .shadow(color: .black.opacity(0.2), radius: 16, y: 4)
                    .scaleEffect(isOpen || reducesMotion ? 1 : 0.4, anchor: place.opening(in: proxy.size))
                    .opacity(isOpen ? 1 : 0)
            }
        }
        .onAppear { withAnimation(.snappy(duration: 0.25)) { isOpen = true } }
    }
}

extension View {
    /// Presents a card while there is an anchor. A tap outside the card dismisses it.
    nonisolated func presentsCard<Content: View>(
        at anchor: Binding<CGRect?>, width: CGFloat, @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> some View {
        let isShown = Binding {
            anchor.wrappedValue != nil
        } set: {
            if !$0 { anchor.wrappedValue = nil }
        }
        return presents(.menu, while: isShown) {
            anchor.wrappedValue.map { AnyView(CardScreen(anchor: $0, width: width, content: AnyView(content()))) }
        }
    }
}
