import Combine
import Foundation
import Testing

/// A class in a file that doesn't import SwiftUI.
private final class Counter: ObservableObject {
    @Published var count = 0
}

struct CombineTests {
    @Test func publishersAndSubjectsAreThoseOfCombine() {
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

    @Test func queuesAreSchedulers() async {
        let queue = DispatchQueue(label: "queue")
        var subscription: AnyCancellable?
        let value = await withCheckedContinuation { continuation in
            subscription = Just(3).delay(for: .milliseconds(1), scheduler: queue).receive(on: DispatchQueue.main)
                .sink { continuation.resume(returning: $0) }
        }
        subscription?.cancel()
        #expect(value == 3)
        let start = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5_000_000_000))
        #expect(start.advanced(by: .milliseconds(2)).dispatchTime.uptimeNanoseconds == 5_002_000_000)
        #expect(start.distance(to: start.advanced(by: -1)) == .seconds(-1))
        #expect(DispatchQueue.SchedulerTimeType.Stride.seconds(0.5).timeInterval == .nanoseconds(500_000_000))
    }
}
