import SwiftUI

/// A page of a carousel.
struct CarouselPage: Identifiable {
    let id: Int
    let name: String
    let symbol: String
    let colors: [Color]

    static let all = [
        CarouselPage(id: 0, name: "Star", symbol: "star.fill", colors: [.orange, .pink]),
        CarouselPage(id: 1, name: "Moon", symbol: "moon.fill", colors: [.indigo, .purple]),
        CarouselPage(id: 2, name: "Cloud", symbol: "cloud.fill", colors: [.cyan, .blue]),
        CarouselPage(id: 3, name: "Drop", symbol: "drop.fill", colors: [.mint, .teal]),
        CarouselPage(id: 4, name: "Bolt", symbol: "bolt.fill", colors: [.yellow, .orange]),
    ]

    /// Returns the page at a place in the endless row.
    static func at(_ place: Int) -> CarouselPage { all[CarouselActivity.page(place, of: all.count)] }

    /// The width of a page, in points.
    static let width: CGFloat = 250
    static let height: CGFloat = 300
    /// The distance between the centers of adjacent pages, in points.
    static let step: CGFloat = width + 16
}

struct CarouselTile: View {
    let page: CarouselPage
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 32, style: .continuous)
        VStack(spacing: 18) {
            Image(systemName: page.symbol)
                .font(.system(size: 72, weight: .medium))
            Text(page.name)
                .font(.title2.weight(.bold))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
        }
        .foregroundStyle(.white)
        .shadow(color: .black.opacity(0.15), radius: 6, y: 3)
        .frame(width: CarouselPage.width, height: CarouselPage.height)
        // In dark mode, increased contrast makes colors lighter, and white would be illegible on them.
        .background(.black.opacity(contrast == .increased ? 0.45 : 0), in: shape)
        .background(LinearGradient(colors: page.colors, startPoint: .topLeading, endPoint: .bottomTrailing), in: shape)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(page.name))
    }
}
