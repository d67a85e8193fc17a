#if !canImport(ViewRuntime)
import ImpressionLedger
import SwiftUI

/// Runs an action at a time, in seconds of the clock that stops while the machine sleeps.
@MainActor
package final class VisibilityTimer {
    /// - Parameter changesViews: Whether the action can change views. This has no effect on Apple's systems.
    package nonisolated init(changesViews: Bool = true) {}

    package var moment: Double? {
        didSet {
            task?.cancel()
            guard let moment else { return }
            task = Task { [weak self] in
                try? await Task.sleep(for: .seconds(max(moment - SystemClock.awake, 0)), clock: .suspending)
                guard !Task.isCancelled, let self else { return }
                self.moment = nil
                action?(SystemClock.reading)
            }
        }
    }

    package var action: (@MainActor (ClockReading) -> Void)?
    package var now: ClockReading? { SystemClock.reading }
    private var task: Task<Void, Never>?
}

extension View {
    nonisolated package func visibilityTimer(_ timer: VisibilityTimer) -> some View { self }
}
#endif
