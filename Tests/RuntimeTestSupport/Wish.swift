import SwiftUI

/// A test's request to scroll.
@Observable
package final class Wish<ID: Hashable> {
    package var target: ID?
    package var anchor: UnitPoint? = .top
    package var items: [Int] = []

    package init() {}
}

/// A vertical scroll view that scrolls to requested positions.
package struct WishScroll<ID: Hashable, Content: View>: View {
    private let wish: Wish<ID>
    private let animation: Animation?
    private let content: Content

    package init(wish: Wish<ID>, animation: Animation? = nil, @ViewBuilder content: () -> Content) {
        self.wish = wish
        self.animation = animation
        self.content = content()
    }

    package var body: some View {
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
