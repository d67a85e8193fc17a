import ImpressionLedger
import Scrollwork

/// The measured areas of a modifier: one for each view that it modifies, or for each partly visible page.
@MainActor
final class ImpressionAreas<ID: Hashable> {
    private var areas: [ID: ImpressionArea] = [:]
    private var setting: ImpressionSetting?
    /// The scene of the areas, which can't end before the areas leave it.
    private var scene: ImpressionScene?
    /// The last readings before the areas have properties. SwiftUI doesn't promise an order of callbacks.
    private var early: [ID: VisibilityReading] = [:]
    nonisolated private let subject: @Sendable (ID, ImpressionSubject) -> ImpressionSubject

    /// - Parameter subject: Returns the subject of an area from the subject of the modifier.
    nonisolated init(subject: @escaping @Sendable (ID, ImpressionSubject) -> ImpressionSubject = { $1 }) {
        self.subject = subject
    }

    /// Adds the areas to a scene, or changes their properties.
    func update(_ new: ImpressionSetting, in scene: ImpressionScene) {
        if new == setting, scene === self.scene { return }
        setting = new
        for (id, area) in areas { area.update(own(new, id), in: scene) }
        self.scene = scene
        let readings = early
        early = [:]
        for (id, reading) in readings { see(id, reading, isGone: false) }
    }

    /// Handles a change of the visible part of an area.
    ///
    /// - Parameter isGone: Whether the area no longer exists.
    func see(_ id: ID, _ reading: VisibilityReading, isGone: Bool) {
        guard let setting, let scene else {
            early[id] = isGone ? nil : reading
            return
        }
        guard areas[id] != nil || !isGone else { return }
        let area = areas[id] ?? ImpressionArea()
        areas[id] = isGone ? nil : area
        // Areas leave a scene that ends, and return when the window appears again.
        if !isGone, !area.isInScene { area.update(own(setting, id), in: scene) }
        area.visibilityDidChange(reading)
        if isGone { area.leave() }
    }

    private func own(_ setting: ImpressionSetting, _ id: ID) -> ImpressionSetting {
        ImpressionSetting(
            subject: subject(id, setting.subject), rules: setting.rules, isReady: setting.isReady,
            isPlaying: setting.isPlaying, isPaused: setting.isPaused)
    }
}
