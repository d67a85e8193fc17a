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
    /// Whether it is there: not on another tab, nor below a screen that was pushed over it.
    @State private var isShown = false
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
                // As wide as a fingertip, where the disc is small.
                .frame(width: 44, height: 44)
                .contentShape(Circle())
        }
        .buttonStyle(.plain)
        .padding(3)
        .accessibilityLabel(Text(isPlaying ? "Pause" : "Play"))
        .background {
            if isPlaying, isShown, !isBusy, scenePhase == .active { Pulse(interval: interval, action: action) }
        }
        .onAppear { isShown = true }
        .onDisappear { isShown = false }
        .onChange(of: reducesMotion || hasScreenReader) { _, waits in
            // What was asked to play before is to be asked again.
            if waits, choice == true { choice = nil }
        }
    }
}
