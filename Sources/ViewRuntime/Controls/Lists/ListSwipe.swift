import Foundation

/// How far a row is moved aside to uncover what may be done with it, and its motion there.
@MainActor
final class ListSwipe: FrameClient {
    private unowned let row: ListRowElement
    /// Points towards the trailing edge: negative ones uncover what is at that edge.
    private(set) var shift: CGFloat = 0
    private var motion: (from: CGFloat, to: CGFloat, start: Double)?
    private var origin: CGFloat = 0
    private static let spring = Spring(duration: 0.35)

    init(_ row: ListRowElement) { self.row = row }

    /// Where it comes to rest, or rests.
    var target: CGFloat { motion?.to ?? shift }

    func begin() {
        closeOthers()
        origin = shift
        motion = nil
        row.graph.remove(self as any FrameClient)
    }

    /// - Parameter way: Of the finger from where it went down, towards the trailing edge.
    func drag(by way: CGFloat) { set(origin + way) }

    func go(to target: CGFloat) {
        if target == shift { return }
        motion = (shift, target, row.graph.time)
        row.graph.add(self)
    }

    /// Shows what a swipe towards the leading edge uncovers.
    func uncover() {
        closeOthers()
        go(to: -SwipeButtons.width)
    }

    /// Only one row of a list is aside.
    private func closeOthers() {
        row.lazyContainer?.forEachLayoutChild { element in
            if let other = element as? ListRowElement, other !== row, other.swipe.target != 0 { other.swipe.go(to: 0) }
        }
    }

    func step(to time: Double) -> FrameDemand {
        guard let motion, row.isMounted else { return .done }
        let passed = time - motion.start
        let way = Self.spring.value(target: Double(motion.to - motion.from), time: passed)
        if passed > 0.2 && abs(motion.from + CGFloat(way) - motion.to) < 0.1 {
            self.motion = nil
            set(motion.to)
            return .done
        }
        set(motion.from + CGFloat(way))
        return .nextFrame
    }

    private func set(_ value: CGFloat) {
        shift = value.isFinite ? value : 0
        row.invalidateLayout()
    }

    func cancel() { row.graph.remove(self as any FrameClient) }
}

extension ListRowElement {
    /// The actions at an edge: the program's, else deletion where the collection allows it.
    func actions(at edge: HorizontalEdge) -> SwipeActions? {
        if let own = edge == .trailing ? traits.trailing : traits.leading { return own }
        guard edge == .trailing, let deletion else { return nil }
        return SwipeActions(
            content: AnyView(Button("Delete", role: .destructive) { withAnimation { deletion() } }), allowsFullSwipe: true)
    }

    /// Deletes the row from its collection; nil where that cannot be done.
    var deletion: (() -> Void)? {
        if traits.isDeleteDisabled || place.part != .row { return nil }
        return editNode { $0.delete != nil }?.deletion(of: child)
    }

    /// Follows a finger along the row.
    var swipeGesture: some Gesture {
        let sign: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
        return DragGesture(minimumDistance: 10)
            .onChanged { [weak self] value in self?.swipe(by: value.translation.width * sign) }
            .onEnded { [weak self] value in
                self?.endSwipe(way: value.translation.width * sign, predicted: value.predictedEndTranslation.width * sign)
            }
    }

    private func swipe(by way: CGFloat) {
        if !isSwiped {
            isSwiped = true
            swipe.begin()
        }
        swipe.drag(by: way)
        // Nothing can be uncovered at that edge: the row resists.
        if actions(at: swipe.shift < 0 ? .trailing : .leading) == nil { swipe.drag(by: 0) }
    }

    private func endSwipe(way: CGFloat, predicted: CGFloat) {
        isSwiped = false
        let edge: HorizontalEdge = swipe.shift < 0 ? .trailing : .leading
        guard swipe.shift != 0, let actions = actions(at: edge) else { return swipe.go(to: 0) }
        if actions.allowsFullSwipe, abs(swipe.shift) > cardWidth * 0.6, let first = firstAction(at: edge) {
            swipe.go(to: 0)
            first()
            return
        }
        let width = actionsWidth(at: edge), reached = abs(swipe.shift + (predicted - way))
        swipe.go(to: reached > width / 2 && (predicted - way) * swipe.shift >= 0 ? (edge == .trailing ? -width : width) : 0)
    }
}
