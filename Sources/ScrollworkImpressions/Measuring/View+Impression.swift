import ImpressionLedger
import Scrollwork
import SwiftUI

extension View {
    /// Records impressions of the view: each time that enough of it was visible for long enough.
    ///
    /// What counts is the part of the view's own area that a person can see, clipped by everything around it and
    /// reduced by what lies on top. It is recorded by the recorder that ``impressions(_:)`` gives to the views around;
    /// without one nothing is measured.
    ///
    /// ```swift
    /// AdCard(ad)
    ///     .impression(of: ad.id, in: "feed", rules: [.display, .video])
    ///     .impressionReady(isLoaded)
    /// ```
    ///
    /// - Parameters:
    ///   - subject: What is seen. Its description is recorded.
    ///   - placement: Where in the program it is seen.
    ///   - rules: When it counts as seen. Each rule has records of its own.
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
    /// - Parameter action: Receives the share of the view's own area that a person can see, and the parts that aren't
    ///   visible, by reason.
    nonisolated public func onVisibleAreaChange(_ action: @escaping @MainActor (AreaSample) -> Void) -> some View {
        onSight { action($0.sample) }
    }

    /// Says whether the measured views inside are rendered. Until they are, nothing of them counts as visible.
    nonisolated public func impressionReady(_ isReady: Bool) -> some View {
        transformEnvironment(\.impressionSignals) { $0.isReady = $0.isReady && isReady }
    }

    /// Says whether the measured views inside play. Rules that ask for playback, such as `ImpressionRule.video`, count
    /// only the time in which they do.
    nonisolated public func impressionPlaying(_ isPlaying: Bool) -> some View {
        transformEnvironment(\.impressionSignals) { $0.isPlaying = $0.isPlaying && isPlaying }
    }

    /// Says that the view covers the measured views under its bounds, whatever it draws there.
    ///
    /// Where the picture is known, what the view paints opaquely counts anyway. On Apple's systems nothing tells of
    /// views that lie on top: what covers others there without being presented says so with this modifier.
    nonisolated public func coversImpressions(_ isCovering: Bool = true) -> some View { coversSight(isCovering) }

    /// Records the impressions of the views inside. It belongs on the outermost view of a window.
    nonisolated public func impressions(_ recorder: ImpressionRecorder) -> some View {
        modifier(ImpressionWindow(recorder: recorder))
    }
}

/// What views around a measured one say of it.
struct ImpressionSignals: Hashable, Sendable {
    var isReady = true
    var isPlaying = true
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
    @State private var scene: ImpressionScene
    @Environment(\.scenePhase) private var scenePhase

    nonisolated init(recorder: ImpressionRecorder) { _scene = State(initialValue: ImpressionScene(recorder)) }

    func body(content: Content) -> some View {
        content
            .environment(\.impressionScene, scene)
            .sightAlarm(scene.alarm)
            .onChange(of: scenePhase) { if scenePhase != .active { scene.recorder.checkpoint() } }
            .onAppear { scene.begin() }
            .onDisappear { scene.end() }
    }
}

private struct ImpressionModifier: ViewModifier {
    let subject: ImpressionSubject
    let rules: [ImpressionRule]
    @State private var area = ImpressionArea()
    @Environment(\.impressionScene) private var scene
    @Environment(\.impressionSignals) private var signals
    @Environment(\.impressionsArePaused) private var isPaused

    private var setting: ImpressionSetting {
        ImpressionSetting(
            subject: subject, rules: rules, isReady: signals.isReady, isPlaying: signals.isPlaying, isPaused: isPaused)
    }

    func body(content: Content) -> some View {
        if let scene {
            content
                .onSight { [area] in area.see($0) }
                .onChange(of: setting, initial: true) { [area] in area.update(setting, in: scene) }
                .onAppear { [area] in area.update(setting, in: scene) }
                .onDisappear { [area] in area.leave() }
        } else {
            content
        }
    }
}
