import Testing

@testable import Scrollwork

/// The results of a wheel's rule for the ticks on screen.
@MainActor
@Suite struct WheelContentTests {
    private func closures(
        of number: Int = 1, _ isDisabled: @escaping (Int) -> Bool
    ) -> WheelContent<Int>.Closures {
        WheelContent<Int>.Closures(number: number, text: { value, _ in "\(value)" }, label: nil, isDisabled: isDisabled)
    }

    @Test func aDiscardedResultCountsAsDifferent() {
        let content = WheelContent<Int>(), first = closures { $0 == 3 }
        #expect(content.isEnabled(2, 2, first) && !content.isEnabled(3, 3, first))
        content.update(first, hasOtherLabels: false)
        #expect(!content.hasDifferentResults(for: [2, 3]) { $0 })
        for index in 10..<3_000 { _ = content.isEnabled(index, index, first) }
        content.update(closures { $0 == 2 }, hasOtherLabels: false)
        #expect(content.hasDifferentResults(for: [2, 3]) { $0 })
    }

    @Test func laterClosuresApplyBeforeTheyAreTheNewest() {
        let content = WheelContent<Int>()
        content.update(closures(of: 1) { $0 == 3 }, hasOtherLabels: false)
        let next = closures(of: 2) { $0 == 4 }
        #expect(content.isEnabled(3, 3, next) && !content.isEnabled(4, 4, next))
        #expect(!content.isEnabled(3, 3, closures(of: 1) { _ in false }))
    }

    @Test func theNewestClosuresApply() {
        let content = WheelContent<Int>(), all = closures { _ in false }, some = closures { $0 == 30 }
        #expect(!content.hasDifferentResults(for: [3]) { $0 * 10 }, "nothing has changed yet")
        #expect(content.isEnabled(3, 30, all) && content.isEnabled(4, 40, all))
        content.update(some, hasOtherLabels: false)
        #expect(content.hasDifferentResults(for: [3]) { $0 * 10 } && !content.hasDifferentResults(for: [4]) { $0 * 10 })
        #expect(!content.hasDifferentResults(for: []) { $0 * 10 })
        // The value of another tick is unknown.
        #expect(content.hasDifferentResults(for: [4, 5]) { $0 * 10 })
        #expect(!content.isEnabled(3, 30, all) && !content.hasDifferentResults(for: [3]) { $0 * 10 })
        #expect(content.closures(all).isDisabled?(30) == true && content.observedClosures(all).isDisabled?(30) == true)
        let plain = WheelContent<Int>.Closures(number: 1, text: { value, _ in "\(value)" }, label: nil, isDisabled: nil)
        content.update(plain, hasOtherLabels: true)
        #expect(content.isEnabled(3, 30, some) && !content.hasDifferentResults(for: [3]) { $0 * 10 })
    }
}
