/// The positions of a section's header, content, and footer among the slots of a container.
struct SectionSpan: Equatable {
    let header: Range<Int>
    let content: Range<Int>
    let footer: Range<Int>

    /// All slots of the section.
    var all: Range<Int> { header.lowerBound..<footer.upperBound }

    func moved(by slots: Int) -> SectionSpan {
        func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + slots..<range.upperBound + slots }
        return SectionSpan(header: moved(header), content: moved(content), footer: moved(footer))
    }
}

extension [SectionSpan] {
    /// Returns the section that contains a slot, or `nil` if there is none. The sections must be in order.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of sections.
    func span(containing slot: Int) -> SectionSpan? {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].all.upperBound <= slot { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low].all.contains(slot) ? self[low] : nil
    }
}
