extension View {
    /// Sets whether the view is mirrored in a layout direction. Available from iOS 17 and macOS 14.
    ///
    /// ```swift
    /// Image(systemName: "arrow.right").layoutDirectionBehavior(.mirrors)
    /// ```
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(DirectionMirror(behavior: behavior))
    }

    /// Sets whether the view is mirrored in right-to-left layouts. Available from iOS 13 and macOS 10.15.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }
}

private struct DirectionMirror: ViewModifier {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction

    nonisolated init(behavior: LayoutDirectionBehavior) { self.behavior = behavior }

    func body(content: Content) -> some View { content.scaleEffect(x: isMirrored ? -1 : 1) }

    private var isMirrored: Bool {
        switch behavior {
        case .fixed: false
        case .mirrors(let mirrored): direction == mirrored
        }
    }
}
