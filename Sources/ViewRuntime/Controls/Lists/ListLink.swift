import Foundation

/// A link in a row: as wide as the row, with a sign that it leads further.
struct ListLinkLabel<Label: View>: View {
    let label: Label

    var body: some View {
        HStack(spacing: 8) {
            label
            Spacer(minLength: 0)
            Image(systemName: "chevron.forward")
                .font(.system(size: 13, weight: .semibold))
                .foregroundStyle(Color(SystemColor.tertiary))
                .accessibilityHidden(true)
        }
    }
}

/// The label as it is; the row shows that it is pressed.
struct ListLinkStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.contentShape(.rect) }
}
