import ScrollworkTesting
import SwiftUI

/// Returns a colored rectangle that tests find by its name.
@MainActor
func cell(_ width: CGFloat?, _ height: CGFloat?, _ name: String) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
}

/// A test's request to scroll.
@Observable
final class Wish<ID: Hashable> {
    var target: ID?
    var anchor: UnitPoint? = .top
    var items: [Int] = []
}

/// A vertical scroll view that scrolls to requested positions.
struct WishScroll<ID: Hashable, Content: View>: View {
    let wish: Wish<ID>
    var animation: Animation?
    @ViewBuilder let content: Content

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView { content }
                .accessibilityIdentifier("scroll")
                .onChange(of: wish.target) {
                    guard let target = wish.target else { return }
                    withAnimation(animation) { proxy.scrollTo(target, anchor: wish.anchor) }
                }
        }
    }
}

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
    /// Drags through the center of the stage without a fling, and runs a closure after every frame.
    func dragSlowly(by distance: CGFloat, step: CGFloat = 9, eachFrame: () -> Void = {}) {
        var left = abs(distance)
        let sign: CGFloat = distance < 0 ? -1 : 1
        while left > 0 {
            let length = min(left, size.height - 20)
            var y = sign < 0 ? size.height - 10 : 10
            let finger = touch(at: CGPoint(x: size.width / 2, y: y))
            var moved: CGFloat = 0
            while moved < length {
                let next = min(moved + step, length)
                y += sign * (next - moved)
                moved = next
                finger.move(to: CGPoint(x: size.width / 2, y: y), over: 1 / 60)
                eachFrame()
            }
            finger.hold(for: 0.3)
            finger.lift()
            eachFrame()
            left -= length
        }
    }

    /// Returns the differences between the movements of the views in two sets of frames, and the largest movement.
    static func movement(
        _ old: [String: CGRect], _ new: [String: CGRect]
    ) -> (spread: CGFloat, largest: CGFloat, smallest: CGFloat) {
        let moves = new.compactMap { name, frame in old[name].map { frame.minY - $0.minY } }
        guard let low = moves.min(), let high = moves.max() else { return (0, 0, 0) }
        return (high - low, high, low)
    }
}
