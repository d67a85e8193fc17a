/// A section's header, content and footer, one after the other.
final class SectionNode: ListNode {
    /// Whether header and footer look as those of lists do.
    var isInList = false

    override func appendSections(to sections: inout [SectionSpan], from first: Int) {
        let content = first + children[0].slotCount
        let footer = content + children[1].slotCount
        sections.append(
            SectionSpan(header: first..<content, content: content..<footer, footer: footer..<footer + children[2].slotCount))
    }
}
