import Foundation
import LayerTree

/// Keys, and steps between targets.
extension ScrollGesture {
    func key(_ event: KeyEvent) -> Bool {
        guard event.phase != .up, scroll.takesInput, event.modifiers.subtracting(.shift).isEmpty else { return false }
        switch event.key {
        case .leftArrow: return arrow(scroll.isRightToLeft ? 1 : -1, on: .horizontal)
        case .rightArrow: return arrow(scroll.isRightToLeft ? -1 : 1, on: .horizontal)
        case .upArrow: return arrow(-1, on: .vertical)
        case .downArrow: return arrow(1, on: .vertical)
        case .pageUp: return page(-1)
        case .pageDown, .space: return page(event.modifiers.contains(.shift) ? -1 : 1)
        case .home: return go(toEnd: false)
        case .end: return go(toEnd: true)
        default: return false
        }
    }

    private var mainAxis: Axis { scroll.scrolls(on: .vertical) ? .vertical : .horizontal }

    private func arrow(_ direction: Int, on axis: Axis) -> Bool {
        // A scroll view with one axis scrolls with both pairs of arrow keys, unless an outer one scrolls along the
        // key's axis.
        if !scroll.scrolls(on: axis), scroll.scrollAround(on: axis) != nil { return false }
        let axis = scroll.scrolls(on: axis) ? axis : axis.other
        guard scroll.canMove(on: axis, by: Double(direction)) || scroll[axis].isMoving else { return false }
        let left = step(direction, on: axis)
        if left != 0 { move(by: Double(left) * arrowLength(on: axis), on: axis) }
        return true
    }

    /// Scrolls by a number of targets, counted from the current destination.
    ///
    /// - Returns: The number of steps that remain because the content doesn't snap.
    func step(_ count: Int, on axis: Axis) -> Int {
        for taken in 0..<abs(count) {
            guard let position = scroll.targets.step(count.signum(), on: axis) else {
                return count - taken * count.signum()
            }
            var proposed = scroll.alignmentPosition
            proposed[axis] = position
            let chosen = scroll.targets.chosen(proposed) ?? proposed
            scroll.glide(
                to: scroll.reachableOffset(forPosition: chosen[axis], on: axis), on: axis,
                response: ScrollElement.stepResponse)
        }
        return 0
    }

    /// Returns the distance of an arrow key in points: the page length to the power of two thirds, as in GTK. A page of
    /// 600 points gives 71 points.
    private func arrowLength(on axis: Axis) -> Double {
        Foundation.pow(max(Double(scroll.alignmentLength(on: axis)), 1), 2.0 / 3)
    }

    /// The minimum length of a page, as a fraction of the viewport. Large insets would otherwise make pages short.
    private static let leastPage = 0.8

    /// Scrolls by about the length of the container.
    ///
    /// - Returns: `false` if the content can't scroll farther in this direction.
    @discardableResult
    func page(_ direction: Int, on axis: Axis? = nil) -> Bool {
        let axis = axis ?? mainAxis
        guard scroll.canMove(on: axis, by: Double(direction)) else { return false }
        let length = max(Double(scroll.alignmentLength(on: axis)), Double(scroll.viewport.size[axis]) * Self.leastPage)
        move(by: Double(direction) * length, on: axis)
        return true
    }

    private func go(toEnd: Bool) -> Bool {
        guard scroll.canMove(on: mainAxis, by: toEnd ? 1 : -1) || scroll[mainAxis].isMoving else { return false }
        let bounds = scroll[mainAxis].bounds
        move(to: toEnd ? bounds.upperBound : bounds.lowerBound, on: mainAxis, limits: .none)
        if scroll.configuration.targetBehavior == nil { scroll.targets.edge = .init(axis: mainAxis, isEnd: toEnd) }
        return true
    }

    func move(by distance: Double, on axis: Axis, response: Double = ScrollElement.glideResponse) {
        move(to: scroll[axis].destination + distance, on: axis, limits: .ofGesture, response: response)
    }

    /// The limits of a target behavior on the distance of a move, such as one page.
    enum MoveLimits { case none, ofGesture }

    /// Scrolls to an offset, or to the nearby position that the target behavior chooses.
    func move(
        to offset: Double, on axis: Axis, limits: MoveLimits, response: Double = ScrollElement.glideResponse
    ) {
        let bounds = scroll[axis].bounds
        let reachable = min(max(offset, bounds.lowerBound), bounds.upperBound)
        scroll.targets.gestureDidBegin()
        var proposed = scroll.alignmentPosition
        proposed[axis] = scroll.position(ofOffset: reachable, on: axis)
        if limits == .none, scroll.targets.limitsGestures { scroll.targets.original[axis] = proposed[axis] }
        let chosen = scroll.targets.chosen(proposed) ?? proposed
        scroll.glide(to: scroll.reachableOffset(forPosition: chosen[axis], on: axis), on: axis, response: response)
    }
}
