import Scrollwork
import SwiftUI

/// The latest activity of the carousel. Only the bars update when it changes.
@MainActor @Observable final class LoopingCarouselReading {
    var activity: PageActivity<Int>?
}

/// The position as a number, and the activity of each page as a bar.
struct LoopingCarouselShares: View {
    let reading: LoopingCarouselReading
    let pages: [LoopingCarouselPage]

    var body: some View {
        VStack(spacing: 14) {
            HStack(alignment: .firstTextBaseline) {
                Text("Activity")
                    .font(.headline)
                Spacer(minLength: 12)
                PositionLabel(reading: reading)
            }
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            ShareBars(reading: reading, pages: pages)
        }
        .padding(20)
        .card()
    }
}

private struct PositionLabel: View {
    let reading: LoopingCarouselReading

    var body: some View {
        Text(reading.activity?.position ?? 0, format: .number.precision(.fractionLength(2)))
            .font(.title2.weight(.semibold).monospacedDigit())
            .accessibilityIdentifier("position")
    }
}

private struct ShareBars: View {
    let reading: LoopingCarouselReading
    let pages: [LoopingCarouselPage]

    var body: some View {
        HStack(spacing: pages.count > 12 ? 3 : 8) {
            ForEach(pages) { page in ShareBar(page: page, share: share(of: page)) }
        }
        .frame(height: ShareBar.height)
    }

    private func share(of page: LoopingCarouselPage) -> Double {
        reading.activity?.shares.first { $0.id == page.id }?.share ?? 0
    }
}

/// The share of a page as a bar. Only the bars of visible pages change during a movement.
private struct ShareBar: View {
    let page: LoopingCarouselPage
    let share: Double

    /// The height of the bar of a page that is alone, in points.
    static let height: CGFloat = 56

    var body: some View {
        LevelShape(level: 1, cornerRadius: 5)
            .fill(.quaternary)
            .overlay {
                LevelShape(level: share, cornerRadius: 5)
                    .fill(LinearGradient(colors: page.colors, startPoint: .top, endPoint: .bottom))
            }
            .accessibilityElement()
            .accessibilityLabel(Text(page.place))
            .accessibilityValue(Text(share, format: .percent.precision(.fractionLength(0))))
    }
}
