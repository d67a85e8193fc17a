import SwiftUI

extension CarouselScroller {
    /// An adjustable element with the position among the items for assistive technology, such as "3 of 8".
    @ViewBuilder func pageElement(_ place: String?) -> some View {
        if let place {
            Color.clear
                .allowsHitTesting(false)
                .accessibilityElement()
                .accessibilityLabel(Text("Page"))
                .accessibilityValue(Text(verbatim: place))
                .accessibilityAdjustableAction { go(.by($0 == .increment ? 1 : -1)) }
                .accessibilityAction(named: Text("First page")) { go(.first, isAnnounced: true) }
                .accessibilityAction(named: Text("Last page")) { go(.last, isAnnounced: true) }
        }
    }

    /// The position among the items, such as "3 of 8".
    var placeAmongItems: String? {
        state.window.flatMap { state.sequence.index(at: $0.center) }.map {
            AccessibilityStrings.place($0 + 1, of: state.sequence.count)
        }
    }

    /// Advances the carousel automatically.
    func playOn() {
        guard let current else { return }
        go(!state.sequence.loops && current.index == state.sequence.count - 1 ? .first : .by(1))
    }
}
