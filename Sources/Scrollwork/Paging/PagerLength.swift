import SwiftUI

/// The lengths of pagers.
enum PagerLength {
    /// The length along the axis without a proposed length, in points, as the height of a calendar.
    static let ideal: CGFloat = 380
}
