/// The chevron of a group or a section. It points down if the content is visible.
struct DisclosureChevron: View {
    let isExpanded: Bool
    @Environment(\.layoutDirection) private var layoutDirection

    init(isExpanded: Bool) { self.isExpanded = isExpanded }

    var body: some View {
        Image(systemName: "chevron.forward")
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.tint)
            .rotationEffect(.degrees(!isExpanded ? 0 : layoutDirection == .rightToLeft ? -90 : 90))
            .accessibilityHidden(true)
    }
}
