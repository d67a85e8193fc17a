import SwiftUI

/// When a page counts as having been seen, and whom to tell.
struct PageImpressionRule<ID: Hashable> {
    /// How active it must be, half at least: so it is one page at a time.
    let share: Double
    /// For how long without a break.
    let seconds: Double
    let action: (ID) -> Void

    init(share: Double, seconds: Double, action: @escaping (ID) -> Void) {
        self.share = share.isFinite ? min(max(share, 0.5), 1) : 0.5
        self.seconds = seconds.isFinite ? max(seconds, 0.1) : 1
        self.action = action
    }

    /// The page that is active enough; of two that share the place the one that was.
    func page(of activity: PageActivity<ID>, before: ID?) -> ID? {
        let enough = activity.shares.filter { $0.share >= share - 1e-9 }.map(\.id)
        return enough.first { $0 == before } ?? enough.first
    }
}

/// Acts once, when it has been there for a while with the app active.
struct ImpressionWatch: View {
    let seconds: Double
    let action: () -> Void
    @State private var isTold = false
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        if !isTold, scenePhase == .active {
            Pulse(interval: seconds) {
                isTold = true
                action()
            }
        }
    }
}
