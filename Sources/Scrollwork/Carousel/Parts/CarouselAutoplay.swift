import SwiftUI

/// Moves a carousel on, and lets a person stop it.
struct CarouselAutoplay: View {
    /// Seconds.
    let interval: Double
    /// Whether something else moves the carousel, or somebody is at it.
    let isBusy: Bool
    let action: () -> Void
    /// What the person chose; nil for neither.
    @State private var choice: Bool?
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.accessibilityVoiceOverEnabled) private var hasScreenReader
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    private var isPlaying: Bool { choice ?? !(reducesMotion || hasScreenReader) }

    var body: some View {
        Button {
            choice = !isPlaying
        } label: {
            Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                .font(.system(size: 12, weight: .semibold))
                .frame(width: 30, height: 30)
                .background(.regularMaterial, in: Circle())
                .contentShape(Circle())
        }
        .buttonStyle(.plain)
        .padding(10)
        .accessibilityLabel(Text(isPlaying ? "Pause" : "Play"))
        .background {
            if isPlaying, !isBusy, scenePhase == .active { Pulse(interval: interval, action: action) }
        }
    }
}
