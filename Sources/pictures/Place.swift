import SwiftUI

/// A place and its weather.
struct Place: Identifiable {
    let name: String
    let symbol: String
    let note: String
    let colors: [Color]

    var id: String { name }

    static let all = [
        Place(
            name: "Lisbon", symbol: "sun.max", note: "Light over the river",
            colors: [Color(red: 0.99, green: 0.71, blue: 0.36), Color(red: 0.91, green: 0.36, blue: 0.36)]),
        Place(
            name: "Bergen", symbol: "cloud.fill", note: "Rain until the evening",
            colors: [Color(red: 0.42, green: 0.62, blue: 0.78), Color(red: 0.2, green: 0.33, blue: 0.52)]),
        Place(
            name: "Kyoto", symbol: "star.fill", note: "Clear over the maples",
            colors: [Color(red: 0.87, green: 0.47, blue: 0.36), Color(red: 0.53, green: 0.2, blue: 0.32)]),
        Place(
            name: "Tromsø", symbol: "moon.fill", note: "A long night",
            colors: [Color(red: 0.33, green: 0.33, blue: 0.62), Color(red: 0.12, green: 0.13, blue: 0.32)]),
        Place(
            name: "Oaxaca", symbol: "bolt.fill", note: "Storms in the hills",
            colors: [Color(red: 0.96, green: 0.6, blue: 0.42), Color(red: 0.74, green: 0.29, blue: 0.42)]),
        Place(
            name: "Hobart", symbol: "drop.fill", note: "A wind from the sea",
            colors: [Color(red: 0.35, green: 0.7, blue: 0.68), Color(red: 0.11, green: 0.4, blue: 0.5)]),
    ]
}

/// A card with a place.
struct PlaceCard: View {
    let place: Place
    /// A Boolean value that indicates whether the card has a caption and rounded corners.
    var hasCaption = true

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            LinearGradient(colors: place.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
            VStack(alignment: .leading, spacing: 3) {
                Image(systemName: place.symbol)
                    .font(.system(size: 72, weight: .medium))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                if hasCaption {
                    Text(place.name).font(.title2.weight(.bold))
                    Text(place.note).font(.subheadline).opacity(0.85)
                }
            }
            .lineLimit(1)
            .foregroundStyle(.white)
            .padding(24)
        }
        .clipShape(RoundedRectangle(cornerRadius: hasCaption ? 28 : 0))
    }
}
