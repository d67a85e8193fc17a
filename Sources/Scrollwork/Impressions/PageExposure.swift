import SwiftUI

/// An exposure of a page: a period during which the page was visible. See ``Carousel/onPageExposure(_:_:)``.
///
/// Times are those of frames. The moment at which the visible area crosses the threshold is interpolated between two
/// frames, so it doesn't depend on the frame rate.
public struct PageExposure<ID: Hashable> {
    /// The reason why an exposure ended.
    public enum End: String, Hashable, Codable, Sendable {
        /// Too little of the page was visible, for example because it scrolled out of view.
        case left
        /// The app became inactive, the carousel was removed or covered, or impressions were paused.
        case hidden
        /// The item is no longer in the data.
        case removed
    }

    /// The number of the exposure among those that the action received, starting at 1. Use it to detect lost and
    /// duplicate reports.
    public let number: Int
    /// The identity of the item.
    public let item: ID
    /// The index of the item in the data.
    public let index: Int
    /// The rule that determines when an exposure is viewable.
    public let rule: ImpressionRule
    /// The time from which the visible area reached the threshold of the rule.
    public let start: Date
    /// The duration, in seconds.
    public let duration: Double
    /// The visible area integrated over time, in seconds. A second in which half of the page is visible counts as half
    /// a second.
    public let areaSeconds: Double
    /// The largest visible fraction of the page's area, from 0 to 1.
    public let largestArea: Double
    /// Whether the page was visible for at least the duration of the rule.
    public let isViewable: Bool
    /// The reason why the exposure ended, or `nil` while the page is visible.
    public let end: End?
}

extension PageExposure: Equatable {}
extension PageExposure: Hashable {}
extension PageExposure: Sendable where ID: Sendable {}
extension PageExposure: Encodable where ID: Encodable {}
extension PageExposure: Decodable where ID: Decodable {}
