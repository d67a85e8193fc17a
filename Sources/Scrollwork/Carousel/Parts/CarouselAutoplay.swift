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

/// Acts at regular intervals from when it appears, on the clock of the views.
private struct Pulse: View {
    let interval: Double
    let action: () -> Void
    @State private var last: Date?

    var body: some View {
        TimelineView(PulseSchedule(interval: interval)) { context in
            Color.clear.onChange(of: context.date, initial: true) { _, date in
                guard let last else { return self.last = date }
                // A schedule may be asked again between two pulses.
                guard date.timeIntervalSince(last) > interval * 0.95 else { return }
                self.last = date
                action()
            }
        }
        .accessibilityHidden(true)
    }
}

private struct PulseSchedule: TimelineSchedule, Equatable {
    let interval: Double

    func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
    }
}
