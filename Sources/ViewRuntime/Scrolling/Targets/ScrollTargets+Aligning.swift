import Foundation
import ScrollMechanics

/// The positions at which the targets of a scroll view are aligned, in order along its axis, in the current layout.
struct AlignedPoints: SnapPoints {
    private let scroll: ScrollElement
    private let container: any ScrollTargetContainer
    private let axis: Axis
    /// The anchor of the target and of the container on the axis.
    private let anchor: CGFloat
    /// The frame of the container in the content.
    private let frame: CGRect

    @MainActor init(_ scroll: ScrollElement, _ container: any ScrollTargetContainer, anchor: CGFloat, on axis: Axis) {
        self.scroll = scroll
        self.container = container
        self.axis = axis
        self.anchor = anchor
        frame = scroll.contentFrame(of: container.bounds, in: container)
    }

    /// Returns the leading position and the length of a target.
    @MainActor private func span(_ index: Int) -> (start: CGFloat, length: CGFloat) {
        let target = container.targetFrame(at: index).offsetBy(dx: frame.minX, dy: frame.minY)
        return (scroll.leadingPosition(of: target, on: axis), target.size[axis])
    }

    /// Returns the position at which the anchors of a target and the container are aligned.
    @MainActor func position(of index: Int) -> CGFloat {
        let span = span(index)
        return span.start + anchor * (span.length - scroll.alignmentLength(on: axis))
    }

    /// Returns the index of the target whose anchor is nearest to that of the container at a position. If two are
    /// equally near, it is the one that contains the position.
    @MainActor func index(nearestTo position: CGFloat) -> Int? {
        let room = scroll.alignmentLength(on: axis), base = scroll.leadingPosition(of: frame, on: axis)
        guard var index = container.targetIndex(near: position + anchor * room - base, on: axis) else { return nil }
        func distance(_ index: Int) -> CGFloat {
            let span = span(index)
            return abs(span.start + anchor * span.length - position - anchor * room)
        }
        // Compare the found target with its neighbors, because lengths can differ.
        var best = distance(index)
        for candidate in [index - 1, index + 1] where candidate >= 0 && candidate < container.targetCount {
            let far = distance(candidate)
            if far < best - Tolerance.offset {
                best = far
                index = candidate
            }
        }
        return index
    }

    // MARK: Snap points

    // Behaviors aren't isolated, but a scroll view calls them only on the main actor.

    func nearest(to position: Double) -> SnapPoint? {
        MainActor.assumeIsolated {
            guard let index = index(nearestTo: CGFloat(position)) else { return nil }
            let found = point(index)
            guard index + 1 < container.targetCount else { return found }
            let next = point(index + 1)
            let isAsNear = next.position - position <= position - found.position + Tolerance.offset
            return isAsNear ? next : found
        }
    }

    func point(clamping index: Int) -> SnapPoint? {
        MainActor.assumeIsolated {
            let count = container.targetCount
            return count > 0 ? point(min(max(index, 0), count - 1)) : nil
        }
    }

    @MainActor private func point(_ index: Int) -> SnapPoint {
        SnapPoint(index: index, position: Double(position(of: index)))
    }
}

extension ScrollTargets {
    /// Returns the aligned positions of the targets, or `nil` if there is no target layout.
    ///
    /// - Parameters:
    ///   - anchor: The anchor of the target and of the container on the axis.
    ///   - axis: The axis.
    func alignedPoints(anchor: CGFloat, on axis: Axis) -> AlignedPoints? {
        container.map { AlignedPoints(scroll, $0, anchor: anchor, on: axis) }
    }

    /// Returns the index of the target whose anchor is nearest to that of the container.
    func nearest(to position: CGFloat, on axis: Axis, anchor: CGFloat = 0) -> Int? {
        container.flatMap { nearest(to: position, in: $0, on: axis, anchor: anchor) }
    }

    func nearest(to position: CGFloat, in container: any ScrollTargetContainer, on axis: Axis, anchor: CGFloat) -> Int?
    {
        AlignedPoints(scroll, container, anchor: anchor, on: axis).index(nearestTo: position)
    }

    /// Returns the position at which the anchors of a target and the container are aligned.
    func restPosition(_ index: Int, in container: any ScrollTargetContainer, on axis: Axis, anchor: CGFloat) -> CGFloat
    {
        AlignedPoints(scroll, container, anchor: anchor, on: axis).position(of: index)
    }
}
