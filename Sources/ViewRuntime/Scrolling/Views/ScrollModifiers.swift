import Foundation

extension View {
    nonisolated private func scrollConfiguration(
        _ change: @escaping (inout ScrollConfiguration) -> Void
    ) -> ModifiedContent<Self, _EnvironmentTransformModifier> {
        modifier(_EnvironmentTransformModifier { change(&$0.scrollConfiguration) })
    }

    /// Sets whether scroll views in this view are disabled.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Sets the visibility of scroll indicators in this view.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        scrollConfiguration {
            if axes.contains(.horizontal) { $0.horizontalIndicators = visibility }
            if axes.contains(.vertical) { $0.verticalIndicators = visibility }
        }
    }

    /// Sets the bounce behavior of scroll views in this view.
    nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
        -> some View
    {
        scrollConfiguration {
            if axes.contains(.horizontal) { $0.horizontalBounce = behavior }
            if axes.contains(.vertical) { $0.verticalBounce = behavior }
        }
    }

    /// Sets whether scroll views in this view don't clip their content.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        scrollConfiguration { $0.isClipDisabled = disabled }
    }

    /// Flashes the scroll indicators when the scroll view appears.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(
            _ScrollObserverModifier {
                IndicatorFlash(onAppear: onAppear)
            } update: { _ in
            })
    }

    /// Flashes the scroll indicators when a value changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        nonisolated(unsafe) let value = value
        return modifier(
            _ScrollObserverModifier {
                IndicatorFlash(trigger: value)
            } update: {
                ($0 as? IndicatorFlash)?.trigger(value)
            })
    }

    /// Sets how a scroll in this view dismisses the keyboard. With `.immediately`, a text field loses the focus when a
    /// drag begins. The other modes have no effect, because the runtime shows no keyboard.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }

    /// Sets the visibility of the background of lists and forms in this view.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        scrollConfiguration { $0.contentBackground = visibility }
    }

    /// Adds margins to the content of scroll views in this view.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        scrollConfiguration { values in
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
                let length = insets[edge].sanitizedDistance
                if placement.kind != .scrollIndicators { values.contentMargins[edge] = length }
                if placement.kind != .scrollContent { values.indicatorMargins[edge] = length }
            }
        }
    }

    /// Adds margins of a length in points to the content of scroll views in this view. If the length is `nil`, it's 16
    /// points.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 16
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Adds margins of a length in points to the content of scroll views in this view.
    nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        contentMargins(.all, length, for: placement)
    }

    /// Sets the anchor of scroll views in this view for their initial offset, for size changes, and for the alignment
    /// of short content. An anchor for one of these roles prevails, in either order of the modifiers.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        scrollConfiguration { $0.anchors.general = anchor }
    }

    /// Sets the anchor of scroll views in this view for a role.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        scrollConfiguration { $0.anchors[role.kind] = anchor }
    }

    /// Makes the children of the layout in this view the targets of the scroll view around it.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}

/// A modifier that makes the children of a layout scroll targets.
nonisolated public struct _ScrollTargetLayoutModifier: ElementModifier {
    let isEnabled: Bool

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { ScrollTargetLayoutElement(context) }
    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: ScrollTargetLayoutElement.self).isEnabled = isEnabled
    }
}

final class ScrollTargetLayoutElement: ModifierElement {
    var isEnabled = true { didSet { if isEnabled != oldValue { register() } } }

    override func arrange() {
        super.arrange()
        register()
    }

    private func register() {
        guard let targets = scrollAround()?.targets else { return }
        if isEnabled { targets.layout = self } else if targets.layout === self { targets.layout = nil }
    }
}
