import SwiftUI

/// What a program wants to be told of a pager.
struct PagerActions {
    var passing: ((Int64) -> Void)?
    var target: ((Int64) -> Void)?
    var settled: ((Int64) -> Void)?
    /// Says which page it is.
    var name: (Int64) -> String = { PlaceWords.page($0) }
}

/// Keeps the bound index and the pager in step and tells the program what happens; nothing else is evaluated then.
struct PagerReports: ViewModifier {
    let model: PagerModel
    @Binding var index: Int64
    let actions: PagerActions
    /// Rests after which the bound index has been looked at.
    @State private var looks = 0
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    func body(content: Content) -> some View {
        content
            .onChange(of: index) { model.aim(at: index, fading: reducesMotion) }
            // Told is what changed, not what is by then: that may be gone again before the next update could tell.
            .onChange(of: model.passing) { actions.passing?($1) }
            .onChange(of: model.target) {
                // One out of bounds counts as the nearest within, and stays as it is.
                if model.nearest(to: index) != model.target { index = model.target }
                actions.target?($1)
            }
            // A program that keeps another index than it was told is right. Its index is looked at an update later,
            // when it has it.
            .onChange(of: model.resting.count) { looks = model.resting.count }
            .onChange(of: looks) { model.aim(at: index, fading: reducesMotion) }
            .onChange(of: model.resting.page) { actions.settled?($1) }
            .onChange(of: model.resting.count) { announce() }
    }

    private func announce() {
        guard model.announcesRest else { return }
        model.announcesRest = false
        AccessibilityNotification.PageScrolled(actions.name(model.resting.page)).post()
    }
}
