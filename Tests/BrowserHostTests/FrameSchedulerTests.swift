import Testing

@testable import BrowserHost

@Suite("Whose turn it is")
@MainActor
struct FrameSchedulerTests {
    let time = FakeTime()

    @Test("a tab with quick frames waits for one frame of a slow tab, never for two")
    func quickAndSlow() {
        time.collectsSoon = true
        let turns = FrameScheduler(time: time)
        var order = ""
        var slow: [FrameScheduler.Client] = []
        for _ in 0..<3 {
            var place: FrameScheduler.Client!
            place = FrameScheduler.Client { [time, unowned turns] in
                order += "s"
                time.pass(0.5)
                turns.ask(place)
            }
            slow.append(place)
            turns.ask(place)
        }
        for _ in 0..<6 { _ = time.runOne() }
        let quick = FrameScheduler.Client { order += "q" }
        // After the first frame, the turns expect quick frames.
        turns.ask(quick)
        while order.last != "q", time.runOne() {}
        _ = time.runOne()
        for _ in 0..<5 {
            turns.ask(quick)
            let before = order.count
            while order.last != "q", time.runOne() {}
            #expect(order.count - before <= 2)
            _ = time.runOne()
        }
        #expect(order.hasPrefix("ssssss"))
    }

    @Test("each of many slow tabs has its turn, though quick ones ask all the time")
    func everybody() {
        time.collectsSoon = true
        let turns = FrameScheduler(time: time)
        var counts = Array(repeating: 0, count: 8)
        var places: [FrameScheduler.Client] = []
        for index in 0..<8 {
            var place: FrameScheduler.Client!
            place = FrameScheduler.Client { [time, unowned turns] in
                counts[index] += 1
                time.pass(index < 4 ? 0.1 : 0.001)
                turns.ask(place)
            }
            places.append(place)
            turns.ask(place)
        }
        for _ in 0..<160 { _ = time.runOne() }
        #expect(counts.reduce(0, +) == 160)
        #expect(counts.allSatisfy { $0 >= 10 })
    }

    /// A quick tab asks again after each of its frames. Two slow tabs ask once.
    @Test(
        "a tab goes first after a frame of at most 1/120 second, but not twice in a row",
        arguments: [(0, "qaqbq"), (0.008, "qaqbq"), (0.009, "abqqq")])
    func turnsOfAQuickTab(duration: Double, expected: String) {
        time.collectsSoon = true
        let turns = FrameScheduler(time: time)
        var order = "", asksAgain = false
        var quick: FrameScheduler.Client!
        quick = FrameScheduler.Client { [time, unowned turns] in
            order += "q"
            time.pass(duration)
            if asksAgain { turns.ask(quick) }
        }
        turns.ask(quick)
        _ = time.runOne()
        order = ""
        asksAgain = true
        for name in ["a", "b"] {
            turns.ask(
                FrameScheduler.Client { [time] in
                    order += name
                    time.pass(0.5)
                })
        }
        turns.ask(quick)
        for _ in 0..<5 { _ = time.runOne() }
        #expect(order == expected)
    }

    @MainActor
    private final class Log {
        var text = ""
    }

    @Test("other work of the main actor comes between two frames, and nothing is left after the last one")
    func otherWork() {
        time.collectsSoon = true
        let turns = FrameScheduler(time: time), log = Log()
        for name in ["a", "b"] { turns.ask(FrameScheduler.Client { log.text += name }) }
        time.soon { log.text += "o" }
        while time.runOne() { log.text += "." }
        #expect(log.text == "a.o.b.")
    }

    @Test("who asks twice has one turn")
    func once() {
        time.collectsSoon = true
        let turns = FrameScheduler(time: time)
        var count = 0
        let place = FrameScheduler.Client { count += 1 }
        turns.ask(place)
        turns.ask(place)
        while time.runOne() {}
        #expect(count == 1)
    }
}

@Suite("After the end of a conversation")
@MainActor
struct ConversationEndTests {
    @Test("a greeting after the socket was closed opens no tab")
    func lateGreeting() {
        let host = FakeHost()
        let page = FakePage(host)
        page.conversation.ended(code: nil)
        page.say(
            #"{"t":"hello","now":1,"size":[300,200],"env":\#(FakePage.environment),"query":{}}"#)
        #expect(host.scenes.isEmpty)
        #expect(host.tabs.count == 0)
        #expect(page.link.messages.isEmpty)
    }
}
