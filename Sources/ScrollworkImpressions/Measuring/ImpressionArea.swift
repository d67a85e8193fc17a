import ImpressionLedger
import Scrollwork
import SwiftUI

/// The properties of a measured view.
struct ImpressionSetting: Hashable {
    let subject: ImpressionSubject
    let rules: [ImpressionRule]
    let isReady: Bool
    let isPlaying: Bool
    let isPaused: Bool
}

/// A measured view.
@MainActor
final class ImpressionArea {
    /// The keys of the meters, one for each rule.
    var keys: [Int] = []
    private var setting: ImpressionSetting?
    private var reading: VisibilityReading?
    private weak var scene: ImpressionScene?

    nonisolated init() {}

    var subject: ImpressionSubject? { setting?.subject }

    var isInScene: Bool { scene != nil }

    /// Adds the area to a scene, or changes its properties.
    func update(_ new: ImpressionSetting, in scene: ImpressionScene) {
        let old = setting
        if self.scene !== scene { leave() }
        setting = new
        if self.scene == nil {
            self.scene = scene
            scene.add(self)
            keys = scene.makeKeys(new.rules, for: new.subject)
        } else if let old, old.subject != new.subject {
            close(keys, of: old.subject)
            keys = scene.makeKeys(new.rules, for: new.subject)
        } else if let old, old.rules != new.rules {
            changeRules(to: new.rules, of: new.subject, in: scene)
        } else if old == new {
            return
        }
        if let reading, let now = scene.now { apply(reading.sample, at: now, previousTime: nil, isStep: true) }
    }

    /// Handles a change of the visible part of the view.
    func visibilityDidChange(_ reading: VisibilityReading) {
        self.reading = reading
        apply(reading.sample, at: reading.clock, previousTime: reading.previousTime, isStep: reading.isStep)
    }

    /// Restarts the measurement after consent.
    func restart(in scene: ImpressionScene) {
        guard let setting, keys.isEmpty else { return }
        keys = scene.makeKeys(setting.rules, for: setting.subject)
        if let reading, let now = scene.now { apply(reading.sample, at: now, previousTime: nil, isStep: true) }
    }

    /// Ends the measurement when the view disappears.
    func leave() {
        if let setting { close(keys, of: setting.subject) }
        scene?.remove(self)
        scene = nil
    }

    /// Ends the impressions of removed rules. Those of the others continue.
    private func changeRules(to rules: [ImpressionRule], of subject: ImpressionSubject, in scene: ImpressionScene) {
        close(keys.filter { key in scene.rule(of: key).map { !rules.contains($0) } ?? true }, of: subject)
        keys = keys.filter { scene.rule(of: $0) != nil }
        let known = keys.compactMap { scene.rule(of: $0) }
        keys += scene.makeKeys(rules.filter { !known.contains($0) }, for: subject)
    }

    private func close(_ keys: [Int], of subject: ImpressionSubject) {
        guard let scene else { return }
        if let now = scene.now ?? reading?.clock {
            for key in keys { scene.change(key, subject, to: now, .nothing(.hidden), previousTime: nil, isStep: true) }
        }
        scene.drop(keys, of: subject)
    }

    private func apply(_ sample: AreaSample, at clock: ClockReading, previousTime: Double?, isStep: Bool) {
        guard let scene, let setting else { return }
        for key in keys {
            guard let rule = scene.rule(of: key) else { continue }
            let own: AreaSample =
                if !setting.isReady {
                    .nothing(.notReady, pixels: sample.pixels, measurability: sample.measurability)
                } else if setting.isPaused || rule.needsPlayback && !setting.isPlaying {
                    .nothing(.paused, pixels: sample.pixels, measurability: sample.measurability)
                } else {
                    sample
                }
            scene.change(key, setting.subject, to: clock, own, previousTime: previousTime, isStep: isStep)
        }
    }
}
