import SwiftUI

/// The ground an exhibit stands on: a column in the middle of the page.
struct ExhibitPage<Content: View>: View {
    @ViewBuilder var content: Content
    @Environment(\.colorScheme) private var colorScheme

    /// What is left free on both sides, points.
    static var margin: CGFloat { 20 }

    var body: some View {
        content
            .frame(maxWidth: 440)
            .padding(.horizontal, Self.margin)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { Palette(colorScheme).page.ignoresSafeArea() }
    }
}
