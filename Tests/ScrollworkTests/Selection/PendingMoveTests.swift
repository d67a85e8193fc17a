import SwiftUI
import Testing

@testable import Scrollwork

/// A movement for which a program waits.
@MainActor @Suite struct PendingMoveTests {
    @Test func aMovementEndsWhereItRests() {
        let move = PendingMove<Int>()
        var ends: [String] = []
        move.rest(on: 3)
        move.end(true)
        #expect(move.request == nil)
        move.begin(3) { ends.append("first \($0)") }
        #expect(move.request?.number == 1 && move.request?.value == 3)
        move.rest(on: 3)
        #expect(ends.isEmpty, "the component hasn't received it")
        move.start()
        move.rest(on: 3)
        move.rest(on: 3)
        #expect(ends == ["first true"])
        move.begin(4) { ends.append("second \($0)") }
        move.start()
        move.begin(5) { ends.append("third \($0)") }
        #expect(ends == ["first true", "second false"] && move.request?.number == 3)
        move.start()
        move.rest(on: 6)
        #expect(ends.last == "third false")
        move.begin(7) { ends.append("fourth \($0)") }
        move.end(true)
        move.end(false)
        #expect(ends.count == 4 && ends.last == "fourth true")
        move.start()
        move.rest(on: 7)
        #expect(ends.count == 4)
    }
}
