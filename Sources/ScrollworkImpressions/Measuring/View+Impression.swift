import ImpressionLedger
import Scrollwork
import SwiftUI

extension View {
    /// Records impressions of the view: the periods in which enough of it was visible for long enough.
    ///
    /// The visible area is the part of the view's own area that a person can see. Clips and views in front of it reduce
    /// it. The recorder from ``impressions(_:)`` records the impressions. Without a recorder, the view isn't measured.
    ///
    /// Each view has its own impressions. If you apply the modifier to several views, such as a `Group` or a `ForEach`,
    /// it measures each of them.
    ///
    /// What the view draws in its area doesn't matter. Apply modifiers that hide, fade, move, scale, or clip the view
    /// after this one.
    ///
    /// ```swift
    /// AdCard(ad)
    ///     .impression(of: ad.id, in: "feed", rules: [.display, .video])
    ///     .impressionReady(isLoaded)
    /// ```
    ///
    /// - Parameters:
    ///   - subject: The content of the view. The record contains its description, up to 4,096 bytes.
    ///   - placement: The place of the view in the program.
    ///   - rules: The rules that determine when the view is considered seen. Each rule has its own records.
    nonisolated public func impression<Subject: Hashable>(
        of subject: Subject, in placement: String, rules: [ImpressionRule] = [.display]
    ) -> some View {
        modifier(
            ImpressionModifier(subject: ImpressionSubject(subject: "\(subject)", placement: placement), rules: rules))
    }

    /// Runs an action with the visible part of the view: after the first frame, and after each frame in which it
    /// changes.
    ///
    /// The action doesn't need a recorder. Use it to pause a video that is mostly covered, for example. When the view
    /// disappears, the action receives a share of 0.
    ///
    /// - Parameter action: An action that receives the visible share of the view's own area, and the shares that aren't
    ///   visible, by reason.
    nonisolated public func onVisibleAreaChange(_ action: @escaping @MainActor (AreaSample) -> Void) -> some View {
        onVisibility { action($0.sample) }
    }

    /// Sets whether the measured views inside are rendered. Until then, they aren't considered visible.
    nonisolated public func impressionReady(_ isReady: Bool) -> some View {
        transformEnvironment(\.impressionSignals) { $0.isReady = $0.isReady && isReady }
    }

    /// Sets whether the measured views inside are playing. Rules that require playback, such as `ImpressionRule.video`,
    /// count only the time of playback. Views without this modifier are considered playing. Outside of a carousel, it
    /// applies to all of its pages.
    nonisolated public func impressionPlaying(_ isPlaying: Bool) -> some View {
        transformEnvironment(\.impressionsArePlaying) { $0 = $0 && isPlaying }
    }

    /// Declares that the view covers the measured views under its bounds, independent of its drawing.
    ///
    /// If the image is known, opaque drawing is treated as a cover anyway. Apple's systems don't report views in front
    /// of other views. Use this modifier there for a view that covers others without a presentation.
    nonisolated public func coversImpressions(_ isCovering: Bool = true) -> some View { coversViewsBelow(isCovering) }

    /// Records the impressions of the views inside. Apply it to the outermost view of a window, or use the modifier of
    /// the same name for scenes.
    ///
    /// - Parameter recorder: The recorder, or `nil` if the views aren't measured.
    @ViewBuilder nonisolated public func impressions(_ recorder: ImpressionRecorder?) -> some View {
        if let recorder { modifier(ImpressionWindow(recorder: recorder)) } else { self }
    }
}

/// The properties that surrounding views set for a measured view.
struct ImpressionSignals: Hashable, Sendable {
    var isReady = true
}

private struct ImpressionSignalsKey: EnvironmentKey {
    static let defaultValue = ImpressionSignals()
}

private struct ImpressionSceneKey: EnvironmentKey {
    static var defaultValue: ImpressionScene? { nil }
}

extension EnvironmentValues {
    var impressionSignals: ImpressionSignals {
        get { self[ImpressionSignalsKey.self] }
        set { self[ImpressionSignalsKey.self] = newValue }
    }

    var impressionScene: ImpressionScene? {
        get { self[ImpressionSceneKey.self] }
        set { self[ImpressionSceneKey.self] = newValue }
    }
}

private struct ImpressionWindow: ViewModifier {
    let recorder: ImpressionRecorder
    @State private var scene: ImpressionScene
    @Environment(\.scenePhase) private var scenePhase

    nonisolated init(recorder: ImpressionRecorder) {
        self.recorder = recorder
        _scene = State(initialValue: ImpressionScene(recorder))
    }

    func body(content: Content) -> some View {
        content
            .environment(\.impressionScene, scene)
            .visibilityTimer(scene.timer)
            .visibilityTimer(scene.checkpoints)
            .onChange(of: scenePhase) { if scenePhase != .active { scene.recorder.checkpoint() } }
            .onChange(of: ObjectIdentifier(recorder)) {
                scene.end()
                scene = ImpressionScene(recorder)
                scene.begin()
            }
            .onAppear { scene.begin() }
            .onDisappear { scene.end() }
    }
}

private struct ImpressionModifier: ViewModifier {
    let subject: ImpressionSubject
    let rules: [ImpressionRule]
    @State private var areas = ImpressionAreas<ObjectIdentifier>()
    @Environment(\.impressionScene) private var scene
    @Environment(\.impressionSignals) private var signals
    @Environment(\.impressionsArePlaying) private var isPlaying
    @Environment(\.impressionsArePaused) private var isPaused

    private var setting: ImpressionSetting {
        ImpressionSetting(
            subject: subject, rules: rules, isReady: signals.isReady, isPlaying: isPlaying, isPaused: isPaused)
    }

    func body(content: Content) -> some View {
        if let scene {
            content
                .onVisibilityOfEach { [areas] view, reading in areas.see(view, reading, isGone: reading.isLast) }
                .onChange(of: setting, initial: true) { [areas] in areas.update(setting, in: scene) }
                .onChange(of: ObjectIdentifier(scene)) { [areas] in areas.update(setting, in: scene) }
        } else {
            content
        }
    }
}
