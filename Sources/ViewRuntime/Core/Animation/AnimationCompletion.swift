/// A closure to call once after all animations of a transaction have completed.
///
/// The owner of the transaction calls `seal()` after the update, so that a transaction without animations also
/// completes.
package final class AnimationCompletion {
    package let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var running = 0
    private var isSealed = false

    package init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// Whether all animations have completed and no other animation can begin.
    package var isDue: Bool { isSealed && running == 0 && action != nil }

    /// Prevents further animations from beginning.
    package func seal() { isSealed = true }

    /// Calls the closure if it's due. Has no effect after the first call.
    package func callIfDue() {
        guard isDue, let action else { return }
        self.action = nil
        action()
    }

    func begin() { running += 1 }
    func end() { running -= 1 }
}
