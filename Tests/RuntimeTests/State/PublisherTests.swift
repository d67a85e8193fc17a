import Foundation
import SwiftUI
import Testing

/// Foundation's additions to Combine, outside of views.
@Suite struct PublisherTests {
    @Test func aNotificationReachesItsSubscribersUntilTheyCancel() {
        let center = NotificationCenter()
        let name = Notification.Name("page")
        let sender = NSObject()
        var all: [Int] = []
        var fromSender: [Int] = []
        let everybody = center.publisher(for: name).compactMap { $0.userInfo?["page"] as? Int }.sink { all.append($0) }
        let one = center.publisher(for: name, object: sender).sink { _ in fromSender.append(fromSender.count) }

        center.post(name: name, object: nil, userInfo: ["page": 1])
        center.post(name: name, object: sender, userInfo: ["page": 2])
        center.post(name: Notification.Name("other"), object: sender, userInfo: ["page": 3])
        #expect(all == [1, 2])
        #expect(fromSender == [0])

        everybody.cancel()
        center.post(name: name, object: sender, userInfo: ["page": 4])
        #expect(all == [1, 2])
        #expect(fromSender == [0, 1])
        one.cancel()
    }

    @Test func publishersOfTheSameNotificationAreEqual() {
        let center = NotificationCenter()
        let (a, b) = (Notification.Name("a"), Notification.Name("b"))
        #expect(center.publisher(for: a) == center.publisher(for: a))
        #expect(center.publisher(for: a) != center.publisher(for: b))
        #expect(center.publisher(for: a) != NotificationCenter().publisher(for: a))
        let sender = NSObject()
        #expect(center.publisher(for: a, object: sender) == center.publisher(for: a, object: sender))
        #expect(center.publisher(for: a, object: sender) != center.publisher(for: a))
        #expect(center.publisher(for: a, object: sender) != center.publisher(for: a, object: NSObject()))
    }

    @Test func aTimerTicksOnItsRunLoopWhileItIsConnected() {
        let loop = RunLoop.current
        var dates: [Date] = []
        let ticks = Timer.publish(every: 0.001, on: loop, in: .default).autoconnect().sink { dates.append($0) }
        for _ in 0..<1000 where dates.count < 3 {
            _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
        }
        #expect(dates.count >= 3)
        #expect(dates == dates.sorted())

        ticks.cancel()
        let count = dates.count
        var isLater = false
        loop.schedule(after: loop.now.advanced(by: .milliseconds(5)), tolerance: 0, options: nil) { isLater = true }
        for _ in 0..<1000 where !isLater { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001)) }
        #expect(isLater && dates.count == count)
    }

    @Test func aRunLoopSchedulesWhatItReceivesInItsOrder() {
        let loop = RunLoop.current
        var order: [String] = []
        let values = ["one", "two"].publisher.receive(on: loop).sink { order.append($0) }
        loop.schedule(after: loop.now.advanced(by: .milliseconds(1)), tolerance: 0, options: nil) {
            order.append("later")
        }
        #expect(order.isEmpty)
        while !order.contains("later"), loop.run(mode: .default, before: .distantFuture) {}
        #expect(order == ["one", "two", "later"])
        values.cancel()
    }

    @Test func anOperationQueueReceivesEveryValue() {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let received = Received()
        let values = (0..<10).publisher.receive(on: queue).sink { received.numbers.append($0) }
        queue.waitUntilAllOperationsAreFinished()
        #expect(received.numbers == Array(0..<10))
        values.cancel()
    }

    private final class Received: @unchecked Sendable { var numbers: [Int] = [] }

    @Test func stridesCountSeconds() {
        typealias Stride = RunLoop.SchedulerTimeType.Stride
        #expect(Stride.milliseconds(1500) == 1.5)
        #expect(Stride.seconds(2) + .seconds(0.5) == 2.5)
        let start = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
        #expect(start.advanced(by: .seconds(2)).date.timeIntervalSinceReferenceDate == 12)
        #expect(start.distance(to: start.advanced(by: -3)) == -3)
    }

    @Test func jsonIsDecodedInThePipeline() {
        var pages: [[Int]] = []
        let values = Just(Data("[1, 2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
            .replaceError(with: []).sink { pages.append($0) }
        #expect(pages == [[1, 2]])
        values.cancel()
    }
}
