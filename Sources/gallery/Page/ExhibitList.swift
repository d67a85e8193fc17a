import SwiftUI

/// The gallery's name and the titles of its exhibits, the chosen one in full colour.
struct ExhibitList: View {
    /// The name of the chosen exhibit.
    @Binding var chosen: String

    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .firstTextBaseline, spacing: 20) {
                Text("Scrollwork")
                    .font(.title3.weight(.bold))
                    .accessibilityAddTraits(.isHeader)
                ForEach(Exhibit.all) { exhibit in
                    Button {
                        chosen = exhibit.name
                    } label: {
                        Text(exhibit.title)
                            .font(.subheadline.weight(.medium))
                            .foregroundStyle(exhibit.name == chosen ? .primary : .secondary)
                            .contentShape(Rectangle())
                    }
                    .buttonStyle(.plain)
                    .accessibilityAddTraits(exhibit.name == chosen ? .isSelected : [])
                        .accessibilityIdentifier("exhibit-\(exhibit.name)")
                }
            }
            .padding(.horizontal, 24)
            .padding(.vertical, 20)
        }
        .scrollIndicators(.hidden)
    }
}
