import Foundation

/// The animated offset of a row that a person swipes to reveal its actions.
@MainActor
final class ListSwipe: FrameClient {
    private unowned let row: ListRowElement
    /// The offset in points toward the trailing edge. A negative offset reveals the actions at that edge.
    private(set) var shift: CGFloat = 0
    private var motion: RowMotion?
    private var origin: CGFloat = 0
    private static let spring = Spring(duration: 0.35)

    init(_ row: ListRowElement) { self.row = row }

    /// The offset at which the row rests or will settle.
    var target: CGFloat { motion?.to ?? shift }

    func begin() {
        closeOthers()
        origin = shift
        motion = nil
        row.graph.remove(self as any FrameClient)
    }

    /// Moves the row with the finger.
    ///
    /// - Parameter distance: The distance of the finger from where it went down, in points toward the trailing edge.
    func drag(by distance: CGFloat) { set(origin + distance) }

    func go(to target: CGFloat) {
        if target == shift { return }
        motion = RowMotion(from: shift, to: target, start: row.graph.time, spring: Self.spring)
        row.graph.add(self)
    }

    /// Reveals the trailing actions.
    func uncover() {
        closeOthers()
        go(to: -SwipeButtons.width)
    }

    /// Closes the other rows of the list, of which only one can be open.
    private func closeOthers() {
        row.lazyContainer?.forEachLayoutChild { element in
            if let other = element as? ListRowElement, other !== row, other.swipe.target != 0 { other.swipe.go(to: 0) }
        }
    }

    func step(to time: Double) -> FrameDemand {
        guard let motion, row.isMounted else { return .done }
        let (offset, hasEnded) = motion.offset(at: time)
        if hasEnded { self.motion = nil }
        set(offset)
        return hasEnded ? .done : .nextFrame
    }

    private func set(_ value: CGFloat) {
        shift = value.isFinite ? value : 0
        row.invalidateLayout()
    }

    func cancel() { row.graph.remove(self as any FrameClient) }
}

extension ListRowElement {
    /// Returns the actions at an edge: those of the program, or deletion if the collection supports it.
    func actions(at edge: HorizontalEdge) -> SwipeActions? {
        if let own = edge == .trailing ? traits.trailing : traits.leading { return own }
        guard edge == .trailing, let deletion else { return nil }
        return SwipeActions(
            content: AnyView(Button("Delete", role: .destructive) { withAnimation { deletion() } }),
            allowsFullSwipe: true)
    }

    /// An action that deletes the row from its collection, or `nil` if it can't be deleted.
    var deletion: (() -> Void)? {
        if traits.isDeleteDisabled || place.part != .row { return nil }
        return editNode { $0.delete != nil }?.deletion(of: child)
    }

    /// The gesture that swipes the row.
    var swipeGesture: some Gesture {
        let sign: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
        return DragGesture(minimumDistance: 10)
            .onChanged { [weak self] value in self?.swipe(by: value.translation.width * sign) }
            .onEnded { [weak self] value in
                self?.endSwipe(
                    distance: value.translation.width * sign, predicted: value.predictedEndTranslation.width * sign)
            }
    }

    private func swipe(by distance: CGFloat) {
        if !isSwiped {
            isSwiped = true
            swipe.begin()
        }
        swipe.drag(by: distance)
        // The row doesn't move toward an edge without actions.
        if actions(at: swipe.shift < 0 ? .trailing : .leading) == nil { swipe.drag(by: 0) }
    }

    private func endSwipe(distance: CGFloat, predicted: CGFloat) {
        isSwiped = false
        let edge: HorizontalEdge = swipe.shift < 0 ? .trailing : .leading
        guard swipe.shift != 0, let actions = actions(at: edge) else { return swipe.go(to: 0) }
        if actions.allowsFullSwipe, abs(swipe.shift) > cardWidth * 0.6, let first = firstAction(at: edge) {
            swipe.go(to: 0)
            first()
            return
        }
        let width = actionsWidth, reached = abs(swipe.shift + (predicted - distance))
        swipe.go(
            to: reached > width / 2 && (predicted - distance) * swipe.shift >= 0
                ? (edge == .trailing ? -width : width) : 0)
    }
}
