import SwiftUI

/// The selected exhibit under a list of all exhibits.
struct GalleryView: View {
    @State private var chosen: String
    private let isAlone: Bool
    private let today: Date

    /// Creates a gallery.
    ///
    /// - Parameters:
    ///   - name: The name of the initial exhibit. For an unknown name, the first exhibit appears.
    ///   - isAlone: Whether to omit the list.
    ///   - today: The date that the exhibits use as today.
    init(exhibit name: String? = nil, isAlone: Bool = false, today: Date = Date()) {
        _chosen = State(initialValue: name.flatMap(Exhibit.named)?.name ?? Exhibit.all[0].name)
        self.isAlone = isAlone
        self.today = today
    }

    var body: some View {
        (Exhibit.named(chosen) ?? Exhibit.all[0]).view
            .id(chosen)
            .safeAreaInset(edge: .top, spacing: 0) {
                if !isAlone { ExhibitList(chosen: $chosen) }
            }
            .environment(\.today, today)
    }
}
