import SwiftUI
import Testing

@testable import Scrollwork

/// What a wheel reports and where it goes, as its scroll view and its program move it. Values are 10 points apart.
@MainActor @Suite struct WheelMotionTableTests {
    /// A wheel on screen, its bound value, and a log of its reports.
    @MainActor private final class Wheel {
        let motion = WheelMotion()
        var bound: Int
        var log: [String] = []
        var accepts: (Int) -> Bool = { _ in true }
        private var number = 0
        private var values: [Int]

        init(_ bound: Int = 5, _ values: [Int] = Array(0...20), wraps: Bool = false, isEnabled: ((Int) -> Bool)? = nil)
        {
            self.bound = bound
            self.values = values
            show(values, wraps: wraps, isEnabled: isEnabled)
            motion.appear(ContentToken())
            motion.goalWasDelivered()
        }

        /// Shows values at a distance, as an update of the picker does.
        func show(_ values: [Int], spacing: CGFloat = 10, wraps: Bool = false, isEnabled: ((Int) -> Bool)? = nil) {
            self.values = values
            number += 1
            motion.selection.connect(
                WheelConnection(
                    number: number, read: { [unowned self] in bound },
                    write: { [unowned self] in
                        if accepts(values[$0]) { bound = values[$0] }
                    },
                    indexOf: { value in
                        guard let value = value.base as? Int else { return nil }
                        return values.firstIndex { $0 >= value } ?? values.count - 1
                    }, valueAt: { AnyHashable(values[$0]) },
                    report: { [unowned self] in log.append("\($0.phase) \(values[$0.value])") },
                    click: { [unowned self] in log.append("click \(values[$0])") }))
            let rule = isEnabled.map { isEnabled in { (index: Int) in isEnabled(values[index]) } }
            motion.layOut(
                WheelRail(WheelScale(values), spacing: spacing, isProportional: true, wraps: wraps, isEnabled: rule),
                axis: .horizontal, viewport: 300)
        }

        func move(to point: Double) {
            motion.contentDidMove(to: WheelReading(point: point, version: motion.place.version), reportsPhases: true)
        }

        /// Takes the log.
        func reports() -> [String] {
            defer { log = [] }
            return log
        }
    }

    @Test func aWheelAppearsOnItsValue() {
        let wheel = Wheel()
        #expect(wheel.motion.state.center == 50 && wheel.motion.state.phase == .idle(at: 5))
        #expect(wheel.motion.window.goal?.number == 1 && wheel.motion.state.motion.channel == .open)
        #expect(wheel.motion.state.goalPoint == 50)
        #expect(wheel.motion.rests(on: 5) && !wheel.motion.rests(on: 6) && wheel.reports() == [])
        #expect(wheel.motion.visibleIndices == Set(0...20) && wheel.motion.point(at: 12) == 62)
        #expect(Wheel(99).motion.state.center == 200 && Wheel(-4).motion.state.center == 0)
        #expect(Wheel(5) { $0 != 5 }.motion.state.center == 60)
    }

    // MARK: Steps

    @Test func stepsCountFromTheTarget() {
        let wheel = Wheel()
        wheel.motion.step(by: 3)
        #expect(wheel.bound == 8 && wheel.reports() == ["click 8", "settling 8"])
        #expect(wheel.motion.state.phase == .commanded(to: 8))
        #expect(wheel.motion.state.motion.channel.pendingRequest == .steer)
        wheel.motion.step(by: -1)
        #expect(wheel.bound == 7 && wheel.reports() == ["click 7", "settling 7"])
        wheel.motion.step(by: 99)
        #expect(wheel.bound == 20 && wheel.reports() == ["click 20", "settling 20"])
        wheel.motion.step(by: 1)
        #expect(wheel.reports() == [])
        wheel.motion.visit(end: -1)
        #expect(wheel.bound == 0)
        wheel.motion.visit(index: 3)
        #expect(wheel.bound == 3)
        wheel.motion.visit(point: 154.9)
        #expect(wheel.bound == 15)
        wheel.motion.visit(point: 155)
        #expect(wheel.bound == 16)
    }

    @Test func stepsPassDisabledValues() {
        let wheel = Wheel(5) { !(6...8).contains($0) }
        wheel.motion.step(by: 1)
        #expect(wheel.bound == 9)
        wheel.motion.visit(index: 7)
        #expect(wheel.bound == 9, "the later one of two is the nearest")
        wheel.motion.step(by: -1)
        #expect(wheel.bound == 5)
    }

    /// A value that only replaces a disabled one is selected when a person requests it.
    @Test func aReplacementIsChosen() {
        let wheel = Wheel(5) { $0 != 5 }
        #expect(wheel.bound == 5 && wheel.motion.state.phase == .idle(at: 6))
        wheel.motion.visit(index: 6)
        #expect(wheel.bound == 6 && wheel.reports().contains("click 6"))
        wheel.motion.visit(index: 6)
        #expect(wheel.reports() == [])
    }

    @Test func aRejectedStepReturns() {
        let wheel = Wheel()
        wheel.accepts = { $0 < 7 }
        wheel.motion.step(by: 3)
        #expect(wheel.bound == 5 && wheel.motion.state.phase == .idle(at: 5))
        #expect(!wheel.reports().contains("settling 8"))
        wheel.motion.step(by: 1)
        #expect(wheel.bound == 6 && wheel.motion.state.phase == .commanded(to: 6))
    }

    // MARK: Fingers

    @Test func aFingerPassesValues() {
        let wheel = Wheel()
        wheel.motion.actorDidChange(to: .user)
        for (point, reports) in [
            (50.005, []), (54.9, []), (55, ["passing 6", "click 6"]), (55.1, []), (64, []),
            (54, ["passing 5", "click 5"]),
            (-30, ["passing 0", "click 0"]), (900, ["passing 20", "click 20"]),
        ] as [(Double, [String])] {
            wheel.move(to: point)
            #expect(wheel.reports() == reports, "\(point)")
        }
        #expect(wheel.bound == 20)
    }

    @Test func aReleasedWheelSettles() {
        let wheel = Wheel()
        wheel.motion.actorDidChange(to: .user)
        wheel.move(to: 62)
        #expect(wheel.reports() == ["passing 6", "click 6"])
        #expect(wheel.motion.restingPoint(near: 88, isMoving: true) == 90)
        wheel.motion.actorDidChange(to: .momentum)
        #expect(wheel.reports() == ["settling 9"] && wheel.motion.state.goalPoint == 90)
        wheel.move(to: 76)
        wheel.move(to: 90)
        #expect(wheel.reports() == ["passing 8", "click 8", "passing 9", "click 9"])
        wheel.motion.actorDidChange(to: .idle)
        #expect(wheel.reports() == ["settled 9"] && wheel.motion.state.phase == .idle(at: 9))
    }

    @Test func aWheelWithoutATargetStaysInPlace() {
        let wheel = Wheel()
        #expect(wheel.motion.restingPoint(near: 88, isMoving: false) == 50)
        wheel.motion.actorDidChange(to: .user)
        wheel.move(to: 62)
        #expect(wheel.motion.restingPoint(near: 62, isMoving: false) == 60)
        #expect(wheel.motion.restingPoint(near: 88, isMoving: true) == 90)
        #expect(wheel.motion.restingPoint(near: 62, isMoving: false) == 90)
        let empty = Wheel(5, [])
        #expect(empty.motion.restingPoint(near: 62, isMoving: true) == 0 && empty.motion.mayRest)
        #expect(!wheel.motion.mayRest)
        wheel.move(to: 60.4)
        #expect(wheel.motion.mayRest)
        wheel.move(to: 60.6)
        #expect(!wheel.motion.mayRest)
    }

    @Test func positionsOfOtherLayoutsHaveNoMeaning() {
        let wheel = Wheel()
        wheel.motion.actorDidChange(to: .user)
        wheel.motion.contentDidMove(
            to: WheelReading(point: 90, version: wheel.motion.place.version + 1), reportsPhases: true)
        wheel.move(to: .nan)
        #expect(wheel.motion.state.center == 50 && wheel.reports() == [])
    }

    // MARK: The program

    @Test func theProgramSetsAValue() {
        let wheel = Wheel()
        wheel.bound = 9
        wheel.motion.boundValueDidChange()
        #expect(wheel.motion.state.center == 90 && wheel.motion.state.phase == .idle(at: 9))
        #expect(wheel.motion.state.motion.channel.pendingRequest == .place && wheel.reports() == [])
        wheel.motion.goalWasDelivered()
        wheel.motion.animatedValue = 12
        wheel.bound = 12
        wheel.motion.boundValueDidChange()
        #expect(wheel.motion.state.phase == .commanded(to: 12))
        #expect(wheel.motion.state.motion.channel.pendingRequest == .steer)
        #expect(wheel.motion.state.center == 90 && wheel.motion.animatedValue == nil)
        #expect(wheel.reports() == ["settling 12"])
    }

    // MARK: Other values

    @Test func otherDistancesKeepTheValueInTheCenter() {
        let wheel = Wheel(8), version = wheel.motion.place.version
        wheel.motion.actorDidChange(to: .user)
        wheel.move(to: 83)
        wheel.show(Array(0...20), spacing: 20)
        #expect(wheel.motion.state.center == 166 && wheel.motion.place.version == version + 1)
        #expect(wheel.motion.place.identityShift == 0 && wheel.reports() == [])
        wheel.show(Array(0...20), spacing: 20)
        #expect(wheel.motion.place.version == version + 1, "nothing changed")
    }

    @Test func valuesBeforeTheCenterMoveNothing() {
        let wheel = Wheel(8)
        wheel.motion.actorDidChange(to: .user)
        wheel.move(to: 83)
        let origin = wheel.motion.place.origin
        wheel.show(Array(-3...20))
        #expect(wheel.motion.state.center == 113 && wheel.motion.place.origin == origin + 30)
        #expect(wheel.motion.place.identityShift == -3 && wheel.bound == 8)
        wheel.show(Array(4...20))
        #expect(wheel.motion.state.center == 43 && wheel.motion.place.identityShift == 4)
    }

    @Test func whenTheCenteredValueDisappearsThePreviousOneStays() {
        let wheel = Wheel(8)
        wheel.motion.actorDidChange(to: .user)
        wheel.move(to: 83)
        wheel.show([0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11])
        #expect(wheel.motion.state.center == 83, "7 stays where it is")
        let still = Wheel(8)
        still.show([0, 1, 2, 5, 6])
        #expect(still.motion.state.phase.isAtRest && still.motion.state.phase.slot <= 4)
    }

    @Test func aDisabledTargetIsLeft() {
        let wheel = Wheel(8), version = wheel.motion.place.version
        wheel.show(Array(0...20)) { $0 != 8 }
        #expect(wheel.motion.place.version == version + 1)
        wheel.motion.placeDidChange()
        #expect(wheel.motion.state.phase.slot == 9 && wheel.bound == 8)
    }

    // MARK: Wheels that wrap around

    @Test func aWheelThatWrapsMovesInTheShorterDirection() {
        let wheel = Wheel(1, Array(0...9), wraps: true)
        wheel.motion.step(by: -3)
        #expect(wheel.bound == 8 && wheel.motion.state.phase == .commanded(to: -2))
        wheel.motion.visit(index: 1)
        #expect(wheel.bound == 1 && wheel.motion.state.phase.slot == 1)
        wheel.motion.visit(end: 1)
        #expect(wheel.bound == 9 && wheel.motion.state.phase.slot == 9)
    }

    @Test func aWheelStaysAwayFromTheEndsOfItsLaps() {
        let wheel = Wheel(1, Array(0...9), wraps: true)
        // 300 laps of 100 points on each side.
        #expect(wheel.motion.place.lapsAround == 300 && wheel.motion.window.lap == 0)
        wheel.motion.actorDidChange(to: .user)
        wheel.move(to: 15_010)
        wheel.move(to: 15_011)
        #expect(wheel.motion.window.lap == 0)
        wheel.move(to: 15_111)
        wheel.move(to: 15_112)
        #expect(wheel.motion.window.lap == 151)
    }
}
