import SwiftUI

extension View {
    /// Extends the view beyond the margins of its exhibit's column: to the edges of a narrow page; on a wide page,
    /// slightly into the free space, where it fades out.
    ///
    /// - Parameter isFading: Whether the view fades out on a wide page. A view that is narrower than its column doesn't
    ///   reach the free space.
    func bleeding(isFading: Bool = true) -> some View { modifier(Bleed(isFading: isFading)) }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether the column of an exhibit is as wide as the page.
    var columnIsPageWide: Bool {
        get { self[ColumnIsPageWideKey.self] }
        set { self[ColumnIsPageWideKey.self] = newValue }
    }
}

private struct ColumnIsPageWideKey: EnvironmentKey {
    static let defaultValue = true
}

/// The fade is drawn over the view in the color of the page, which costs less than a mask.
private struct Bleed: ViewModifier {
    let isFading: Bool
    @Environment(\.columnIsPageWide) private var columnIsPageWide
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, -ExhibitPage<EmptyView>.margin)
            .overlay {
                HStack(spacing: 0) {
                    fading(from: .leading, to: .trailing)
                    Spacer(minLength: 0)
                    fading(from: .trailing, to: .leading)
                }
                // The points of a gradient aren't mirrored in right-to-left layouts.
                .environment(\.layoutDirection, .leftToRight)
                // Also covers the last fraction of a pixel.
                .padding(.horizontal, -ExhibitPage<EmptyView>.margin - 1)
                .opacity(isFading && !columnIsPageWide ? 1 : 0)
                .allowsHitTesting(false)
                .accessibilityHidden(true)
            }
    }

    private func fading(from outer: UnitPoint, to inner: UnitPoint) -> some View {
        let page = Palette(colorScheme).page
        return LinearGradient(colors: [page, page.opacity(0)], startPoint: outer, endPoint: inner)
            .frame(width: 60)
    }
}
