import SwiftUI

extension Exhibit {
    @MainActor static let carousel = Exhibit(
        name: "carousel", title: "Carousel", summary: "A loop of pages that a drag moves, and the activity of each.",
        visit: """
            at 0.4 drag 300,280 to 120,280 over 0.9
            at 2 drag 280,280 to 180,280 over 0.12
            at 2.8 drag 280,280 to 180,280 over 0.12
            """
    ) {
        CarouselExhibit()
    }
}

/// A loop of pages without a scroll view.
struct CarouselExhibit: View {
    /// The page number, without bounds because the pages are a loop.
    @State private var page = 0

    var body: some View {
        ExhibitPage(wideColumn: 900) {
            TurningPages(page: $page, step: CarouselPage.step, minimumDistance: 1) { position in
                CarouselLoop(position: position) { page += $0 }
            }
        }
    }
}

/// The pages around a position, and their activity.
private struct CarouselLoop: View {
    let position: Double
    /// Turns a number of pages.
    let turn: (Int) -> Void

    var body: some View {
        VStack(spacing: 28) {
            ZStack {
                ForEach(places, id: \.self) { place in
                    let distance = Double(place) - position
                    CarouselTile(page: .at(place))
                        .scaleEffect(1 - 0.12 * min(abs(distance), 1))
                        .offset(x: distance * CarouselPage.step)
                        .accessibilityIdentifier("tile-\(place)")
                }
            }
            .frame(maxWidth: .infinity)
            .padding(.horizontal, ExhibitPage<EmptyView>.margin)
            .clipped()
            .bleeding()
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Carousel")
            .accessibilityValue(CarouselPage.at(Int(position.rounded())).name)
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: turn(1)
                case .decrement: turn(-1)
                @unknown default: break
                }
            }
            .accessibilityIdentifier("carousel")
            ActivityReading(activity: CarouselActivity(position: position, pages: CarouselPage.all.count))
        }
    }

    /// The places that can be visible, two on each side.
    private var places: ClosedRange<Int> {
        let middle = Int(position.rounded())
        return middle - 2...middle + 2
    }
}
