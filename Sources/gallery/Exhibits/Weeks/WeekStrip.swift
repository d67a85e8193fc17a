import SwiftUI

/// Weeks side by side that a finger turns like pages, without end.
///
/// There are never more than three: the one before, the one in the middle and the one after. A turn moves them all by a
/// page; when it is over, the page that came is the middle one of another three, in the same place. A finger that comes
/// before the end makes the turn final at once, so however fast pages are flicked, each flick turns one.
struct WeekStrip<Page: View>: View {
    /// The week in the middle.
    @Binding var week: Int
    /// The week that fills most of the strip, also while a finger pulls.
    @Binding var passing: Int
    @ViewBuilder var page: (Int) -> Page

    @Environment(\.layoutDirection) private var layoutDirection
    @GestureState(resetTransaction: Transaction(animation: .weekTurn)) private var pull: CGFloat = 0
    /// Where a turn leads that has not ended: 1 to the next week, -1 to the last.
    @State private var turning = 0
    @State private var turns = 0

    var body: some View {
        page(week)
            .hidden()
            .overlay {
                GeometryReader { geometry in
                    let width = geometry.size.width
                    HStack(spacing: 0) {
                        ForEach(week - 1...week + 1, id: \.self) { week in
                            page(week).frame(width: width)
                        }
                    }
                    .offset(x: pull - CGFloat(turning) * width)
                    .frame(width: width)
                    .contentShape(Rectangle())
                    .gesture(drag(width: width))
                }
            }
            .clipped()
            .onChange(of: week) { _, week in passing = week }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Weeks")
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: turn(by: 1)
                case .decrement: turn(by: -1)
                @unknown default: break
                }
            }
    }

    private func drag(width: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 8)
            .updating($pull) { value, pull, _ in pull = forward(value.translation.width) }
            .onChanged { value in
                finish()
                passing = week - Int((forward(value.translation.width) / max(width, 1)).rounded())
            }
            .onEnded { value in
                let way = forward(value.predictedEndTranslation.width)
                turn(by: abs(way) > width / 2 ? (way < 0 ? 1 : -1) : 0)
            }
    }

    /// A finger's way as offsets have it: they are mirrored where text runs from right to left, fingers are not.
    private func forward(_ way: CGFloat) -> CGFloat { layoutDirection == .rightToLeft ? -way : way }

    private func turn(by direction: Int) {
        finish()
        turns += 1
        let number = turns
        passing = week + direction
        withAnimation(.weekTurn) {
            turning = direction
        } completion: {
            if turns == number { finish() }
        }
    }

    /// Makes the page that a turn leads to the middle one.
    private func finish() {
        guard turning != 0 else { return }
        week += turning
        turning = 0
    }
}

extension Animation {
    /// Of a page that is let go.
    fileprivate static let weekTurn = Animation.snappy(duration: 0.3)
}
