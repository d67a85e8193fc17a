import SwiftUI

/// An endless row of weeks that a finger turns like pages.
///
/// At most three weeks exist: the middle one and its neighbors.
struct WeekStrip<Page: View>: View {
    /// The target week.
    @Binding var week: Int
    /// The week that fills most of the strip, also during a drag.
    @Binding var passing: Int
    @ViewBuilder var page: (Int) -> Page

    var body: some View {
        page(week)
            .hidden()
            .overlay {
                GeometryReader { geometry in
                    let width = geometry.size.width
                    TurningPages(page: $week, step: width, minimumDistance: 8) {
                        passing = $0
                    } content: { position in
                        let middle = Int(position.rounded())
                        HStack(spacing: 0) {
                            ForEach(middle - 1...middle + 1, id: \.self) { week in
                                page(week)
                                    .frame(width: width)
                                    .accessibilityHidden(week != middle)
                            }
                        }
                        .offset(x: (Double(middle) - position) * width)
                        .frame(width: width)
                    }
                }
            }
            .clipped()
            .onChange(of: week) { _, week in passing = week }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Weeks")
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: week += 1
                case .decrement: week -= 1
                @unknown default: break
                }
            }
    }
}
