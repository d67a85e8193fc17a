import Testing

@testable import Scrollwork

/// The results of a wheel's rule for the ticks on screen.
@MainActor
@Suite struct WheelContentTests {
    private func closures(_ isDisabled: @escaping (Int) -> Bool) -> WheelContent<Int>.Closures {
        WheelContent<Int>.Closures(text: { value, _ in "\(value)" }, label: nil, isDisabled: isDisabled)
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
}
