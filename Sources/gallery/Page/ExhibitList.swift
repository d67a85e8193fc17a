import SwiftUI

/// The gallery's name and the titles of its exhibits, the chosen one in full colour.
struct ExhibitList: View {
    let chosen: Exhibit

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 20) {
            Text("Scrollwork")
                .font(.title3.weight(.bold))
                .accessibilityAddTraits(.isHeader)
            Spacer(minLength: 0)
            ForEach(Exhibit.all) { exhibit in
                Text(exhibit.title)
                    .font(.subheadline.weight(.medium))
                    .foregroundStyle(exhibit.id == chosen.id ? .primary : .secondary)
                    .accessibilityAddTraits(exhibit.id == chosen.id ? .isSelected : [])
            }
        }
        .padding(.horizontal, 24)
        .padding(.vertical, 20)
    }
}
