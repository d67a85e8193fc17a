import SwiftUI

/// A page of the carousel: a place and its weather.
struct LoopingCarouselPage: Identifiable, Equatable {
    let id: Int

    init(_ id: Int) { self.id = id }

    var place: String { Self.places[id % Self.places.count].0 }
    var symbol: String { Self.places[id % Self.places.count].1 }
    var note: String { Self.places[id % Self.places.count].2 }
    var colors: [Color] { Self.palettes[id % Self.palettes.count] }

    private static let places = [
        ("Lisbon", "sun.max", "Light over the river"), ("Bergen", "cloud.fill", "Rain until the evening"),
        ("Kyoto", "star.fill", "Clear over the maples"), ("Tromsø", "moon.fill", "A long night"),
        ("Oaxaca", "bolt.fill", "Storms in the hills"), ("Hobart", "drop.fill", "A wind from the sea"),
    ]

    private static let palettes: [[Color]] = [
        [Color(red: 0.99, green: 0.71, blue: 0.36), Color(red: 0.91, green: 0.36, blue: 0.36)],
        [Color(red: 0.42, green: 0.62, blue: 0.78), Color(red: 0.2, green: 0.33, blue: 0.52)],
        [Color(red: 0.87, green: 0.47, blue: 0.36), Color(red: 0.53, green: 0.2, blue: 0.32)],
        [Color(red: 0.33, green: 0.33, blue: 0.62), Color(red: 0.12, green: 0.13, blue: 0.32)],
        [Color(red: 0.96, green: 0.6, blue: 0.42), Color(red: 0.74, green: 0.29, blue: 0.42)],
        [Color(red: 0.35, green: 0.7, blue: 0.68), Color(red: 0.11, green: 0.4, blue: 0.5)],
    ]
}

struct LoopingCarouselCard: View {
    let page: LoopingCarouselPage
    /// A Boolean value that indicates whether the card has rounded corners.
    let isRounded: Bool

    /// The height of the caption, in points.
    @ScaledMetric(relativeTo: .title2) private var captionHeight: CGFloat = 64

    /// The height, in points.
    static let height: CGFloat = 300

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            LinearGradient(colors: page.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
            Image(systemName: page.symbol)
                .font(.system(size: 92, weight: .medium))
                .foregroundStyle(.white)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .padding(.bottom, isRounded ? captionHeight : 0)
            // As a window on a larger image, the card shows only the image.
            if isRounded { caption }
        }
        .clipShape(RoundedRectangle(cornerRadius: isRounded ? 28 : 0, style: .continuous))
        .accessibilityElement()
        .accessibilityLabel(Text(page.place))
    }

    private var caption: some View {
        VStack(alignment: .leading, spacing: 3) {
            Text(page.place)
                .font(.title2.weight(.bold))
            Text(page.note)
                .font(.subheadline)
                .opacity(0.85)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .foregroundStyle(.white)
        .padding(24)
    }
}
