import SwiftUI

/// What a pager asks its scroll view to do.
struct PagerCommand: Equatable {
    let number: Int
    let request: ScrollRequest
    let page: PageID
}

/// The identity of what stands where a pager is led to.
struct PagerMarkerID: Hashable, Sendable {}

/// The identity of a page among whatever else a scroll view may contain: a plain number could be that of something on a
/// page.
struct PageID: Hashable, Sendable {
    let page: Int64
}
