import Foundation

/// A container whose children a scroll view may come to rest at, in order along its axis.
@MainActor
protocol ScrollTargetContainer: Element {
    var targetCount: Int { get }
    /// In the container's space, as laid out or estimated.
    func targetFrame(at index: Int) -> CGRect
    func appendTargetIdentities(at index: Int, to identities: inout [AnyHashable])
    /// The target at a position counted from the container's leading edge; nil when there is none.
    func targetIndex(near position: CGFloat, on axis: Axis) -> Int?
    /// Made for the moment if that is the only way to know.
    func targetIndex(withID id: AnyHashable) -> Int?
    /// Keeps one target made, although it may not be visible.
    func hold(_ index: Int?)
    /// What is made of a target.
    func elements(ofTarget index: Int) -> [Element]
}

extension ContainerElement: ScrollTargetContainer {
    var targetCount: Int { children.count }

    func targetFrame(at index: Int) -> CGRect { CGRect(origin: children[index].origin, size: children[index].size) }

    func appendTargetIdentities(at index: Int, to identities: inout [AnyHashable]) {
        identities.append(contentsOf: childIdentities[index])
    }

    func targetIndex(near position: CGFloat, on axis: Axis) -> Int? {
        let children = children
        if children.isEmpty { return nil }
        let isMirrored = axis == .horizontal && environment.layoutDirection == .rightToLeft
        func start(_ index: Int) -> CGFloat {
            isMirrored ? size.width - children[index].origin.x - children[index].size.width : children[index].origin[axis]
        }
        // The last child that starts at or before the position.
        var low = 0, high = children.count
        while low < high {
            let middle = (low + high) / 2
            if start(middle) <= position { low = middle + 1 } else { high = middle }
        }
        return max(low - 1, 0)
    }

    func targetIndex(withID id: AnyHashable) -> Int? { childIdentities.firstIndex { $0.contains(id) } }

    func hold(_ index: Int?) {}

    func elements(ofTarget index: Int) -> [Element] { [children[index]] }
}
