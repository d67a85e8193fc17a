import SwiftUI

/// The catalogue, or the exhibit that was chosen from it.
struct GalleryView: View {
    @State private var chosen: String?

    /// - Parameter exhibit: The name of the exhibit to begin with; the catalogue when there is none of that name.
    init(exhibit: String? = nil) { _chosen = State(initialValue: exhibit) }

    var body: some View {
        if let exhibit = chosen.flatMap(Exhibit.named) {
            exhibit.view
                .safeAreaInset(edge: .top, spacing: 0) {
                    ReturnBar { chosen = nil }
                }
        } else {
            Catalogue { chosen = $0.name }
        }
    }
}

/// Leads back to the catalogue.
private struct ReturnBar: View {
    let action: () -> Void

    var body: some View {
        HStack {
            Button(action: action) {
                HStack(spacing: 6) {
                    Chevron()
                        .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                        .frame(width: 7, height: 13)
                        .scaleEffect(x: -1)
                    Text("Exhibits").fontWeight(.medium)
                }
                .padding(12)
                .contentShape(.rect)
            }
            .buttonStyle(.plain)
            .foregroundStyle(.secondary)
            Spacer()
        }
        .padding(.horizontal, 8)
        .padding(.top, 4)
    }
}
