import Foundation
import ScrollMechanics

extension View {
    /// Performs an action when the visible fraction of this view in a scroll view crosses a threshold.
    ///
    /// The fraction refers to the area of the view's layout frame. Area under the scroll view's insets isn't visible.
    /// The action runs with `true` when the fraction reaches the threshold, and with `false` when it falls below. For a
    /// view larger than the viewport, the fraction refers to the area of the viewport. The action also runs when the
    /// view is visible in its first layout, and when a visible view is removed. A view outside a scroll view is visible
    /// while it exists.
    ///
    /// - Parameters:
    ///   - threshold: The fraction, from 0 to 1.
    ///   - action: The closure to run.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
    ) -> some View {
        modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
    }

    /// Performs an action when the set of visible scroll targets changes.
    ///
    /// - Parameters:
    ///   - idType: The type of the targets' identities.
    ///   - threshold: The fraction from 0 to 1 from which a target is considered visible.
    ///   - action: The closure to run with the identities of the visible targets, in order.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping (_ visible: [ID]) -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return modifier(
            _ScrollObserverModifier {
                TargetVisibilityObserver(threshold, action)
            } update: {
                ($0 as? TargetVisibilityObserver<ID>)?.update(threshold, action)
            })
    }
}

/// A modifier that reports the visibility of its content.
nonisolated public struct _ScrollVisibilityModifier: ElementModifier {
    let threshold: Double
    let action: (Bool) -> Void

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { ScrollVisibilityElement(context) }

    @MainActor package func update(_ element: _Node) {
        let element = unsafeDowncast(element, to: ScrollVisibilityElement.self)
        element.threshold = threshold.visibilityThreshold
        element.action = action
    }
}

final class ScrollVisibilityElement: ModifierElement, ScrollEffectClient {
    /// The visible fraction from which the view is considered visible, in 0...1.
    var threshold = 0.5
    var action: ((Bool) -> Void)!
    @Unretained private var scroll: ScrollElement?
    private var isVisible = false

    override func arrange() {
        super.arrange()
        let around = scrollAround()
        guard let around else {
            scroll?.visibility.removeReport(self)
            scroll = nil
            return report(true)
        }
        if around === scroll { return }
        scroll?.visibility.removeReport(self)
        scroll = around
        around.visibility.addReport(self, in: around)
    }

    func applyScrollEffect(in scroll: ScrollElement, room: CGRect) {
        report(room.visibleShare(of: frame(inContentOf: scroll)) >= max(threshold, Tolerance.rounding))
    }

    /// A view that a container keeps offscreen isn't visible, however it left the viewport.
    override func setOnScreen(_ value: Bool) {
        super.setOnScreen(value)
        if !value {
            report(false)
        } else if let scroll {
            scroll.visibility.addReport(self, in: scroll)
        } else if firstUpdate != 0 {
            report(true)
        }
    }

    override func willUnmount() {
        scroll?.visibility.removeReport(self)
        report(false)
    }

    private func report(_ visible: Bool) {
        if visible == isVisible { return }
        isVisible = visible
        graph.afterUpdate { [action] in action?(visible) }
    }
}

private final class TargetVisibilityObserver<ID: Hashable>: ScrollObserver {
    private var threshold: Double
    private var action: ([ID]) -> Void
    private var known: [ID] = []

    init(_ threshold: Double, _ action: @escaping ([ID]) -> Void) {
        self.threshold = threshold.visibilityThreshold
        self.action = action
    }

    func update(_ threshold: Double, _ action: @escaping ([ID]) -> Void) {
        self.threshold = threshold.visibilityThreshold
        self.action = action
    }

    func scrollGeometryDidChange(_ scroll: ScrollElement) { report(scroll) }

    /// The data can change without the geometry.
    func scrollLayoutDidChange(_ scroll: ScrollElement) { report(scroll) }

    private func report(_ scroll: ScrollElement) {
        let visible = scroll.targets.visible(share: threshold).compactMap {
            $0.lazy.compactMap { $0.base as? ID }.first
        }
        if visible == known { return }
        known = visible
        scroll.graph.afterUpdate { [action] in action(visible) }
    }
}

extension Double {
    /// The number as a visible fraction in 0...1, or a half if it isn't finite.
    fileprivate var visibilityThreshold: Double { isFinite ? min(max(self, 0), 1) : 0.5 }
}

extension CGRect {
    /// Returns the fraction, from 0 to 1, of another rectangle's area inside this one. If the other rectangle is longer
    /// on an axis, the fraction refers to the length of this one.
    func visibleShare(of rect: CGRect) -> Double {
        func share(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> Double {
            let length = min(high - low, to - from)
            let seen = min(high, to) - max(low, from)
            if seen < 0 { return 0 }
            return length > 0 ? Double(seen / length) : 1
        }
        return share(rect.minX, rect.maxX, minX, maxX) * share(rect.minY, rect.maxY, minY, maxY)
    }
}
