import ImpressionLedger
import Scrollwork
import ScrollworkTesting
import SwiftUI

/// What was reported of the shares of marked views.
@MainActor
final class Shares {
    var last: [String: AreaSample] = [:]
    var sightings: [String: [Sighting]] = [:]

    func note(_ name: String, _ sighting: Sighting) {
        last[name] = sighting.sample
        sightings[name, default: []].append(sighting)
    }

    func share(_ name: String) -> Double { last[name]?.share ?? -1 }
}

extension View {
    func noted(_ name: String, in shares: Shares) -> some View { onSight { shares.note(name, $0) } }
}
