import Foundation

extension ScrollElement {
    /// Scrolls by the smallest distance that shows a rectangle of an element inside. A target behavior chooses the
    /// nearest position that shows the center of the rectangle.
    func show(_ rect: CGRect, of element: Element) {
        let frame = contentFrame(of: rect, in: element)
        let x = position(showing: frame, on: .horizontal), y = position(showing: frame, on: .vertical)
        if x == nil, y == nil { return }
        guard configuration.targetBehavior != nil else { return move(toX: x, y: y, animation: nil) }
        for axis in activeAxes where (axis == .horizontal ? x : y) != nil {
            let center = leadingPosition(of: frame, on: axis) + frame.size[axis] / 2
            let offset = reachableOffset(forPosition: center - alignmentLength(on: axis) / 2, on: axis)
            gesture.move(to: offset, on: axis, limits: .none)
        }
    }

    /// Returns the nearest position that shows a frame of the content, or `nil` for the current one. A frame that is
    /// longer than the visible part fills it.
    private func position(showing frame: CGRect, on axis: Axis) -> CGFloat? {
        guard scrolls(on: axis) else { return nil }
        let position = alignmentPosition(on: axis), length = alignmentLength(on: axis)
        let low = leadingPosition(of: frame, on: axis), high = low + frame.size[axis]
        let isBefore = low < position - Tolerance.rest, isAfter = high > position + length + Tolerance.rest
        if isBefore == isAfter { return nil }
        return isBefore == (high - low <= length) ? low : high - length
    }
}
