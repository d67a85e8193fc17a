import SwiftUI

extension Exhibit {
    @MainActor static let carousel = Exhibit(
        name: "carousel", title: "Carousel", summary: "Pages in a loop, moved by a drag, and how active each is.",
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
    /// The way in pages, where the carousel rests; without bounds, because the pages are a loop.
    @State private var position = 0.0
    @GestureState(resetTransaction: Transaction(animation: .snappy)) private var pull = 0.0
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        ExhibitPage {
            CarouselLoop(position: position + pull)
                .contentShape(Rectangle())
                .simultaneousGesture(
                    DragGesture(minimumDistance: 1)
                        .updating($pull) { value, pull, _ in pull = pages(value.translation) }
                        .onEnded { value in
                            // A throw goes on by a page at most.
                            let way = min(max(pages(value.predictedEndTranslation), -1), 1)
                            let pulled = pages(value.translation)
                            let target = abs(way) > abs(pulled) ? way : pulled
                            withAnimation(.snappy) { position += target.rounded() }
                        }
                )
                .accessibilityAdjustableAction { direction in
                    switch direction {
                    case .increment: withAnimation(.snappy) { position += 1 }
                    case .decrement: withAnimation(.snappy) { position -= 1 }
                    @unknown default: break
                    }
                }
                .accessibilityIdentifier("carousel")
        }
    }

    /// A finger's way in pages; to the left is forward, but for those who read from right to left.
    private func pages(_ translation: CGSize) -> Double {
        let pages = Double(translation.width / CarouselPage.step)
        return layoutDirection == .rightToLeft ? pages : -pages
    }
}

/// The pages around a position, and what it means to them. The position is animatable, so the reading is live also
/// while the carousel comes to rest.
private struct CarouselLoop: View, Animatable {
    var position: Double

    nonisolated var animatableData: Double {
        get { position }
        set { position = newValue }
    }

    var body: some View {
        VStack(spacing: 28) {
            ZStack {
                ForEach(places, id: \.self) { place in
                    let distance = Double(place) - position
                    CarouselTile(page: .at(place))
                        .scaleEffect(1 - 0.12 * min(abs(distance), 1))
                        .offset(x: distance * CarouselPage.step)
                        .accessibilityHidden(abs(distance) >= 0.5)
                        .accessibilityIdentifier("tile-\(place)")
                }
            }
            .frame(maxWidth: .infinity)
            .padding(.horizontal, ExhibitPage<EmptyView>.margin)
            .clipped()
            .bleeding()
            ActivityReading(activity: CarouselActivity(position: position, pages: CarouselPage.all.count))
        }
    }

    /// Those that can be in sight, two to each side.
    private var places: ClosedRange<Int> {
        let middle = Int(position.rounded())
        return middle - 2...middle + 2
    }
}
