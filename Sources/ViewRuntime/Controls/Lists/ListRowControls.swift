/// The controls of the list beside the content of a row: its edit controls, or the chevron of a section.
struct ListRowControls: View {
    enum Kind {
        case editing(ListEditing)
        case chevron(isExpanded: Bool)
    }

    let kind: Kind

    var body: some View {
        switch kind {
        case .editing(let editing): editing
        case .chevron(let isExpanded):
            HStack(spacing: 0) {
                Spacer(minLength: 0)
                DisclosureChevron(isExpanded: isExpanded).padding(.trailing, 12).animation(.default, value: isExpanded)
            }
            .allowsHitTesting(false)
        }
    }
}
