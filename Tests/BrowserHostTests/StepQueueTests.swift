import Testing

@testable import BrowserHost

@Suite("The steps of a conversation that wait for the main actor")
struct StepQueueTests {
    @Test("steps leave in their order, and only the first one needs a turn")
    func order() {
        let queue = StepQueue()
        #expect(queue.add(.closed(1)))
        #expect(!queue.add(.closed(2)))
        #expect(code(queue.next()) == 1)
        #expect(!queue.add(.closed(3)))
        #expect(code(queue.next()) == 2)
        #expect(code(queue.next()) == 3)
        #expect(!queue.add(.closed(4)))
        #expect(code(queue.next()) == 4)
        #expect(queue.next() == nil)
        #expect(queue.add(.closed(5)))
    }

    @Test("reading pauses at the limit, and continues once when there is space")
    func pauses() {
        let queue = StepQueue()
        #expect(!queue.endsPause())
        for _ in 1..<Limits.waitingSteps { _ = queue.add(.pong) }
        #expect(queue.allowsReading())
        _ = queue.add(.pong)
        _ = queue.add(.pong)
        #expect(!queue.allowsReading())
        _ = queue.next()
        #expect(!queue.endsPause())
        _ = queue.next()
        #expect(queue.endsPause())
        #expect(!queue.endsPause())
        #expect(queue.allowsReading())
    }

    private func code(_ step: Conversation.Step?) -> UInt16? {
        if case .closed(let code) = step { code } else { nil }
    }
}
