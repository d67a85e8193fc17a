import ScrollworkTesting
import SwiftUI

/// Lines of 25 places without a view, which have no length and count as 25 cells each, and a last view.
struct EmptyPlaces: View {
    let lines: Int
    var hasLast = false

    @ViewBuilder private var five: some View {
        Color.red
        Color.red
        Color.red
        Color.red
        Color.red
    }

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(4), spacing: 0), count: 25), spacing: 0) {
            ForEach(0..<lines, id: \.self) { _ in
                Section(isExpanded: .constant(false)) {
                    five
                    five
                    five
                    five
                    five
                } header: {
                    EmptyView()
                }
            }
            if hasLast { cell(nil, 20, "last") }
        }
    }
}

extension Stage {
    /// Returns the differences between the movements of the views in two sets of frames, and the largest movement.
    static func movement(
        _ old: [String: CGRect], _ new: [String: CGRect]
    ) -> (spread: CGFloat, largest: CGFloat, smallest: CGFloat) {
        let moves = new.compactMap { name, frame in old[name].map { frame.minY - $0.minY } }
        guard let low = moves.min(), let high = moves.max() else { return (0, 0, 0) }
        return (high - low, high, low)
    }
}
