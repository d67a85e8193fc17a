/// Distributes the main actor among the tabs. Tabs that need a frame run in the order of their requests, so each waits
/// for at most one frame of every other tab. Between two others, a tab with quick frames can go first.
///
/// Between two frames, the main actor does other pending work, such as processing messages.
@MainActor
final class FrameScheduler {
    /// A tab that requests frames.
    @MainActor
    final class Client {
        /// A Boolean value that indicates whether the last frame was quick; `false` before the first frame.
        fileprivate var isQuick = false
        fileprivate var isWaiting = false
        fileprivate let action: () -> Void

        init(_ action: @escaping () -> Void) { self.action = action }
    }

    /// The longest duration of a quick frame, in seconds: half a frame at 60 frames per second.
    static let quickFrame = 1.0 / 120

    private let time: any Timekeeper
    private var waiting: [Client] = []
    private var isScheduled = false
    /// A Boolean value that indicates whether the last tab went first out of order.
    private var wasLetThrough = false

    init(time: any Timekeeper) { self.time = time }

    /// Schedules one call of the action of a client.
    func ask(_ client: Client) {
        guard !client.isWaiting else { return }
        client.isWaiting = true
        waiting.append(client)
        schedule()
    }

    private func schedule() {
        guard !isScheduled, !waiting.isEmpty else { return }
        isScheduled = true
        time.soon { [weak self] in self?.next() }
    }

    private func next() {
        isScheduled = false
        let quick = wasLetThrough ? nil : waiting.firstIndex(where: \.isQuick)
        wasLetThrough = (quick ?? 0) > 0
        let client = waiting.remove(at: quick ?? 0)
        client.isWaiting = false
        let start = time.now
        client.action()
        client.isQuick = time.now - start <= Self.quickFrame
        schedule()
    }
}
