import Foundation
import ScrollMechanics

extension View {
    /// Runs an action when the share of the view that is inside the scroll view's visible part passes a threshold.
    ///
    /// The share is of the view's area, as laid out, and what the insets cover does not count as visible. The action runs with true once
    /// the share reaches the threshold (a view larger than the viewport: once it covers that share of the viewport), and with
    /// false once it falls below. It also runs when the view is first laid out visible, and when a visible one is taken away.
    /// A view that no scroll view is around is visible as long as it is there.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
    ) -> some View {
        modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
    }

    /// Runs an action with the identities of the scroll targets whose visible share reaches a threshold, in order, when they change.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping (_ visible: [ID]) -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return modifier(ScrollObserverModifier { TargetVisibilityObserver(threshold, action) } update: {
            ($0 as? TargetVisibilityObserver<ID>)?.action = action
        })
    }
}

nonisolated public struct _ScrollVisibilityModifier: ElementModifier {
    let threshold: Double
    let action: (Bool) -> Void

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { ScrollVisibilityElement(context) }

    @MainActor package func update(_ element: _Node) {
        let element = unsafeDowncast(element, to: ScrollVisibilityElement.self)
        element.threshold = threshold.isFinite ? min(max(threshold, 0), 1) : 0.5
        element.action = action
    }
}

final class ScrollVisibilityElement: ModifierElement, VisibilityClient {
    var threshold = 0.5
    var action: ((Bool) -> Void)!
    @Unretained private var scroll: ScrollElement?
    private var isVisible = false

    override func arrange() {
        super.arrange()
        let around = scrollAround()
        if around !== scroll { scroll?.visibility.remove(self) }
        scroll = around
        if let around { around.visibility.add(self) } else { tell(true) }
    }

    func visibilityDidChange(in scroll: ScrollElement) {
        let frame = frame(inContentOf: scroll)
        tell(scroll.alignmentRect.visibleShare(of: frame) >= max(threshold, 1e-9))
    }

    override func willUnmount() {
        scroll?.visibility.remove(self)
        tell(false)
    }

    private func tell(_ visible: Bool) {
        if visible == isVisible { return }
        isVisible = visible
        graph.afterUpdate { [action] in action?(visible) }
    }
}

private final class TargetVisibilityObserver<ID: Hashable>: ScrollObserver {
    private let threshold: Double
    var action: ([ID]) -> Void
    private var known: [ID] = []

    init(_ threshold: Double, _ action: @escaping ([ID]) -> Void) {
        self.threshold = threshold.isFinite ? min(max(threshold, 0), 1) : 0.5
        self.action = action
    }

    func scrollGeometryDidChange(_ scroll: ScrollElement) {
        let visible = scroll.targets.visible(share: threshold).compactMap { $0.lazy.compactMap { $0.base as? ID }.first }
        if visible == known { return }
        known = visible
        scroll.graph.afterUpdate { [action] in action(visible) }
    }
}

extension CGRect {
    /// The share, 0...1, of another rectangle that lies in this one; of what is larger than this one, the share of this one it covers.
    func visibleShare(of rect: CGRect) -> Double {
        func share(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> Double {
            let length = min(high - low, to - from)
            let seen = min(high, to) - max(low, from)
            if seen < 0 { return 0 }
            return length > 0 ? Double(min(seen / length, 1)) : 1
        }
        return share(rect.minX, rect.maxX, minX, maxX) * share(rect.minY, rect.maxY, minY, maxY)
    }
}
