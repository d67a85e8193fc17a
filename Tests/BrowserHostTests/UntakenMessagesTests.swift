import Testing

@testable import BrowserHost

@Suite("How many messages wait for the main actor")
struct UntakenMessagesTests {
    @Test("reading pauses at the limit, and continues once when there is space")
    func pauses() {
        let messages = UntakenMessages()
        for _ in 1..<Limits.untakenMessages { messages.add() }
        #expect(messages.allowsReading())
        messages.add()
        messages.add()
        #expect(!messages.allowsReading())
        #expect(!messages.remove())
        #expect(messages.remove())
        #expect(!messages.remove())
        #expect(messages.allowsReading())
    }
}
