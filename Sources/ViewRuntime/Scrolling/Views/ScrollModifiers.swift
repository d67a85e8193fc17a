import Foundation

extension View {
    nonisolated private func scrollConfiguration(_ change: @escaping (inout ScrollConfiguration) -> Void) -> some View {
        modifier(EnvironmentChange { change(&$0.builtIn.scroll) })
    }

    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
        scrollConfiguration {
            if axes.contains(.horizontal) { $0.horizontalIndicators = visibility }
            if axes.contains(.vertical) { $0.verticalIndicators = visibility }
        }
    }

    nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        scrollConfiguration {
            if axes.contains(.horizontal) { $0.horizontalBounce = behavior }
            if axes.contains(.vertical) { $0.verticalBounce = behavior }
        }
    }

    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        scrollConfiguration { $0.isClipDisabled = disabled }
    }

    /// Shows the indicators for a moment when the scroll view appears.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(ScrollObserverModifier { IndicatorFlash(onAppear) } update: { _ in })
    }

    /// Shows the indicators for a moment when a value changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        nonisolated(unsafe) let value = value
        return modifier(ScrollObserverModifier { IndicatorFlash(false) } update: { ($0 as? IndicatorFlash)?.trigger(value) })
    }

    /// Whether a drag ends the editing of text: with `.immediately` a text field loses the focus when it begins. This runtime shows
    /// no keyboard that could be pulled down, so the other modes leave the focus alone.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }

    /// Whether lists and forms inside the view have the ground of their style behind them. Apple: iOS 16, macOS 13.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        scrollConfiguration { $0.contentBackground = visibility }
    }

    /// How scroll views inside the view choose where to come to rest.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        scrollConfiguration { $0.targetBehavior = behavior }
    }

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

    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 16
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Where scroll views inside the view begin, stay when sizes change, and place content that is shorter than they are.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        scrollConfiguration {
            $0.anchors.initialOffset = anchor
            $0.anchors.sizeChanges = anchor
            $0.anchors.alignment = anchor
        }
    }

    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        scrollConfiguration {
            switch role.kind {
            case .initialOffset: $0.anchors.initialOffset = anchor
            case .sizeChanges: $0.anchors.sizeChanges = anchor
            case .alignment: $0.anchors.alignment = anchor
            }
        }
    }

    /// Makes the children of the layout inside the view the targets of the scroll view around it.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}

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
