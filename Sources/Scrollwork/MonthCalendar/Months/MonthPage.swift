import SwiftUI

/// Sets the length of a month to that of the calendar if months scroll by pages.
///
/// If the page is too short for the rows of the month at their minimum height, the month scrolls on its page.
struct MonthPage: ViewModifier {
    let axis: Axis
    let isPaged: Bool
    /// Whether the calendar has the height of its month. Then no month scrolls on its page, although the next one may
    /// be longer.
    let isFitted: Bool
    @State private var lengths = Lengths()
    @State private var isTooLong = false

    /// The lengths of the month and its page in points. They are in a class, so that no body depends on them.
    private final class Lengths {
        var month: CGFloat = 0
        var page: CGFloat = 0
    }

    func body(content: Content) -> some View {
        Group {
            if axis == .horizontal {
                page(content).containerRelativeFrame(.horizontal)
            } else if isPaged {
                page(content).containerRelativeFrame(.vertical, alignment: .top).clipped()
            } else {
                content
            }
        }
        .coordinateSpace(.named(MonthFrames.page))
    }

    private func page(_ content: Content) -> some View {
        Group {
            if isTooLong {
                ScrollView(.vertical) { LowestRows { measured(content) } }
                    .scrollTargetBehavior(MonthTargets(scrolling: .continuous))
                    .scrollBounceBehavior(.basedOnSize)
            } else {
                measured(content)
            }
        }
        .frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { length in
            lengths.page = length
            compare()
        }
    }

    private func measured(_ content: Content) -> some View {
        content.onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { length in
            lengths.month = length
            compare()
        }
    }

    private func compare() {
        guard lengths.page > 0 else { return }
        let isTooLong = !isFitted && lengths.month > lengths.page + Tolerance.rest
        if isTooLong != self.isTooLong { self.isTooLong = isTooLong }
    }
}

/// Sets the height of its content to its minimum.
private struct LowestRows: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(CGSize.zero) { size, view in
            let least = view.sizeThatFits(ProposedViewSize(width: proposal.width, height: 0))
            return CGSize(width: max(size.width, least.width), height: max(size.height, least.height))
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            view.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: 0))
        }
    }
}
