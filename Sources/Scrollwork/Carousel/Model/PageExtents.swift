/// The lengths of a carousel's pages along its axis, by slot. Slots are the positions of an endless row, counted from
/// slot 0 in both directions.
///
/// In a loop, the lengths repeat with each turn. Positions are distances in points from the leading edge of slot 0.
package struct PageExtents: Equatable, Sendable {
    private enum Lengths: Equatable, Sendable {
        case uniform(Double)
        case own(PageLengths, PageSequence)
    }

    private let lengths: Lengths
    /// The distance between two pages, in points.
    package let spacing: Double

    /// Creates extents of pages with a uniform length. A length that isn't finite, or is below 1 point, is treated as 1
    /// point.
    package init(uniform length: Double, spacing: Double) {
        lengths = .uniform(PageLengths.usable(length))
        self.spacing = Self.usableSpacing(spacing)
    }

    /// Creates extents of pages with individual lengths, in the order of a sequence.
    package init(_ own: PageLengths, spacing: Double, sequence: PageSequence) {
        lengths = .own(own, sequence)
        self.spacing = Self.usableSpacing(spacing)
    }

    private static func usableSpacing(_ spacing: Double) -> Double { spacing.isFinite ? max(spacing, 0) : 0 }

    /// Returns the extents of a loop, with enough spacing that no page appears at both ends of a container.
    ///
    /// A page leaves at one end before it enters at the other. Pages and spacing together are as long as the container
    /// and the longest page.
    ///
    /// - Parameters:
    ///   - count: The number of items.
    ///   - container: The length of the container, in points.
    package func spread(_ count: Int, around container: Double) -> PageExtents {
        guard count > 0 else { return self }
        let sum: Double, longest: Double
        switch lengths {
        case .uniform(let length): (sum, longest) = (Double(count) * length, length)
        case .own(let own, _): (sum, longest) = (own.start(of: own.count, spacing: 0), own.longest)
        }
        let needed = (container + longest - sum) / Double(count)
        return needed > spacing ? PageExtents(lengths: lengths, spacing: needed) : self
    }

    private init(lengths: Lengths, spacing: Double) {
        self.lengths = lengths
        self.spacing = spacing
    }

    /// Returns the leading edge of a slot.
    package func start(of slot: Int) -> Double {
        switch lengths {
        case .uniform(let length): return Double(slot) * (length + spacing)
        case .own(let own, let sequence): return edge(of: slot, own, sequence) - edge(of: 0, own, sequence)
        }
    }

    package func length(of slot: Int) -> Double {
        switch lengths {
        case .uniform(let length): return length
        case .own(let own, let sequence): return own.length(at: Self.split(sequence.number(at: slot), own.count).index)
        }
    }

    /// Returns the slot that covers a position with its page and the following spacing, and the fraction of the slot
    /// before the position.
    package func place(at position: Double) -> (slot: Int, part: Double) {
        switch lengths {
        case .uniform(let length):
            let exact = Self.bounded(position / (length + spacing), to: Self.farthestSlot)
            let slot = exact.rounded(.down)
            return (Int(slot), exact - slot)
        case .own(let own, let sequence):
            // On one side of the seam, slots and numbers differ by a constant.
            let border = sequence.border, sought = position + edge(of: 0, own, sequence)
            let side = sought >= 0 ? border : border - 1, ahead = sequence.number(at: side) - side
            let period = own.start(of: own.count, spacing: spacing), place = sought + run(border + ahead, own)
            let turn = Self.bounded((place / period).rounded(.down), to: Self.farthestSlot / Double(own.count))
            let rest = min(max(place - turn * period, 0), period)
            let index = own.index(at: rest, spacing: spacing)
            let part = (rest - own.start(of: index, spacing: spacing)) / (own.length(at: index) + spacing)
            return (Int(turn) * own.count + index - ahead, min(max(part, 0), 1))
        }
    }

    /// Returns the leading edge of a slot, as a distance from the border between the two parts of the sequence.
    private func edge(of slot: Int, _ own: PageLengths, _ sequence: PageSequence) -> Double {
        let number = sequence.number(at: slot)
        return run(number, own) - run(number - slot + sequence.border, own)
    }

    /// Returns the start of a page by its number, which continues to increase with each turn of a loop.
    private func run(_ number: Int, _ own: PageLengths) -> Double {
        let (turn, index) = Self.split(number, own.count)
        return Double(turn) * own.start(of: own.count, spacing: spacing) + own.start(of: index, spacing: spacing)
    }

    /// The magnitude of the farthest slot, which doesn't overflow an integer.
    private static let farthestSlot = 1e18

    private static func bounded(_ value: Double, to limit: Double) -> Double {
        value.isFinite ? min(max(value, -limit), limit) : 0
    }

    private static func split(_ number: Int, _ count: Int) -> (turn: Int, index: Int) {
        let rest = number % count
        return rest < 0 ? (number / count - 1, rest + count) : (number / count, rest)
    }
}
