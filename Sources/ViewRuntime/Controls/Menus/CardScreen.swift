import Foundation

/// A card with any view beside what it belongs to, placed as a menu is.
private struct CardScreen: View {
    /// What the card belongs to, in the window.
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
            let place = MenuPlace(
                height: nil, anchor: anchor.offsetBy(dx: -window.minX, dy: -window.minY), safeArea: proxy.safeAreaInsets,
                width: width)
            place {
                content
                    .frame(maxWidth: .infinity)
                    .background(ListGround.menu)
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
    /// Shows a card while there is a place for it; a tap beside it takes it away.
    nonisolated func presentsCard<Content: View>(
        at anchor: Binding<CGRect?>, width: CGFloat, @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> some View {
        let isShown = Binding { anchor.wrappedValue != nil } set: { if !$0 { anchor.wrappedValue = nil } }
        return presents(.menu, while: isShown) {
            anchor.wrappedValue.map { AnyView(CardScreen(anchor: $0, width: width, content: AnyView(content()))) }
        }
    }
}
