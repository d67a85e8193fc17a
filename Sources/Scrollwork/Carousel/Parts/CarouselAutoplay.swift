import SwiftUI

/// A view that advances a carousel automatically, and a button to stop and start it.
struct CarouselAutoplay: View {
    /// The time between two pages, in seconds.
    let interval: Double
    /// Whether the carousel moves, or a person interacts with it.
    let isBusy: Bool
    let action: () -> Void
    /// The person's choice, or `nil` before a choice.
    @State private var choice: Bool?
    /// Whether the carousel is on screen, not on another tab or below a pushed screen.
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
                // Fits a fingertip, although the disc is small.
                .frame(width: 44, height: 44)
                .contentShape(Circle())
        }
        .buttonStyle(.plain)
        .padding(3)
        .accessibilityLabel(Text(isPlaying ? "Pause" : "Play"))
        .background {
            if isPlaying, isShown, !isBusy, scenePhase == .active { AutoplayTimer(interval: interval, action: action) }
        }
        .onAppear { isShown = true }
        .onDisappear { isShown = false }
        .onChange(of: reducesMotion || hasScreenReader) { _, waits in
            // Requires a new choice after an earlier choice to play.
            if waits, choice == true { choice = nil }
        }
    }
}
