import SwiftUI

/// A period in which a page was on screen. See ``Carousel/onPageExposure(_:_:)``.
///
/// The times are those of frames. Between two frames, the moment at which enough of the page is on screen is
/// interpolated, so the times don't depend on the frame rate.
public struct PageExposure<ID: Hashable> {
    /// The reason for the end of an exposure.
    public enum End: String, Hashable, Codable, Sendable {
        /// The page moved off screen, or not enough of it remained visible.
        case left
        /// The app became inactive, the carousel was removed or covered, or impressions were paused.
        case hidden
        /// The data no longer contains the item.
        case removed
    }

    /// The number of the report in this carousel, starting at 1. The numbers start again when the carousel appears
    /// again or its rule changes.
    public let number: Int
    /// The identity of the item.
    public let item: ID
    /// The index of the item in the data.
    public let index: Int
    /// The rule that determines when an exposure is viewable.
    public let rule: ImpressionRule
    /// The time at which the visible part of the page first fulfilled the rule.
    public let start: Date
    /// The duration, in seconds.
    public let duration: Double
    /// The visible share of the page, integrated over time: a second with a share of one half adds 0.5.
    public let areaSeconds: Double
    /// The largest visible share of the page.
    public let largestArea: Double
    /// A Boolean value that indicates whether the exposure lasted as long as the rule requires.
    public let isViewable: Bool
    /// The reason for the end, or `nil` if the page is still visible.
    public let end: End?
}

extension PageExposure: Equatable {}
extension PageExposure: Hashable {}
extension PageExposure: Sendable where ID: Sendable {}
extension PageExposure: Encodable where ID: Encodable {}
extension PageExposure: Decodable where ID: Decodable {}
