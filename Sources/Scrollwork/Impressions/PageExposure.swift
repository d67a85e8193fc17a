import SwiftUI

/// A time during which a page was on screen: see ``Carousel/onPageExposure(_:_:)``.
///
/// Times are of the frames; between two frames the moment at which enough of the page was on screen is interpolated, so
/// they do not depend on how many frames a second there are.
public struct PageExposure<ID: Hashable> {
    /// Why a page is not seen any more.
    public enum End: String, Hashable, Codable, Sendable {
        /// It was moved out of sight, or was not enough in sight.
        case left
        /// The app became inactive, the carousel was taken away or covered, or impressions were paused.
        case hidden
        /// Its item is not among the data any more.
        case removed
    }

    /// Counts what an action has been told, from 1: a missing number was lost on its way, and one that comes twice was
    /// sent twice.
    public let number: Int
    /// The item's identity.
    public let item: ID
    /// The item's place in the data.
    public let index: Int
    /// The rule that determines when an exposure is viewable.
    public let rule: ImpressionRule
    /// Since when as much of the page as the rule asks for was on screen.
    public let start: Date
    /// For how long, seconds.
    public let duration: Double
    /// The part of the page that was on screen, added up over time: seconds in which all of the page was there count
    /// once, those with half of it half.
    public let areaSeconds: Double
    /// The largest part of the page that was on screen.
    public let largestArea: Double
    /// Whether it was there for as long as the rule asks for.
    public let isViewable: Bool
    /// Why it ended; nil while the page is still seen.
    public let end: End?
}

extension PageExposure: Equatable {}
extension PageExposure: Hashable {}
extension PageExposure: Sendable where ID: Sendable {}
extension PageExposure: Encodable where ID: Encodable {}
extension PageExposure: Decodable where ID: Decodable {}
