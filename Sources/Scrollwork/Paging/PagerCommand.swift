import SwiftUI

/// A command of a pager to its scroll view.
struct PagerCommand: Equatable {
    /// The view that the scroll view shows.
    enum Place: Equatable {
        case page(PageID)
        /// The marker, at a position in slots. Its page may not be realized yet.
        case marker(Double)
    }

    let number: Int
    let place: Place

    var marker: Double? { if case .marker(let position) = place { position } else { nil } }
}

/// The identity of the marker view at the position that a pager follows.
struct PagerMarkerID: Hashable, Sendable {}

/// The identity of a page. A plain number could also be the identity of a view on a page.
struct PageID: Hashable, Sendable {
    let page: Int64
}
