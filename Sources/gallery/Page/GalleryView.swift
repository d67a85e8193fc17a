import SwiftUI

/// The chosen exhibit under a list of all.
struct GalleryView: View {
    private let chosen: Exhibit
    private let isAlone: Bool

    /// - Parameters:
    ///   - name: The name of the exhibit to show; the first one when there is none of that name.
    ///   - isAlone: Whether the exhibit is shown without the list.
    init(exhibit name: String? = nil, isAlone: Bool = false) {
        chosen = name.flatMap(Exhibit.named) ?? Exhibit.all[0]
        self.isAlone = isAlone
    }

    var body: some View {
        chosen.view
            .safeAreaInset(edge: .top, spacing: 0) {
                if !isAlone { ExhibitList(chosen: chosen) }
            }
    }
}
