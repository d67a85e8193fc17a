/// Shares the main actor among the tabs. Those that want a frame get it in the order in which they asked, so each waits for one
/// frame of every other at most; and between two others one whose frames are quick is let through.
///
/// Between two frames the main actor does what else waits for it, such as taking messages.
@MainActor
final class Turns {
    /// A tab's place in the order.
    @MainActor
    final class Place {
        /// Whether the last frame was quick; of a tab that had none it is not known.
        fileprivate var isQuick = false
        fileprivate var isWaiting = false
        fileprivate let action: () -> Void

        init(_ action: @escaping () -> Void) { self.action = action }
    }

    /// Seconds; half a frame at 60 a second.
    static let quickFrame = 1.0 / 120

    private let time: any Timekeeper
    private var waiting: [Place] = []
    private var isScheduled = false
    /// Whether the last one did not wait for its turn.
    private var wasLetThrough = false

    init(time: any Timekeeper) { self.time = time }

    /// Calls the place's action once, soon.
    func ask(_ place: Place) {
        guard !place.isWaiting else { return }
        place.isWaiting = true
        waiting.append(place)
        schedule()
    }

    private func schedule() {
        guard !isScheduled, !waiting.isEmpty else { return }
        isScheduled = true
        time.soon { [weak self] in self?.next() }
    }

    private func next() {
        isScheduled = false
        guard !waiting.isEmpty else { return }
        let quick = wasLetThrough ? nil : waiting.firstIndex(where: \.isQuick)
        wasLetThrough = (quick ?? 0) > 0
        let place = waiting.remove(at: quick ?? 0)
        place.isWaiting = false
        let start = time.now
        place.action()
        place.isQuick = time.now - start <= Self.quickFrame
        schedule()
    }
}
