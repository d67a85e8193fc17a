import Foundation
import ImpressionLedger

extension PageExposure {
    /// Creates an exposure from the measurement of a page.
    init(
        _ number: Int, _ item: ID, _ index: Int, _ rule: ImpressionRule, _ exposure: Exposure, _ wall: WallWatch,
        _ end: End?
    ) {
        self.init(
            number: number, item: item, index: index, rule: rule,
            start: Date(timeIntervalSince1970: wall.date(of: exposure.start)), duration: exposure.duration,
            areaSeconds: exposure.areaSeconds, largestArea: exposure.largest, isViewable: exposure.isViewable, end: end)
    }
}
