import SwiftUI

/// The chosen exhibit under a list of all.
struct GalleryView: View {
    @State private var chosen: String
    private let isAlone: Bool
    private let today: Date

    /// - Parameters:
    ///   - name: The name of the exhibit to show first; the first one when there is none of that name.
    ///   - isAlone: Whether the exhibit is shown without the list.
    ///   - today: The day the exhibits take for today.
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
