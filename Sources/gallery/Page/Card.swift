import SwiftUI

extension View {
    /// Puts the view on a card that is as wide as its container.
    func card() -> some View { modifier(Card()) }
}

private struct Card: ViewModifier {
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        let palette = Palette(colorScheme)
        let shape = RoundedRectangle(cornerRadius: 28, style: .continuous)
        content
            .frame(maxWidth: .infinity)
            .clipShape(shape)
            .background {
                shape.fill(palette.card.shadow(.drop(color: palette.shadow, radius: 20, y: 10)))
                shape.strokeBorder(palette.edge, lineWidth: 1)
            }
    }
}
