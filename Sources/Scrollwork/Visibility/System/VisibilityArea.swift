#if !canImport(ViewRuntime)
import ImpressionLedger
import SwiftUI

/// The state of a marked view.
@MainActor
final class VisibilityArea {
    typealias Action = @MainActor (ObjectIdentifier, VisibilityReading) -> Void

    /// Whether the scene of SwiftUI is active. An app with scenes of UIKit has none, so its marker knows better.
    var isActive = true
    /// The action of the last update of the view. Without an action, nothing counts as reported.
    var action: Action?
    weak var marker: PlatformMarker?
    /// The place of the view among the marked views around it.
    var place = MarkedPlace()
    private var last: AreaSample?
    private var previousTime = SystemClock.awake

    nonisolated init() {}

    /// Whether one of two marked views is inside the other.
    func isRelated(to other: VisibilityArea) -> Bool { place.isRelated(to: other.place) }

    func look() {
        let now = SystemClock.reading
        report(sample, at: now)
        previousTime = now.awake
    }

    func end() { report(.nothing(.hidden, measurability: .declared), at: SystemClock.reading, isLast: true) }

    private func report(_ sample: AreaSample, at now: ClockReading, isLast: Bool = false) {
        guard let action, sample != last || isLast else { return }
        let isStep = last.map { Self.isState($0) || Self.isState(sample) } ?? true
        last = sample
        action(
            ObjectIdentifier(self),
            VisibilityReading(
                sample: sample, clock: now, previousTime: previousTime, isStep: isStep, isLast: isLast))
    }

    private static func isState(_ sample: AreaSample) -> Bool {
        sample.lost[.backgrounded] == 1 || sample.lost[.hidden] == 1 || sample.lost[.obstructed] == 1
            || sample.lost[.unmeasurable] == 1
    }

    private var sample: AreaSample {
        guard marker?.isSceneActive ?? isActive else { return .nothing(.backgrounded, measurability: .declared) }
        let ancestors = VisibilityFrames.shared.ancestors ?? PlatformAncestors()
        guard let placement = marker?.placement(ancestors) else {
            return .nothing(.unmeasurable, measurability: .unknown)
        }
        switch placement {
        case .hidden: return .nothing(.hidden, measurability: .declared)
        case .obstructed: return .nothing(.obstructed, measurability: .declared)
        case .unknown: return .nothing(.unmeasurable, measurability: .unknown)
        case .shown(let frame, let visible, let size):
            let own = Double(size.width * size.height)
            let drawn = Double(frame.width * frame.height)
            guard own > 0 else { return .nothing(.hidden, measurability: .declared) }
            let covers = VisibilityFrames.shared.coverFrames(over: self)
            let inside = visible.isNull ? 0 : Double(visible.width * visible.height)
            let seen = visible.isNull ? 0 : uncoveredArea(of: visible, by: covers)
            let whole = max(own, drawn)
            var lost = Losses()
            lost[.shrunk] = max(1 - drawn / own, 0)
            lost[.clipped] = max(drawn - inside, 0) / whole
            lost[.obstructed] = max(inside - seen, 0) / whole
            return AreaSample(lost: lost, pixels: own, measurability: .declared)
        }
    }
}
#endif
