import SwiftUI

/// Advances a carousel automatically, except while it moves, while a person interacts with it, and while it isn't
/// visible. Makes the carousel focusable, because keyboard focus is such an interaction.
struct CarouselAutoplay: ViewModifier {
    /// The time between two pages, in seconds, or `nil` for a carousel that doesn't advance.
    let interval: Double?
    let isMoving: Bool
    /// Whether the carousel has no pages, and therefore no focus.
    let isEmpty: Bool
    let action: () -> Void
    @State private var isHovered = false
    /// Whether no part of the carousel is visible in the scroll views around it.
    @State private var isOffscreen = false
    @FocusState private var isFocused: Bool

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .bottomTrailing) {
                if let interval {
                    AutoplayButton(
                        interval: interval, isBusy: isMoving || isFocused || isHovered || isOffscreen, action: action)
                }
            }
            .focusable(!isEmpty)
            .focused($isFocused)
            .onHover { isHovered = $0 }
            .modifier(
                VisibilityReader { if isOffscreen != $0 { isOffscreen = $0 } }
            )
    }
}

/// A button that stops and starts a timer for the pages.
private struct AutoplayButton: View {
    let interval: Double
    let isBusy: Bool
    let action: () -> Void
    /// The person's choice, or `nil` before a choice.
    @State private var choice: Bool?
    /// Whether the carousel is on screen, not on another tab or below a pushed screen.
    @State private var isShown = false
    /// Whether the scene was active before. In an app with the life cycle of UIKit, the phase may never change from its
    /// first value; such a phase pauses nothing.
    @State private var wasActive = false
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.accessibilityVoiceOverEnabled) private var hasScreenReader
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    private var isPlaying: Bool { choice ?? !(reducesMotion || hasScreenReader) }
    private var isSceneAway: Bool { wasActive && scenePhase != .active }

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
            if isPlaying, isShown, !isBusy, !isSceneAway { AutoplayTimer(interval: interval, action: action) }
        }
        .onAppear { isShown = true }
        .onDisappear { isShown = false }
        .onChange(of: scenePhase, initial: true) { _, phase in if phase == .active { wasActive = true } }
        .onChange(of: reducesMotion || hasScreenReader) { _, waits in
            // Requires a new choice after an earlier choice to play.
            if waits, choice == true { choice = nil }
        }
    }
}
