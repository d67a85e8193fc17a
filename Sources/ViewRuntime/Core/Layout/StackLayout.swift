import Foundation

/// Divides the space of a stack among its children.
///
/// The layout sizes groups of children with equal priority, highest priority first. It reserves the minimum lengths of
/// the groups that follow. In a group, the least flexible children come first, and each receives an equal share of the
/// remaining space.
@MainActor
struct StackLayout {
    let axis: Axis
    let alignment: AlignmentKey
    /// The spacing in points, or `nil` for the children's preferred spacing.
    let spacing: CGFloat?

    struct Result {
        var size: CGSize
        var origins: [CGPoint]
        var proposals: [ProposedViewSize]
    }

    /// Returns the proposal with which a stack of a size places its children. Where nothing determines the length
    /// across the axis, the children can fill that of the stack, as a divider does.
    nonisolated static func placing(_ proposal: ProposedViewSize, _ axis: Axis, in size: CGSize) -> ProposedViewSize {
        var placing = proposal
        if placing[axis.other] == nil { placing[axis.other] = size[axis.other] }
        return placing
    }

    func gaps(between children: [Element]) -> [CGFloat] {
        guard children.count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: children.count - 1) }
        var gaps: [CGFloat] = []
        gaps.reserveCapacity(children.count - 1)
        var last = children[0].spacing
        for child in children.dropFirst() {
            let next = child.spacing
            gaps.append(last.distance(to: next, along: axis))
            last = next
        }
        return gaps
    }

    func layout(_ children: [Element], in proposal: ProposedViewSize) -> Result {
        let gaps = gaps(between: children)
        let proposals = proposals(for: children, in: proposal, gaps: gaps)
        return align(children, proposals, gaps)
    }

    // MARK: Sizes

    private func proposals(
        for children: [Element], in proposal: ProposedViewSize, gaps: [CGFloat]
    ) -> [ProposedViewSize] {
        guard let total = proposal[axis] else { return Array(repeating: proposal, count: children.count) }
        var result = Array(repeating: proposal, count: children.count)
        var room = total - gaps.reduce(0, +)
        if children.count == 1 {
            result[0][axis] = max(room, 0)
            return result
        }
        let sizing = children.map { Sizing(range: $0.lengthRange(on: axis, proposal: proposal), priority: $0.priority) }
        var order = Array(children.indices)
        // Similar children, for example in a row of cells, are already in order.
        if !zip(sizing, sizing.dropFirst()).allSatisfy({ !$1.comesBefore($0) }) {
            order.sort { a, b in sizing[a].comesBefore(sizing[b]) || !sizing[b].comesBefore(sizing[a]) && a < b }
        }
        var reserved: CGFloat = 0
        for child in sizing { reserved += child.range.lowerBound }
        var index = 0
        while index < order.count {
            var end = index
            while end < order.count, sizing[order[end]].priority == sizing[order[index]].priority {
                reserved -= sizing[order[end]].range.lowerBound
                end += 1
            }
            for position in index..<end {
                let child = order[position]
                result[child][axis] = max((room - reserved) / CGFloat(end - position), 0)
                room -= children[child].size(for: result[child])[axis]
            }
            index = end
        }
        return result
    }

    /// The properties that determine the order in which children are sized.
    private struct Sizing {
        let range: ClosedRange<CGFloat>
        let priority: Double
        let flexibility: CGFloat

        init(range: ClosedRange<CGFloat>, priority: Double) {
            self.range = range
            self.priority = priority
            flexibility = min(range.upperBound, .boundless) - range.lowerBound
        }

        nonisolated func comesBefore(_ other: Sizing) -> Bool {
            if priority != other.priority { return priority > other.priority }
            // Of children without a limit, those with the larger minimum come first.
            return flexibility < other.flexibility
        }
    }

    // MARK: Positions

    private func align(_ children: [Element], _ proposals: [ProposedViewSize], _ gaps: [CGFloat]) -> Result {
        var origins: [CGPoint] = []
        origins.reserveCapacity(children.count)
        var position: CGFloat = 0
        var low: CGFloat = .infinity, high: CGFloat = -.infinity
        let cross = axis.other
        for (index, child) in children.enumerated() {
            let size = child.size(for: proposals[index])
            let guide = child.guide(alignment, size: size, proposal: proposals[index])
            var origin = CGPoint.zero
            origin[axis] = position
            origin[cross] = -guide
            origins.append(origin)
            low = min(low, -guide)
            high = max(high, size[cross] - guide)
            position += size[axis] + (index < gaps.count ? gaps[index] : 0)
        }
        if children.isEmpty { return Result(size: .zero, origins: [], proposals: []) }
        for index in origins.indices { origins[index][cross] -= low }
        var size = CGSize.zero
        size[axis] = max(position, 0)
        size[cross] = high - low
        return Result(size: size, origins: origins, proposals: proposals)
    }
}
