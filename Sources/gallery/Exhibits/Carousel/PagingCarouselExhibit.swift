import SwiftUI

extension Exhibit {
    @MainActor static let pagingCarousel = Exhibit(
        name: "carousel-paging", title: "Paging carousel",
        summary: "The same loop in a scroll view that comes to rest on pages."
    ) {
        PagingCarouselExhibit()
    }
}

/// A loop of pages in a scroll view: a row too long to see the end of, which is lazy, so its length costs nothing.
struct PagingCarouselExhibit: View {
    @State private var position = 0.0

    var body: some View {
        ExhibitPage {
            VStack(spacing: 28) {
                CarouselRow { position = $0 }
                ActivityReading(activity: CarouselActivity(position: position, pages: CarouselPage.all.count))
            }
        }
    }
}

private struct CarouselRow: View {
    /// Called with the way in pages.
    let onMove: (Double) -> Void
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        ScrollViewReader { reader in
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<Self.length, id: \.self) { place in
                        CarouselTile(page: .at(place))
                            .frame(width: CarouselPage.step)
                            .visualEffect { effect, geometry in
                                let middle = geometry.frame(in: .scrollView(axis: .horizontal)).midX
                                let distance = abs(middle - CarouselPage.step / 2) / CarouselPage.step
                                return effect.scaleEffect(1 - 0.12 * min(distance, 1))
                            }
                            .accessibilityIdentifier("tile-\(place)")
                    }
                }
                .background {
                    GeometryReader { geometry in
                        Color.clear.onChange(of: way(geometry), initial: true) { _, way in onMove(way) }
                    }
                }
            }
            .scrollIndicators(.hidden)
            .scrollTargetBehavior(.paging)
            // As wide as a step, so a page of the scroll view is a page of the carousel; its neighbours show on both sides.
            .scrollClipDisabled()
            .frame(width: CarouselPage.step, height: CarouselPage.height)
            .accessibilityIdentifier("carousel")
            .onAppear { reader.scrollTo(Self.start, anchor: .center) }
        }
    }

    /// How far the row has been scrolled, in pages.
    private func way(_ row: GeometryProxy) -> Double {
        let frame = row.frame(in: .scrollView(axis: .horizontal))
        let way = layoutDirection == .rightToLeft ? frame.maxX - CarouselPage.step : -frame.minX
        return Double(way / CarouselPage.step)
    }

    /// Whole loops, with the start in the middle.
    private static let length = CarouselPage.all.count * 20_000
    private static let start = length / 2
}
