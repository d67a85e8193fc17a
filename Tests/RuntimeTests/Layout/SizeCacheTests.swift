import SwiftUI
import Testing

@testable import ViewRuntime

/// The sizes that an element remembers.
@MainActor
@Suite struct SizeCacheTests {
    private func proposal(_ number: Int) -> ProposedViewSize { ProposedViewSize(width: CGFloat(number), height: nil) }

    @Test func `The sizes for the last four proposals are known`() {
        var cache = SizeCache()
        #expect(cache.isEmpty && cache[.unspecified] == nil)
        for round in 0..<2 {
            for number in 0..<20 {
                cache[proposal(number)] = CGSize(width: round, height: number)
                #expect(!cache.isEmpty && cache[.unspecified] == nil)
                for other in 0..<20 {
                    let isKnown = other <= number && other > number - 4
                    let size = isKnown ? CGSize(width: round, height: other) : nil
                    #expect(cache[proposal(other)] == size, "\(other) after \(number)")
                }
            }
            cache.removeAll()
            #expect(cache.isEmpty && cache[proposal(19)] == nil && cache[.unspecified] == nil)
        }
    }
}
