import ImpressionLedger
import Scrollwork
import ScrollworkTesting
import SwiftUI

/// What was reported of the shares of marked views.
@MainActor
final class Shares {
    var last: [String: AreaSample] = [:]
    var readings: [String: [VisibilityReading]] = [:]

    func note(_ name: String, _ reading: VisibilityReading) {
        last[name] = reading.sample
        readings[name, default: []].append(reading)
    }

    func share(_ name: String) -> Double { last[name]?.share ?? -1 }
}

extension View {
    func noted(_ name: String, in shares: Shares) -> some View { onVisibility { shares.note(name, $0) } }
}
