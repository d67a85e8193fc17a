import Foundation

/// What a lazy container made for one slot: most often a single element.
@MainActor
final class LazyRow {
    var slot: Int
    var elements: [Element] = []
    var identities: [AnyHashable] = []
    /// The length along the container's axis with the gap after it; 0 for a row without elements.
    private(set) var extent: Double = 0
    private(set) var extentLength: CGFloat = 0
    private(set) var crossLength: CGFloat = 0
    private var proposal = ProposedViewSize.unspecified
    private var positions: [CGFloat] = []
    private var guides: [CGFloat] = []

    init(_ slot: Int) { self.slot = slot }

    func measure(axis: Axis, gap: CGFloat, alignment: AlignmentKey, proposal: ProposedViewSize) -> Double {
        self.proposal = proposal
        positions.removeAll(keepingCapacity: true)
        guides.removeAll(keepingCapacity: true)
        var position: CGFloat = 0
        crossLength = 0
        for element in elements {
            let size = element.size(for: proposal)
            positions.append(position)
            guides.append(element.guide(alignment, size: size, proposal: proposal))
            position += size[axis] + gap
            crossLength = max(crossLength, size[axis.other])
        }
        extentLength = elements.isEmpty ? 0 : position - gap
        extent = elements.isEmpty ? 0 : Double(position)
        return extent
    }

    func place(in stack: LazyStackElement, at offset: CGFloat) {
        for (index, element) in elements.enumerated() {
            stack.placeElement(element, main: offset + positions[index], guide: guides[index], proposal: proposal)
        }
    }
}
