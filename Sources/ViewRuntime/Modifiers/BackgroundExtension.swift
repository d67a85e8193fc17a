import Foundation

extension View {
    /// Continues the view beyond its edges into the safe area next to it, by mirrored and blurred copies. Apple: iOS 26, macOS 26.
    ///
    /// Its layout, and what is in its bounds, stay as they are. The copies are drawn alone: they take no touches and
    /// assistive technology does not read them.
    nonisolated public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

    /// - Parameter isEnabled: Whether the view is continued.
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        modifier(BackgroundExtension(isEnabled: isEnabled))
    }
}

private struct BackgroundExtension: ViewModifier {
    /// The blur of the copies, points.
    private static let blur: CGFloat = 8

    let isEnabled: Bool

    nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

    func body(content: Content) -> some View {
        content.background {
            if isEnabled {
                GeometryReader { geometry in
                    ForEach(Side.allCases, id: \.self) { side in
                        copy(of: content, at: side, geometry.size, geometry.safeAreaInsets)
                    }
                }
                .allowsHitTesting(false)
                .accessibilityHidden(true)
            }
        }
    }

    @ViewBuilder
    private func copy(of content: Content, at side: Side, _ size: CGSize, _ insets: EdgeInsets) -> some View {
        let room = side.room(size, insets)
        if room.width > 0, room.height > 0 {
            content
                .frame(width: size.width, height: size.height)
                .scaleEffect(x: side.isHorizontal ? -1 : 1, y: side.isHorizontal ? 1 : -1)
                .blur(radius: Self.blur)
                .offset(side.shift(size))
                // Only what lies beyond the edge.
                .mask(alignment: .topLeading) {
                    Rectangle().frame(width: room.width, height: room.height).offset(x: room.minX, y: room.minY)
                }
        }
    }
}

/// An edge over which a view is continued.
private enum Side: CaseIterable {
    case top, bottom, leading, trailing

    var isHorizontal: Bool { self == .leading || self == .trailing }

    /// Where the copy shows, in the view's space.
    func room(_ size: CGSize, _ insets: EdgeInsets) -> CGRect {
        switch self {
        case .top: CGRect(x: 0, y: -insets.top, width: size.width, height: insets.top)
        case .bottom: CGRect(x: 0, y: size.height, width: size.width, height: insets.bottom)
        case .leading: CGRect(x: -insets.leading, y: 0, width: insets.leading, height: size.height)
        case .trailing: CGRect(x: size.width, y: 0, width: insets.trailing, height: size.height)
        }
    }

    func shift(_ size: CGSize) -> CGSize {
        switch self {
        case .top: CGSize(width: 0, height: -size.height)
        case .bottom: CGSize(width: 0, height: size.height)
        case .leading: CGSize(width: -size.width, height: 0)
        case .trailing: CGSize(width: size.width, height: 0)
        }
    }
}
