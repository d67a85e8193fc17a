import SwiftUI

/// The name of the gallery and the titles of its exhibits, with the selected one on a card.
struct ExhibitList: View {
    /// The name of the selected exhibit.
    @Binding var chosen: String
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        ScrollViewReader { reader in
            ScrollView(.horizontal) {
                HStack(spacing: 2) {
                    Text("Scrollwork")
                        .font(.title3.weight(.bold))
                        .padding(.trailing, 10)
                        .accessibilityAddTraits(.isHeader)
                    ForEach(Exhibit.all) { exhibit in
                        title(of: exhibit)
                    }
                }
                .padding(.horizontal, ExhibitPage<EmptyView>.margin)
                .padding(.vertical, 14)
            }
            .scrollIndicators(.hidden)
            // Also scrolls to an exhibit from the address of the page.
            .onAppear { reader.scrollTo(chosen, anchor: .center) }
            .onChange(of: chosen) { _, chosen in
                withAnimation(.snappy) { reader.scrollTo(chosen, anchor: .center) }
            }
        }
        .background(Palette(colorScheme).page)
    }

    private func title(of exhibit: Exhibit) -> some View {
        let isChosen = exhibit.name == chosen
        let palette = Palette(colorScheme)
        return Button {
            chosen = exhibit.name
        } label: {
            Text(exhibit.title)
                .font(.subheadline.weight(.medium))
                .foregroundStyle(isChosen ? .primary : .secondary)
                .padding(.horizontal, 12)
                .padding(.vertical, 7)
                .background {
                    Capsule()
                        .fill(palette.card.shadow(.drop(color: palette.shadow, radius: 6, y: 2)))
                        .opacity(isChosen ? 1 : 0)
                }
                .contentShape(Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
        .accessibilityIdentifier("exhibit-\(exhibit.name)")
    }
}
