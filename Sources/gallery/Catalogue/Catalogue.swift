import SwiftUI

/// The list of exhibits.
struct Catalogue: View {
    let choose: (Exhibit) -> Void
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                Text("Scrollwork")
                    .font(.system(size: 40, weight: .bold))
                    .tracking(-1)
                    .accessibilityAddTraits(.isHeader)
                Text("Everything that scrolls and snaps.")
                    .font(.title3)
                    .foregroundStyle(.secondary)
                    .padding(.top, 4)
                    .padding(.bottom, 28)
                VStack(spacing: 14) {
                    ForEach(Exhibit.all) { exhibit in
                        Button {
                            choose(exhibit)
                        } label: {
                            CatalogueEntry(exhibit: exhibit)
                        }
                        .buttonStyle(.plain)
                    }
                }
            }
            .frame(maxWidth: 560)
            .padding(.horizontal, 20)
            .padding(.vertical, 48)
            .frame(maxWidth: .infinity)
        }
        .background { Palette(colorScheme).page.ignoresSafeArea() }
    }
}

private struct CatalogueEntry: View {
    let exhibit: Exhibit

    var body: some View {
        HStack(spacing: 16) {
            VStack(alignment: .leading, spacing: 4) {
                Text(exhibit.title).font(.headline)
                Text(exhibit.summary)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
            Chevron()
                .stroke(.tertiary, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                .frame(width: 7, height: 13)
        }
        .padding(20)
        .card()
        .contentShape(.rect)
    }
}
