import Foundation

/// The part of a stack's children whose layers are in the tree.
///
/// A stack makes and lays out all its children. Where they are many and a scroll view shows few of them, only the layers of
/// those within a viewport's length of sight are kept, so that a frame costs what is visible. A child that is
/// shown elsewhere than it is laid out always is.
@MainActor
final class ShownWindow {
    /// Below this number of children all layers are kept.
    static let fewest = 64

    /// Nil when all are shown.
    private(set) var range: Range<Int>?
    private var known: [Int]?
    @Unretained private var scroll: ScrollElement?

    func layoutDidChange(of stack: StackElement) {
        known = nil
        let around = stack.children.count < Self.fewest ? nil : stack.scrollAround(on: stack.axis)
        if around !== scroll { scroll?.visibility.remove(stack) }
        scroll = around
        range = nil
        guard let around, stack.graph.zIndexElements == 0 || !stack.children.contains(where: { $0.zIndex != 0 }) else { return }
        around.visibility.add(stack)
        update(stack, in: around)
    }

    func stop(_ stack: StackElement) { scroll?.visibility.remove(stack) }

    func update(_ stack: StackElement, in scroll: ScrollElement) {
        guard scroll === self.scroll else { return }
        let axis = stack.axis
        let frame = stack.frame(inContentOf: scroll), visible = scroll.visibleRect
        let low = visible.origin[axis] - frame.origin[axis], length = visible.size[axis]
        let needed = indices(of: stack, from: low, to: low + length)
        if let range, range.lowerBound <= needed.lowerBound, range.upperBound >= needed.upperBound { return }
        range = indices(of: stack, from: low - length, to: low + 2 * length)
        stack.graph.needsLayersAround(stack)
    }

    /// The children that are shown wherever they are laid out, in order.
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

    /// The children between two places in the stack's space.
    private func indices(of stack: StackElement, from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let children = stack.children, axis = stack.axis
        let isReversed = axis == .horizontal && stack.environment.layoutDirection == .rightToLeft
        /// How many children, in order, hold a condition that holds for the first ones only.
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
