import SwiftUI

/// The program's actions for the events of a pager.
struct PagerActions {
    var passing: ((Int64) -> Void)?
    var target: ((Int64) -> Void)?
    var settled: ((Int64) -> Void)?
    /// The action that runs at each rest, on another page or the same page.
    var rested: ((Int64) -> Void)?
    /// Returns the name of a page.
    var name: (Int64) -> String = { AccessibilityStrings.page($0) }
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
                SelectionOwner(value: index, rests: model.resting.count) { index, isReview in
                    model.lastIndex = index
                    if isReview, model.actor == .user { return }
                    model.aim(at: index, fading: reducesMotion)
                }
            )
            // Report the changed values, not the current ones, which may have changed again.
            .onChange(of: model.passing) { actions.passing?($1) }
            .onChange(of: model.target) {
                // An index out of bounds counts as the nearest valid one, and doesn't change. An index that the program
                // set in the meantime doesn't change either, because the pager follows it.
                if model.nearest(to: index) != model.target, index == model.lastIndex ?? index {
                    index = model.target
                    model.lastIndex = index
                }
                actions.target?($1)
            }
            .onChange(of: model.resting.page) { actions.settled?($1) }
            .onChange(of: model.resting.count) { announce() }
            .onChange(of: model.resting) { actions.rested?($1.page) }
    }

    private func announce() {
        guard model.announcesRest else { return }
        model.announcesRest = false
        AccessibilityNotification.PageScrolled(actions.name(model.resting.page)).post()
    }
}
