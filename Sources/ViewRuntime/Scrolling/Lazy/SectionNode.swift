/// The header, the content, and the footer of a section.
final class SectionNode: ListNode {
    /// Whether the header and the footer have the appearance of a list.
    var isInList = false

    override func appendSections(to sections: inout [SectionSpan], from first: Int) {
        let content = first + children[0].slotCount
        let footer = content + children[1].slotCount
        sections.append(
            SectionSpan(header: first..<content, content: content..<footer, footer: footer..<footer + children[2].slotCount))
    }
}
