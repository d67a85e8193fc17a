import SwiftUI

/// An exhibit of the gallery.
struct Exhibit: Identifiable {
    /// The name on the command line and in the address of the page.
    let name: String
    let title: String
    let summary: String
    /// The finger movements of a recording in a window of 390 by 844 points, in the format of `--script`.
    let visit: String
    private let makeView: @MainActor () -> AnyView

    init(
        name: String, title: String, summary: String, visit: String,
        @ViewBuilder view: @escaping @MainActor () -> some View
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.visit = visit
        makeView = { AnyView(view()) }
    }

    var id: String { name }

    @MainActor var view: AnyView { makeView() }
}

extension Exhibit {
    /// All exhibits, in the order of the catalog.
    @MainActor static let all: [Exhibit] = [
        .picker, .wheelPicker, .ruler, .calendar, .monthCalendar, .weeks, .weekPager, .carousel, .pagingCarousel,
        .loopingCarousel, .impressions,
    ]

    @MainActor static func named(_ name: String) -> Exhibit? { all.first { $0.name == name } }
}
