import Foundation

extension View {
    /// Extends the view into the safe area beside it with mirrored and blurred copies. Available from iOS 26 and macOS
    /// 26.
    ///
    /// The view's layout does not change. The copies receive no touches, and assistive technology ignores them.
    nonisolated public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

    /// Extends the view into the safe area beside it with mirrored and blurred copies, if enabled.
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        modifier(BackgroundExtension(isEnabled: isEnabled))
    }
}

private struct BackgroundExtension: ViewModifier {
    /// The radius of the blur, in points.
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
                // Only the part beyond the edge.
                .mask(alignment: .topLeading) {
                    Rectangle().frame(width: room.width, height: room.height).offset(x: room.minX, y: room.minY)
                }
        }
    }
}

/// An edge beyond which a view is extended.
private enum Side: CaseIterable {
    case top, bottom, leading, trailing

    var isHorizontal: Bool { self == .leading || self == .trailing }

    /// The frame of the extension, in the view's space.
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
