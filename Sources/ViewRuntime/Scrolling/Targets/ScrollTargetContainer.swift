import Foundation

/// A container whose children are scroll targets, in order along its axis.
@MainActor
protocol ScrollTargetContainer: Element {
    var targetCount: Int { get }
    /// Returns the measured or estimated frame of a target in the container's coordinates.
    func targetFrame(at index: Int) -> CGRect
    func appendTargetIdentities(at index: Int, to identities: inout [AnyHashable])
    /// Returns the views of a target, in order, with their frames in the container's coordinates and their identities.
    func targetViews(at index: Int) -> [(frame: CGRect, identities: [AnyHashable])]
    /// Returns the target at a position relative to the container's leading edge, or `nil` if there are no targets.
    func targetIndex(near position: CGFloat, on axis: Axis) -> Int?
}

extension ContainerElement: ScrollTargetContainer {
    var targetCount: Int { children.count }

    func targetFrame(at index: Int) -> CGRect { CGRect(origin: children[index].origin, size: children[index].size) }

    func appendTargetIdentities(at index: Int, to identities: inout [AnyHashable]) {
        identities.append(contentsOf: childIdentities[index])
    }

    func targetViews(at index: Int) -> [(frame: CGRect, identities: [AnyHashable])] {
        [(targetFrame(at: index), childIdentities[index])]
    }

    func targetIndex(near position: CGFloat, on axis: Axis) -> Int? {
        let children = children
        if children.isEmpty { return nil }
        let isMirrored = axis == .horizontal && environment.layoutDirection == .rightToLeft
        func start(_ index: Int) -> CGFloat {
            isMirrored
                ? size.width - children[index].origin.x - children[index].size.width : children[index].origin[axis]
        }
        // The last child that starts at or before the position.
        var low = 0, high = children.count
        while low < high {
            let middle = (low + high) / 2
            if start(middle) <= position { low = middle + 1 } else { high = middle }
        }
        return max(low - 1, 0)
    }
}
