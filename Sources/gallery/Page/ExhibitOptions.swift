import SwiftUI

/// A card with the options of an exhibit.
struct ExhibitOptions<Rows: View>: View {
    /// A Boolean value that indicates whether the card can collapse to its heading.
    let isCollapsible: Bool
    /// A Boolean value that indicates whether a card that can collapse shows its rows.
    @Binding var isOpen: Bool
    @ViewBuilder let rows: Rows

    var body: some View {
        VStack(spacing: 0) {
            if isCollapsible {
                Button {
                    withAnimation(.snappy) { isOpen.toggle() }
                } label: {
                    heading
                }
                .buttonStyle(.plain)
                .accessibilityValue(isOpen ? Text("open") : Text("closed"))
                .accessibilityIdentifier("options")
            } else {
                heading.accessibilityAddTraits(.isHeader)
            }
            if isOpen || !isCollapsible {
                Divider()
                // If the page is too low, the options scroll.
                ViewThatFits(in: .vertical) {
                    list
                    ScrollView { list }
                }
            }
        }
        .card()
    }

    private var heading: some View {
        HStack {
            Text("Options")
                .font(.headline)
            Spacer(minLength: 12)
            if isCollapsible {
                Image(systemName: "chevron.down")
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(.secondary)
                    .rotationEffect(.degrees(isOpen ? 180 : 0))
                    .accessibilityHidden(true)
            }
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 16)
        .contentShape(Rectangle())
    }

    private var list: some View {
        VStack(alignment: .leading, spacing: 18) { rows }
            .font(.subheadline)
            .toggleStyle(.switch)
            .padding(20)
    }
}
