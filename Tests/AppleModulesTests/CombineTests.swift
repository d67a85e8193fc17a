import Combine
import Foundation
import Testing

/// A class in a file that doesn't import SwiftUI.
private final class Counter: ObservableObject {
    @Published var count = 0
}

struct CombineTests {
    @Test func publishersAndSubjectsAreCombines() {
        let counter = Counter()
        var seen: [Int] = []
        let subscription: AnyCancellable = counter.$count.dropFirst().sink { seen.append($0) }
        counter.count = 3
        let subject = Combine.PassthroughSubject<Int, Never>()
        var bag: Set<AnyCancellable> = []
        subject.map { $0 * 2 }.sink { seen.append($0) }.store(in: &bag)
        subject.send(4)
        subscription.cancel()
        #expect(seen == [3, 8])
    }
}
