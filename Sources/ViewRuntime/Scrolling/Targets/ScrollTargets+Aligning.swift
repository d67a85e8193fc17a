import Foundation
import ScrollMechanics

/// The positions at which the targets of a scroll view are aligned, in order along its axis.
struct AlignedPoints: SnapPoints {
    let targets: ScrollTargets
    let container: any ScrollTargetContainer
    let axis: Axis
    /// The anchor of the target and of the container on the axis.
    let anchor: CGFloat

    // Behaviors aren't isolated, but a scroll view calls them only on the main actor.

    func nearest(to position: Double) -> SnapPoint? {
        MainActor.assumeIsolated {
            let index = targets.nearest(to: CGFloat(position), in: container, on: axis, anchor: anchor)
            return index.map { point(at: $0) }
        }
    }

    func first(atOrAfter position: Double) -> SnapPoint? {
        guard let found = nearest(to: position), found.position < position else { return nearest(to: position) }
        let next = point(clamping: found.index + 1)
        return next?.index == found.index ? nil : next
    }

    func last(atOrBefore position: Double) -> SnapPoint? {
        guard let found = nearest(to: position), found.position > position else { return nearest(to: position) }
        let previous = point(clamping: found.index - 1)
        return previous?.index == found.index ? nil : previous
    }

    func point(clamping index: Int) -> SnapPoint? {
        MainActor.assumeIsolated {
            let count = container.targetCount
            return count > 0 ? point(at: min(max(index, 0), count - 1)) : nil
        }
    }

    @MainActor private func point(at index: Int) -> SnapPoint {
        SnapPoint(index: index, position: Double(targets.restPosition(index, in: container, on: axis, anchor: anchor)))
    }
}

extension ScrollTargets {
    /// Returns the aligned positions of the targets, or `nil` if there is no target layout.
    ///
    /// - Parameters:
    ///   - anchor: The anchor of the target and of the container on the axis.
    ///   - axis: The axis.
    func alignedPoints(anchor: CGFloat, on axis: Axis) -> AlignedPoints? {
        container.map { AlignedPoints(targets: self, container: $0, axis: axis, anchor: anchor) }
    }
}
