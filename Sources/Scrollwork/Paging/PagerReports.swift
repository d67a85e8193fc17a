import SwiftUI

/// The program's actions for the events of a pager.
struct PagerActions {
    var changes: [(ChangePhase, Int64) -> Void] = []
    /// The action that runs at each rest, on another page or the same page.
    var rested: ((Int64) -> Void)?
    /// Returns the name of a page.
    var name: (Int64) -> String = { AccessibilityStrings.page($0) }

    func report(_ phase: ChangePhase, _ page: Int64) {
        for change in changes { change(phase, page) }
    }
}

/// Synchronizes the index with the pager and runs the program's actions. No other view is evaluated for this.
struct PagerReports: ViewModifier {
    let model: PagerModel
    @Binding var index: Int64
    let actions: PagerActions
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    func body(content: Content) -> some View {
        content
            .modifier(
                SelectionOwner(value: index, rests: model.reports.rests) { index, isReview in
                    model.reports.selection = index
                    if isReview, model.motion.actor == .user { return }
                    model.aim(at: index, fading: reducesMotion)
                }
            )
            // Report the changed values, not the current ones, which may have changed again. A pager that jumps changes
            // all of them in one update.
            .onChange(of: model.reports.reported) { former, new in
                if new.targets != former.targets, let target = new.target {
                    adopt(target)
                    actions.report(.settling, target)
                }
                if new.passing != former.passing, let passing = new.passing { actions.report(.passing, passing) }
                guard let settled = new.settled else { return }
                if new.settlements != former.settlements { actions.report(.settled, settled) }
                if new.rests != former.rests {
                    announce()
                    actions.rested?(settled)
                }
            }
    }

    /// Sets the index to the target.
    ///
    /// An index out of bounds is treated as the nearest valid one, and doesn't change. An index that the program set in
    /// the meantime doesn't change either, because the pager follows it.
    private func adopt(_ target: Int64) {
        guard model.nearest(to: index) != target, index == model.reports.selection ?? index else { return }
        index = target
        model.reports.selection = target
    }

    private func announce() {
        guard model.motion.announcesRest() else { return }
        AccessibilityNotification.PageScrolled(actions.name(model.reports.settled ?? model.target)).post()
    }
}
