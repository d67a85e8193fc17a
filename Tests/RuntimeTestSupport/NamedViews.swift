import SwiftUI

extension View {
    /// Names the frame of the view.
    package func probe(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// Returns a colored rectangle that tests find by its name.
@MainActor package func cell(_ width: CGFloat?, _ height: CGFloat?, _ name: String) -> some View {
    Color.red.frame(width: width, height: height).probe(name)
}

/// Returns a box of fixed size with a name.
@MainActor package func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
    Color.gray.frame(width: width, height: height).probe(name)
}

/// Returns a box of fixed size.
@MainActor package func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.gray.frame(width: width, height: height)
}
