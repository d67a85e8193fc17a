import Foundation

/// Moving the content under the viewport, and telling so.
extension ScrollElement {
    /// Shows the motions' offsets.
    func applyOffset() {
        let offset = graph.rounded(contentOffset)
        contentLayer.position = CGPoint(x: -offset.x, y: -offset.y)
        graph.semanticsTree.setNeedsRefresh()
    }

    /// The content moved under the viewport.
    func offsetDidChange() {
        applyOffset()
        visibilityDidChange()
        graph.places.check()
        targets.contentDidMove()
        tellGeometry()
        indicators.contentDidMove()
        edgeEffect?.contentDidMove()
        refreshControl?.contentDidMove()
        graph.requestFrame()
    }

    func visibilityDidChange() { visibility.update(in: self) }

    /// Content before what is visible on an axis turned out larger by `delta` points than was thought.
    func correct(_ axis: Axis, by delta: CGFloat) {
        self[axis].contentDidGrow(by: Double(delta))
        targets.shift(by: delta, on: axis)
        applyOffset()
    }

    /// What is seen of the content, in the coordinates in which the content is placed.
    package var visibleRect: CGRect {
        CGRect(
            x: viewport.minX + contentOffset.x, y: viewport.minY + contentOffset.y, width: viewport.width,
            height: viewport.height)
    }

    /// The visible part less the insets, where targets are aligned.
    var alignmentRect: CGRect { visibleRect.inset(by: contentInsets, isMirrored: isRightToLeft) }

    var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: contentOffset, contentSize: contentSize, contentInsets: contentInsets,
            containerSize: CGSize(
                width: max(viewport.width - contentInsets.leading - contentInsets.trailing, 0),
                height: max(viewport.height - contentInsets.top - contentInsets.bottom, 0)))
    }

    func tellGeometry() {
        if configuration.observers.isEmpty { return }
        let now = geometry
        if now == lastGeometry { return }
        lastGeometry = now
        for observer in configuration.observers { observer.scrollGeometryDidChange(self) }
    }

    func setPhase(_ new: ScrollPhase) {
        if new == phase { return }
        let old = phase
        phase = new
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

    /// Starts sampling the motions in every frame, or ends the movement if there is none.
    func motionsDidStart(_ phase: ScrollPhase) {
        // Whatever it is that moves now, it goes elsewhere.
        targets.cancelJump()
        targets.isStepping = false
        if horizontal.isMoving || vertical.isMoving {
            setPhase(phase)
            graph.add(self)
        } else {
            offsetDidChange()
            setPhase(.idle)
        }
    }
}
