import Foundation

/// The children of a stack whose layers are in the tree.
///
/// A stack creates and lays out all its children. If there are many of them in a scroll view, only the layers within
/// one viewport length of the part that a host can show are in the tree, so that the cost of a frame depends on the
/// visible children.
/// The layer of a child with a transform or an animation is always in the tree.
@MainActor
final class ShownWindow: ChildWindow {
    /// The range of children, or `nil` for all.
    private(set) var range: Range<Int>?
    private var known: [Int]?
    @Unretained private var scroll: ScrollElement?

    func layoutDidChange(of stack: StackElement) {
        known = nil
        let around = stack.children.count < StackElement.manyChildren ? nil : stack.scrollAround(on: stack.axis)
        if around !== scroll { scroll?.visibility.remove(stack) }
        scroll = around
        range = nil
        guard let around else { return }
        around.visibility.add(stack)
        update(stack, in: around)
    }

    func stop(_ stack: StackElement) { scroll?.visibility.remove(stack) }

    func update(_ stack: StackElement, in scroll: ScrollElement) {
        guard scroll === self.scroll else { return }
        let axis = stack.axis
        let frame = stack.frame(inContentOf: scroll), rect = scroll.neededRect(), length = scroll.viewport.size[axis]
        let low = rect.origin[axis] - frame.origin[axis], high = low + rect.size[axis]
        let needed = indices(of: stack, from: low, to: high)
        if let range, range.lowerBound <= needed.lowerBound, range.upperBound >= needed.upperBound { return }
        range = indices(of: stack, from: low - length, to: high + length)
        stack.graph.needsLayersAround(stack)
    }

    /// Returns the children whose visible position can differ from their layout, in order.
    func alwaysShown(of stack: StackElement) -> [Int] {
        if let known { return known }
        let found = stack.children.indices.filter { stack.children[$0].showsElsewhere }
        known = found
        return found
    }

    func placesShownDidChange(of stack: StackElement) {
        guard range != nil else { return }
        known = nil
        stack.graph.needsLayersAround(stack)
    }

    /// Returns the children between two positions in the stack's coordinates.
    private func indices(of stack: StackElement, from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let children = stack.children, axis = stack.axis
        let isReversed = axis == .horizontal && stack.environment.layoutDirection == .rightToLeft
        /// Returns the number of children that satisfy a condition, which only the first ones do.
        func count(_ holds: (Element) -> Bool) -> Int {
            var first = 0, end = children.count
            while first < end {
                let middle = (first + end) / 2
                if holds(children[middle]) { first = middle + 1 } else { end = middle }
            }
            return first
        }
        let start: Int, end: Int
        if isReversed {
            start = count { $0.origin[axis] > high }
            end = count { $0.origin[axis] + $0.size[axis] >= low }
        } else {
            start = count { $0.origin[axis] + $0.size[axis] < low }
            end = count { $0.origin[axis] <= high }
        }
        return start..<max(start, end)
    }
}

extension StackElement: VisibilityClient {
    func visibilityDidChange(in scroll: ScrollElement) { (shown as? ShownWindow)?.update(self, in: scroll) }
}
