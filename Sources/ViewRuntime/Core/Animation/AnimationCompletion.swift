/// A closure that is to be called once, when all animations begun in a transaction are complete.
///
/// Whoever runs the transaction calls `seal()` once the update that it caused is done, so that a
/// transaction that animates nothing completes too.
package final class AnimationCompletion {
    package let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var running = 0
    private var isSealed = false

    package init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// True once all animations are complete and no further one can begin.
    package var isDue: Bool { isSealed && running == 0 && action != nil }

    /// No further animation begins.
    package func seal() { isSealed = true }

    /// Calls the closure, unless it was called before or something still runs.
    package func callIfDue() {
        guard isDue, let action else { return }
        self.action = nil
        action()
    }

    func begin() { running += 1 }
    func end() { running -= 1 }
}
