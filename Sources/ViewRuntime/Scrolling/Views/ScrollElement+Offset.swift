import Foundation

/// Moves the content in the viewport and notifies observers.
extension ScrollElement {
    /// Applies the offsets of the motions to the content's layer.
    func applyOffset() {
        let offset = graph.rounded(contentOffset)
        contentLayer.position = CGPoint(x: -offset.x, y: -offset.y)
        updateLayerMotion()
        graph.semanticsTree.setNeedsRefresh()
    }

    /// Moves the content and notifies the observers of the offset, in their order.
    func offsetDidChange() {
        applyOffset()
        for observer in offsetObservers { observer.offsetDidChange(of: self) }
        graph.requestFrame()
    }

    func visibilityDidChange() { visibility.update(in: self) }

    /// Corrects the offset after the content before the viewport has grown by a distance in points.
    func correct(_ axis: Axis, by delta: CGFloat) {
        self[axis].contentDidGrow(by: Double(delta))
        targets.shift(by: delta, on: axis)
        applyOffset()
    }

    /// The visible rectangle in the coordinates in which the content is placed.
    package var visibleRect: CGRect {
        CGRect(
            x: viewport.minX + contentOffset.x, y: viewport.minY + contentOffset.y, width: viewport.width,
            height: viewport.height)
    }

    /// The visible rectangle without the insets, to which targets align.
    var alignmentRect: CGRect { visibleRect.inset(by: contentInsets, isMirrored: isRightToLeft) }

    var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: contentOffset, contentSize: contentSize, contentInsets: contentInsets,
            containerSize: CGSize(
                width: max(viewport.width - contentInsets.leading - contentInsets.trailing, 0),
                height: max(viewport.height - contentInsets.top - contentInsets.bottom, 0)))
    }

    /// The velocity of the content offset in points per second. It's 0 while a finger holds the content.
    package var currentVelocity: CGVector {
        let dx = horizontal.velocity(at: graph.time), dy = vertical.velocity(at: graph.time)
        return CGVector(dx: isRightToLeft ? 0 - dx : dx, dy: dy)
    }

    func setPhase(_ new: ScrollPhase) {
        if new == phase { return }
        let old = phase
        phase = new
        updateLayerMotion()
        for observer in configuration.observers { observer.scrollPhaseDidChange(self, from: old, to: new) }
        indicators.phaseDidChange()
        targets.phaseDidChange(from: old)
    }
}

extension ScrollElement: FrameClient {
    func step(to time: Double) -> FrameDemand {
        var isMoving = false
        for axis in [Axis.horizontal, .vertical] where self[axis].isMoving {
            isMoving = self[axis].step(to: time) || isMoving
        }
        offsetDidChange()
        if isMoving { return .nextFrame }
        if phase == .animating { targets.jumpDidArrive() }
        if phase == .decelerating || phase == .animating { setPhase(.idle) }
        return .done
    }

    /// Starts stepping the motions in each frame, or ends the scroll if there is no motion.
    func motionsDidStart(_ phase: ScrollPhase) {
        // The content has a new destination.
        targets.cancelJump()
        targets.edge = nil
        targets.isStepping = false
        if horizontal.isMoving || vertical.isMoving {
            setPhase(phase)
            graph.add(self)
        } else {
            // A tap on content at rest is no movement: it shows no indicators, and isn't reported as one.
            if self.phase == .tracking { applyOffset() } else { offsetDidChange() }
            setPhase(.idle)
        }
    }
}
