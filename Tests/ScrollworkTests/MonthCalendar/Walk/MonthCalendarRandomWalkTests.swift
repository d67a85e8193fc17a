import Foundation
import ScrollworkTesting
import Testing

/// Random fingers, keys, calls, data changes, and changes of the environment of a calendar.
@MainActor
@Suite struct MonthCalendarRandomWalkTests {
    @Test func aCalendarStaysConsistent() async throws {
        let walk = CalendarWalk(dice: RandomWalk())
        for step in 0..<RandomWalk.steps(50) {
            if await !walk.step() {
                Issue.record(
                    "seed \(walk.dice.seed), step \(step): \(walk.faults.joined(separator: "; ")) after \(walk.log.joined(separator: ", "))"
                )
                return
            }
        }
    }
}
