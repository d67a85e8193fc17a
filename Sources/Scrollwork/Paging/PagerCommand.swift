import SwiftUI

/// A command of a pager to its scroll view.
struct PagerCommand: Equatable {
    let number: Int
    let request: ScrollRequest
    let page: PageID
}

/// The identity of the marker view at the position that a pager follows.
struct PagerMarkerID: Hashable, Sendable {}

/// The identity of a page. A plain number could also be the identity of a view on a page.
struct PageID: Hashable, Sendable {
    let page: Int64
}
