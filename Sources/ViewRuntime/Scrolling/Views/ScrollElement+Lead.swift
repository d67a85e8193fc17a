import Foundation
import LayerTree

/// Support for hosts that show the content ahead of the scene's frames.
extension ScrollElement {
    /// The greatest expected speed of a finger that starts a drag, in points per second.
    private static let suddenSpeed: CGFloat = 1000

    /// Describes the motion of the content on its layer, if the host requests it.
    func updateLayerMotion() {
        guard graph.lead != nil else { return }
        let hadMotion = contentLayer.motion != nil
        contentLayer.motion =
            movesAsOne
            ? LayerMotion(horizontal: layerMotion(on: .horizontal), vertical: layerMotion(on: .vertical)) : nil
        let isFar = [Axis.horizontal, .vertical].contains { axis in
            scrolls(on: axis) && abs(describedOffset[axis] - contentOffset[axis]) > viewport.size[axis] / 2
        }
        if isFar || hadMotion != (contentLayer.motion != nil) { restsDidChange() }
    }

    /// Describes the offsets at which the content comes to rest, as soon as the layout is final.
    func restsDidChange() {
        guard graph.lead != nil, !willDescribeRests else { return }
        willDescribeRests = true
        graph.whenSettled { [weak self] in self?.describeRests() }
    }

    private func describeRests() {
        willDescribeRests = false
        guard isMounted, isPlaced else { return }
        describedOffset = contentOffset
        contentLayer.rests =
            contentLayer.motion == nil
            ? nil : LayerRests(horizontal: rests(on: .horizontal), vertical: rests(on: .vertical))
    }

    private func rests(on axis: Axis) -> [Double]? {
        guard scrolls(on: axis), gesture.isEnabled else { return nil }
        let shift = offset(ofPosition: 0, on: axis) - self[axis].totalGrowth
        return targets.choice(on: axis)?.shifted(by: shift).numbers
    }

    /// Whether everything inside moves with the content: no view is pinned, and no effect moves a view.
    private var movesAsOne: Bool { movingEffects.isEmpty && !visibility.hasPins }

    private func layerMotion(on axis: Axis) -> LayerMotion.Axis? {
        guard scrolls(on: axis), gesture.isEnabled else { return nil }
        let motion = self[axis]
        // Beyond an edge, an outer scroll view or a sheet can take over the drag.
        let isAlone = scrollAround(on: axis) == nil && !(axis == .vertical && configuration.sheetTakesPulls)
        return LayerMotion.Axis(
            course: motion.course, growth: motion.totalGrowth, bounds: motion.grownBounds, viewport: motion.viewport,
            bounces: motion.bounces, stretches: motion.bounces && isAlone,
            isMirrored: axis == .horizontal && isRightToLeft)
    }

    /// The rectangle that can be visible before the host displays the next frame, in the coordinates of the content.
    var neededRect: CGRect {
        let visible = visibleRect
        guard let lead = graph.lead, lead > 0 else { return visible }
        var needed = visible
        for axis in [Axis.horizontal, .vertical] where scrolls(on: axis) {
            let length = visible.size[axis]
            let margin = min(CGFloat(lead) * Self.suddenSpeed, length / 2)
            let speed =
                self[axis].isHeld
                ? gesture.velocityOfDrag(on: axis, at: graph.time) : self[axis].velocity(at: graph.time)
            let distance = CGFloat(axis == .horizontal && isRightToLeft ? -speed : speed) * CGFloat(lead)
            let ahead = min(max(distance, -length), length)
            needed.origin[axis] -= max(margin, -ahead)
            needed.size[axis] += max(margin, -ahead) + max(margin, ahead)
        }
        return needed
    }
}
