/// The header, the content, and the footer of a section.
final class SectionNode: ListNode {
    /// The style of the header and the footer, or `nil` for none.
    var style: SectionStyle?

    override func appendSections(to sections: inout [SectionSpan], from first: Int) {
        let content = first + children[0].slotCount
        let footer = content + children[1].slotCount
        sections.append(
            SectionSpan(
                header: first..<content, content: content..<footer, footer: footer..<footer + children[2].slotCount))
    }
}

/// The style of the headers and footers of sections, as in lists and menus.
struct SectionStyle {
    let header: _EnvironmentTransformModifier
    let footer: _EnvironmentTransformModifier
}
