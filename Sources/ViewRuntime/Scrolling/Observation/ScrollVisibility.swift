import Foundation
import ScrollMechanics

extension View {
    /// Performs an action when the visible fraction of this view in a scroll view crosses a threshold.
    ///
    /// The fraction refers to the area of the view's layout frame. Area under the scroll view's insets isn't visible,
    /// nor is area that an outer scroll view hides. The action runs with `true` when the fraction reaches the
    /// threshold, and with `false` when it falls below. For a view larger than the viewport, the fraction refers to the
    /// area of the viewport. The action also runs when the view is visible in its first layout, and when a visible view
    /// is removed. A view outside a scroll view is visible while it exists.
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
    /// The scroll views around the element, innermost first.
    private var scrolls: [Around] = []
    private var isVisible = false

    @MainActor private struct Around { @Unretained var scroll: ScrollElement? }

    override func arrange() {
        super.arrange()
        var around: [ScrollElement] = [], next = scrollAround()
        while let scroll = next {
            around.append(scroll)
            next = scroll.scrollAround()
        }
        if around.isEmpty { report(true) }
        if around.elementsEqual(scrolls, by: { $0 === $1.scroll }) { return }
        removeReports()
        scrolls = around.map { Around(scroll: $0) }
        addReports()
    }

    private func addReports() { for around in scrolls { around.scroll.map { $0.visibility.addReport(self, in: $0) } } }

    private func removeReports() { for around in scrolls { around.scroll?.visibility.removeReport(self) } }

    func applyScrollEffect(in scroll: ScrollElement, room: CGRect) {
        report(visibleShare >= max(threshold, Tolerance.rounding))
    }

    /// The visible fraction of the element.
    private var visibleShare: Double {
        /// The visible part in the coordinates of the element, and the size to which the fraction refers.
        var low = CGPoint.zero, high = CGPoint(x: size.width, y: size.height), whole = size
        for around in scrolls {
            guard let scroll = around.scroll else { continue }
            let origin = frame(inContentOf: scroll).origin
            let room = scroll.alignmentRect.offsetBy(dx: -origin.x, dy: -origin.y)
            whole = CGSize(width: min(whole.width, room.width), height: min(whole.height, room.height))
            low = CGPoint(x: max(low.x, room.minX), y: max(low.y, room.minY))
            high = CGPoint(x: min(high.x, room.maxX), y: min(high.y, room.maxY))
        }
        func share(_ seen: CGFloat, _ length: CGFloat) -> Double {
            seen < 0 ? 0 : length > 0 ? Double(seen / length) : 1
        }
        return share(high.x - low.x, whole.width) * share(high.y - low.y, whole.height)
    }

    /// A view that a container keeps offscreen isn't visible, however it left the viewport.
    override func setOnScreen(_ value: Bool) {
        super.setOnScreen(value)
        if !value {
            report(false)
        } else if !scrolls.isEmpty {
            addReports()
        } else if firstUpdate != 0 {
            report(true)
        }
    }

    override func willUnmount() {
        removeReports()
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
