import ScrollworkImpressions
import SwiftUI

/// The visible share of each view. Only the bars update when it changes.
@MainActor @Observable final class ImpressionShares {
    var samples: [LoopingCarouselPage.ID: AreaSample] = [:]
}

/// The visible share of each view as a bar, with the reason for the rest.
struct ImpressionShareList: View {
    let shares: ImpressionShares

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text("Visible now")
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            ForEach(ImpressionFeed.pages + ImpressionFeed.cards) { page in
                ImpressionShareRow(page: page, sample: shares.samples[page.id])
            }
        }
        .padding(20)
        .card()
    }
}

private struct ImpressionShareRow: View {
    let page: LoopingCarouselPage
    /// The share, or `nil` before the first frame and for a page of the carousel without a view.
    let sample: AreaSample?
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: 5) {
            Group {
                HStack(alignment: .firstTextBaseline) {
                    Text(page.place)
                        .lineLimit(1)
                        .minimumScaleFactor(0.5)
                        .layoutPriority(1)
                    Spacer(minLength: 8)
                    if !textSize.isAccessibilitySize { explanation }
                    Text(share, format: .percent.precision(.fractionLength(0)))
                        .monospacedDigit()
                        .fixedSize()
                        .frame(minWidth: 48, alignment: .trailing)
                }
                // Large text leaves no space for the reason beside the name.
                if textSize.isAccessibilitySize { explanation }
            }
            .font(.subheadline)
            Capsule()
                .fill(.quaternary)
                .frame(height: 6)
                .overlay(alignment: .leading) {
                    GeometryReader { geometry in
                        Capsule()
                            .fill(LinearGradient(colors: page.colors, startPoint: .leading, endPoint: .trailing))
                            .frame(width: geometry.size.width * share)
                            .opacity(share > 0 ? 1 : 0)
                    }
                }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(page.place))
        .accessibilityValue(Text("\(Int((share * 100).rounded())) % visible\(reason.map { ", \($0)" } ?? "")"))
        .accessibilityIdentifier("share-\(page.place)")
    }

    /// The reason. Without one, the row keeps its height.
    private var explanation: some View {
        Text(reason ?? " ")
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
    }

    private var share: Double { sample?.share ?? 0 }

    /// The reason for the largest part that isn't visible.
    private var reason: String? { share < 0.995 ? (sample?.lost.main ?? .hidden).name : nil }
}
