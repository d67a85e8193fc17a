/// How long the pages of a carousel are along its axis, by slot: the places of an endless row, counted from slot 0 both ways.
///
/// In a loop the lengths repeat with every turn. Positions are points from the leading edge of slot 0.
package struct PageExtents: Equatable, Sendable {
    private enum Lengths: Equatable, Sendable {
        case uniform(Double)
        case own(PageLengths, PageSequence)
    }

    private let lengths: Lengths
    /// Points between two pages.
    package let spacing: Double

    /// Pages of one length; one that is not finite or less than a point counts as a point.
    package init(uniform length: Double, spacing: Double) {
        lengths = .uniform(PageLengths.usable(length))
        self.spacing = Self.usableSpacing(spacing)
    }

    /// Pages of their own lengths, each where a sequence shows it.
    package init(_ own: PageLengths, spacing: Double, sequence: PageSequence) {
        lengths = .own(own, sequence)
        self.spacing = Self.usableSpacing(spacing)
    }

    private static func usableSpacing(_ spacing: Double) -> Double { spacing.isFinite ? max(spacing, 0) : 0 }

    /// The same for a loop of so many items, far enough apart that none is seen at both ends of a container.
    ///
    /// A page that leaves at one end must be out of sight before it comes in at the other: pages and spacing are together as long as the
    /// container and the longest page.
    package func spread(_ count: Int, around container: Double) -> PageExtents {
        guard count > 0 else { return self }
        let sum: Double, longest: Double
        switch lengths {
        case .uniform(let length): (sum, longest) = (Double(count) * length, length)
        case .own(let own, _): (sum, longest) = (own.start(of: own.count, spacing: 0), own.longest)
        }
        let wanted = (container + longest - sum) / Double(count)
        return wanted > spacing ? PageExtents(lengths: lengths, spacing: wanted) : self
    }

    private init(lengths: Lengths, spacing: Double) {
        self.lengths = lengths
        self.spacing = spacing
    }

    /// The leading edge of a slot.
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

    /// The slot that covers a position with its page and the spacing after it, and how much of that lies before the position.
    package func place(at position: Double) -> (slot: Int, part: Double) {
        switch lengths {
        case .uniform(let length):
            let exact = Self.bounded(position / (length + spacing))
            let slot = exact.rounded(.down)
            return (Int(slot), exact - slot)
        case .own(let own, let sequence):
            // On the side of the seam that the position is on, slots and numbers differ by the same.
            let border = sequence.border, sought = position + edge(of: 0, own, sequence)
            let side = sought >= 0 ? border : border - 1, ahead = sequence.number(at: side) - side
            let period = own.start(of: own.count, spacing: spacing), place = sought + run(border + ahead, own)
            let turn = Self.bounded((place / period).rounded(.down))
            let rest = min(max(place - turn * period, 0), period)
            let index = own.index(at: rest, spacing: spacing)
            let part = (rest - own.start(of: index, spacing: spacing)) / (own.length(at: index) + spacing)
            return (Int(turn) * own.count + index - ahead, min(max(part, 0), 1))
        }
    }

    /// The leading edge of a slot, counted from the border of the sequence's two parts.
    private func edge(of slot: Int, _ own: PageLengths, _ sequence: PageSequence) -> Double {
        let number = sequence.number(at: slot)
        return run(number, own) - run(number - slot + sequence.border, own)
    }

    /// Where the page of a number begins that counts on with every turn of a loop.
    private func run(_ number: Int, _ own: PageLengths) -> Double {
        let (turn, index) = Self.split(number, own.count)
        return Double(turn) * own.start(of: own.count, spacing: spacing) + own.start(of: index, spacing: spacing)
    }

    /// Far from what would overflow an integer.
    private static func bounded(_ value: Double) -> Double { value.isFinite ? min(max(value, -1e12), 1e12) : 0 }

    private static func split(_ number: Int, _ count: Int) -> (turn: Int, index: Int) {
        let rest = number % count
        return rest < 0 ? (number / count - 1, rest + count) : (number / count, rest)
    }
}
