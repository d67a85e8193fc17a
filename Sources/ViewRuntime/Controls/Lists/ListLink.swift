import Foundation

/// The label of a link in a row. It fills the row and shows a disclosure indicator.
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

/// A button style that leaves the label unchanged, because the row shows the pressed state.
struct ListLinkStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.contentShape(.rect) }
}
