import SwiftUI

extension View {
    /// Shows the text of the view in large digits of equal width.
    ///
    /// - Parameter size: The font size at the default text size, in points.
    func displayDigits(size: CGFloat) -> some View { modifier(DisplayDigits(size: size)) }
}

private struct DisplayDigits: ViewModifier {
    @ScaledMetric private var size: CGFloat

    init(size: CGFloat) { _size = ScaledMetric(wrappedValue: size, relativeTo: .largeTitle) }

    func body(content: Content) -> some View {
        content
            .font(.system(size: size, weight: .semibold).monospacedDigit())
            .lineLimit(1)
            .minimumScaleFactor(0.5)
    }
}
