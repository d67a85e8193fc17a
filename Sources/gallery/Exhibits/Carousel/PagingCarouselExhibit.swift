import SwiftUI

extension Exhibit {
    @MainActor static let pagingCarousel = Exhibit(
        name: "carousel-paging", title: "Paging carousel",
        summary: "The same loop in a scroll view that settles on pages.",
        visit: """
            at 0.4 drag 300,280 to 120,280 over 0.9
            at 2 drag 280,280 to 180,280 over 0.12
            at 2.8 drag 280,280 to 180,280 over 0.12
            """
    ) {
        PagingCarouselExhibit()
    }
}

/// A loop of pages in a scroll view: a lazy row that is too long to reach its end.
struct PagingCarouselExhibit: View {
    @State private var position = 0.0

    var body: some View {
        ExhibitPage(wideColumn: 900) {
            VStack(spacing: 28) {
                GeometryReader { geometry in
                    CarouselRow(width: geometry.size.width) { position = $0 }
                }
                .frame(height: CarouselPage.height)
                .bleeding()
                ActivityReading(activity: CarouselActivity(position: position, pages: CarouselPage.all.count))
            }
        }
    }
}

private struct CarouselRow: View {
    /// The width, in points.
    let width: CGFloat
    /// A closure that receives the position in pages.
    let onMove: (Double) -> Void
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        ScrollViewReader { reader in
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<Self.length, id: \.self) { place in
                        CarouselTile(page: .at(place))
                            .visualEffect { [width] effect, geometry in
                                let distance = abs(geometry.frame(in: .named(Self.space)).midX - width / 2)
                                return effect.scaleEffect(1 - 0.12 * min(distance / CarouselPage.step, 1))
                            }
                            .frame(width: CarouselPage.step)
                            .accessibilityIdentifier("tile-\(place)")
                    }
                }
                .scrollTargetLayout()
                .background {
                    GeometryReader { geometry in
                        Color.clear.onChange(of: travel(geometry), initial: true) { _, travel in onMove(travel) }
                    }
                }
            }
            .scrollIndicators(.hidden)
            // The safe area is one page wide: the middle page is inside it, and its neighbors are visible beside it.
            .safeAreaPadding(.horizontal, max((width - CarouselPage.step) / 2, 0))
            .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
            .coordinateSpace(.named(Self.space))
            .accessibilityIdentifier("carousel")
            .onAppear { reader.scrollTo(Self.start, anchor: .center) }
        }
    }

    /// Returns the scroll position of the row, in pages.
    private func travel(_ row: GeometryProxy) -> Double {
        let frame = row.frame(in: .named(Self.space))
        let travel = layoutDirection == .rightToLeft ? frame.maxX - width / 2 : width / 2 - frame.minX
        return Double(travel / CarouselPage.step) - 0.5
    }

    nonisolated private static let space = "carousel"
    /// A whole number of loops, with the start in the middle.
    private static let length = CarouselPage.all.count * 20_000
    private static let start = length / 2
}
