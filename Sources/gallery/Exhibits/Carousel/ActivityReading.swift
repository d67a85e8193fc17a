import SwiftUI

/// The floating index as a number, and the activity of each page as a bar.
struct ActivityReading: View {
    let activity: CarouselActivity

    var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 0) {
                Text(activity.floatingIndex, format: .number.precision(.fractionLength(2)))
                    .displayDigits(size: 52)
                    .accessibilityIdentifier("floating-index")
                Text("floating index")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            HStack(alignment: .top, spacing: 6) {
                ForEach(CarouselPage.all) { page in
                    ActivityBar(page: page, share: activity.shares[page.id])
                }
            }
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 20)
        .card()
    }
}

/// The activity of a page.
private struct ActivityBar: View {
    let page: CarouselPage
    /// The activity, in 0...1.
    let share: Double

    var body: some View {
        VStack(spacing: 6) {
            LevelShape(level: 1, cornerRadius: 5)
                .fill(.quaternary)
                .frame(width: 10, height: Self.height)
                .overlay {
                    LevelShape(level: max(10 / Self.height, share), cornerRadius: 5)
                        .fill(LinearGradient(colors: page.colors, startPoint: .top, endPoint: .bottom))
                        .opacity(min(share * 10, 1))
                }
            Text(share, format: .percent.precision(.fractionLength(0)))
                .font(.caption.monospacedDigit())
                .foregroundStyle(share > 0.005 ? .primary : .secondary)
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                // Five columns leave no space for larger text.
                .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        }
        .frame(maxWidth: .infinity)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(page.name))
        .accessibilityValue(Text(share, format: .percent.precision(.fractionLength(0))))
        .accessibilityIdentifier("share-\(page.id)")
    }

    private static let height: CGFloat = 96
}
