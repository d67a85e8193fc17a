import SwiftUI

/// Something the gallery shows.
struct Exhibit: Identifiable {
    /// What it is called on the command line and in the page's address.
    let name: String
    let title: String
    let summary: String
    /// What a finger does in a recording of it, in a window of 390 by 844 points; the format is `--script`'s.
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
    /// Everything there is to see, in the order of the catalogue.
    @MainActor static let all: [Exhibit] = [
        .picker, .wheelPicker, .calendar, .monthCalendar, .weeks, .weekPager, .carousel, .pagingCarousel,
        .loopingCarousel, .impressions,
    ]

    @MainActor static func named(_ name: String) -> Exhibit? { all.first { $0.name == name } }
}
