import Scrollwork
import ScrollworkImpressions
import SwiftUI

/// A measured carousel with measured views below it.
struct ImpressionFeed: View {
    let settings: ImpressionsSettings
    let shares: ImpressionShares
    /// The height of a tile, in points.
    @ScaledMetric(relativeTo: .title3) private var tileHeight: CGFloat = 132

    var body: some View {
        ScrollView {
            VStack(spacing: 12) {
                Carousel(Self.pages, id: \.place, loops: true, pageSize: .relative(0.8), spacing: 12) { tile($0) }
                    .pageImpressions(in: "carousel")
                    .frame(height: tileHeight)
                    .accessibilityLabel("Carousel")
                ForEach(Self.cards) { page in
                    tile(page)
                        .impression(of: page.place, in: "feed")
                        .padding(.horizontal, 12)
                }
            }
            .padding(.vertical, 12)
            .opacity(settings.opacity)
        }
        .frame(height: tileHeight * 2.5)
        .overlay(alignment: .bottom) {
            if settings.showsNotice { ImpressionNotice().coversImpressions() }
        }
        .card()
        .accessibilityLabel("Feed")
        .accessibilityIdentifier("impression-feed")
    }

    private func tile(_ page: LoopingCarouselPage) -> some View {
        ImpressionTile(page: page)
            .frame(height: tileHeight)
            .onVisibleAreaChange { shares.samples[page.id] = $0 }
    }

    /// The names of the views in the carousel, and of the views below it.
    static let pages = (0..<3).map(LoopingCarouselPage.init)
    static let cards = (3..<6).map(LoopingCarouselPage.init)
}

private struct ImpressionTile: View {
    let page: LoopingCarouselPage
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        HStack(spacing: 16) {
            // Large text needs the width of the tile.
            if !textSize.isAccessibilitySize {
                Image(systemName: page.symbol)
                    .font(.system(size: 34, weight: .medium))
                    .frame(width: 48)
                    .accessibilityHidden(true)
            }
            VStack(alignment: .leading, spacing: 3) {
                Text(page.place)
                    .font(.title3.weight(.bold))
                    .lineLimit(1)
                Text(page.note)
                    .font(.subheadline)
                    .lineLimit(2)
            }
            .minimumScaleFactor(0.6)
            Spacer(minLength: 0)
        }
        .foregroundStyle(.white)
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
            LinearGradient(colors: page.colors, startPoint: .topLeading, endPoint: .bottomTrailing),
            in: .rect(cornerRadius: 20)
        )
        .accessibilityElement(children: .combine)
    }
}

/// A view on top of the feed that declares that it covers the content under it.
private struct ImpressionNotice: View {
    var body: some View {
        Text("Saved for later")
            .font(.headline)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 28)
            .background(.regularMaterial)
    }
}
