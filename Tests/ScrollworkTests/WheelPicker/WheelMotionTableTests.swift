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
        var interruptions = 0
        var rests: [Int] = []
        var accepts: (Int) -> Bool = { _ in true }
        let track = ContentToken()
        private var number = 0
        private var values: [Int]
        private let reducesMotion: Bool

        init(
            _ bound: Int = 5, _ values: [Int] = Array(0...20), wraps: Bool = false, reducesMotion: Bool = false,
            isEnabled: ((Int) -> Bool)? = nil
        ) {
            self.bound = bound
            self.values = values
            self.reducesMotion = reducesMotion
            show(values, wraps: wraps, isEnabled: isEnabled)
            motion.appear(track)
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
                        return values.firstIndex { $0 >= value } ?? values.indices.last
                    }, valueAt: { AnyHashable(values[$0]) },
                    report: { [unowned self] in log.append("\($0.phase) \(values[$0.value])") },
                    click: { [unowned self] in log.append("click \(values[$0])") },
                    rest: { [unowned self] in rests.append(values[$0]) },
                    interrupt: { [unowned self] in interruptions += 1 }, reducesMotion: reducesMotion))
            let rule = isEnabled.map { isEnabled in { (index: Int) in isEnabled(values[index]) } }
            motion.layOut(
                WheelRail(WheelScale(values), spacing: spacing, isProportional: true, wraps: wraps, isEnabled: rule),
                axis: .horizontal, viewport: 300)
        }

        func move(to point: Double) {
            motion.contentDidMove(to: WheelReading(point: point, version: motion.place.version), reportsPhases: true)
        }

        /// Sets the value, as the program does with or without an animation.
        func set(_ value: Int, isAnimated: Bool = true) {
            bound = value
            if isAnimated { motion.animatedValue = AnyHashable(value) }
            motion.boundValueDidChange()
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
        wheel.motion.placeDidChange()
        #expect(wheel.reports() == [], "the value in the center is the same")
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
        // The laps are around the new center, so the next lap isn't near an end.
        wheel.show(Array(0...9), wraps: true)
        wheel.motion.placeDidChange()
        #expect(wheel.motion.place.lap == 151)
        wheel.move(to: 15_212)
        wheel.move(to: 15_213)
        #expect(wheel.motion.window.lap == 151)
    }

    // MARK: Commands

    /// A finger that passed a value steps from there.
    @Test func stepsUnderAFingerCountFromThePassedValue() {
        let wheel = Wheel()
        wheel.motion.actorDidChange(to: .user)
        wheel.move(to: 72)
        #expect(wheel.reports() == ["passing 7", "click 7"])
        wheel.motion.step(by: 1)
        #expect(wheel.bound == 8 && wheel.motion.state.phase == .commanded(to: 8))
        let still = Wheel()
        still.motion.actorDidChange(to: .user)
        still.move(to: 52)
        still.motion.step(by: 1)
        #expect(still.bound == 6)
    }

    /// The scroll view is at its target as soon as it receives the command.
    @Test(arguments: [(89.9895, false), (89.9905, true), (90.0095, true), (90.0105, false)])
    func aCommandIsDoneAtItsTarget(_ point: Double, _ isDone: Bool) {
        let wheel = Wheel()
        wheel.set(9)
        #expect(wheel.reports() == ["settling 9"] && wheel.motion.state.goalPoint == 90)
        wheel.motion.goalWasDelivered()
        #expect(wheel.motion.state.motion.channel == .starting && wheel.motion.state.motion.point == 50)
        wheel.move(to: point)
        #expect(wheel.motion.state.phase == (isDone ? .idle(at: 9) : .commanded(to: 9)))
        #expect(wheel.reports() == (isDone ? ["settled 9"] : []))
    }

    /// The end of the movement before a command isn't that of the command.
    @Test func aCommandOutlastsTheMovementBeforeIt() {
        let wheel = Wheel()
        wheel.motion.actorDidChange(to: .user)
        wheel.move(to: 62)
        wheel.set(12, isAnimated: false)
        #expect(wheel.reports() == ["passing 6", "click 6", "settling 12"])
        wheel.motion.goalWasDelivered()
        wheel.motion.actorDidChange(to: .idle)
        #expect(wheel.motion.state.phase == .commanded(to: 12) && wheel.reports() == [])
        wheel.motion.actorDidChange(to: .momentum)
        #expect(wheel.motion.state.motion.channel == .open)
        wheel.move(to: 119.4)
        wheel.motion.actorDidChange(to: .idle)
        #expect(wheel.motion.state.phase == .idle(at: 12) && wheel.reports() == ["settled 12"])
        #expect(wheel.motion.state.motion.channel.pendingRequest == .place && wheel.bound == 12)
    }

    @Test func aCommandNearItsTargetIsDone() {
        let wheel = Wheel()
        wheel.motion.actorDidChange(to: .user)
        wheel.move(to: 62)
        wheel.set(6, isAnimated: false)
        #expect(wheel.motion.state.phase == .dragging(from: 5), "it is the value that the wheel wrote")
        wheel.set(12)
        wheel.motion.goalWasDelivered()
        wheel.move(to: 119.6)
        wheel.motion.actorDidChange(to: .idle)
        #expect(wheel.motion.state.phase == .idle(at: 12))
    }

    @Test func aReplacedValueNeedsNoMovement() {
        let wheel = Wheel(5) { $0 != 5 }
        let goal = wheel.motion.window.goal
        wheel.set(6)
        #expect(wheel.motion.state.phase == .idle(at: 6) && wheel.motion.window.goal == goal && wheel.reports() == [])
        wheel.set(7, isAnimated: false)
        #expect(wheel.motion.state.center == 70 && wheel.motion.window.goal != goal)
    }

    /// A further step of a mouse wheel or a key is another choice.
    @Test func aScrollViewRedirectsACommand() {
        let wheel = Wheel()
        wheel.motion.step(by: 3)
        wheel.motion.goalWasDelivered()
        #expect(wheel.motion.restingPoint(near: 62, isMoving: false) == 62, "it hasn't started")
        wheel.motion.actorDidChange(to: .momentum)
        #expect(wheel.motion.restingPoint(near: 62, isMoving: false) == 80)
        _ = wheel.reports()
        #expect(wheel.motion.restingPoint(near: 78, isMoving: true) == 80)
        wheel.move(to: 60)
        #expect(wheel.reports() == [] && wheel.bound == 8)
        #expect(wheel.motion.restingPoint(near: 97, isMoving: true) == 100)
        wheel.move(to: 62)
        #expect(wheel.reports() == ["click 10", "settling 10"] && wheel.bound == 10)
        #expect(wheel.motion.state.phase == .commanded(to: 10) && wheel.motion.state.goalPoint == 100)
        wheel.move(to: 100)
        wheel.motion.actorDidChange(to: .idle)
        #expect(wheel.reports() == ["settled 10"])
    }

    @Test func aFingerStopsACommand() {
        let wheel = wheelOnItsCommand()
        #expect(wheel.reports() == ["settling 12"] && wheel.bound == 12)
        wheel.motion.actorDidChange(to: .user)
        #expect(wheel.motion.state.phase == .dragging(from: 12))
        wheel.move(to: 72)
        #expect(wheel.reports() == ["passing 7", "click 7"] && wheel.bound == 7)
        #expect(wheel.motion.restingPoint(near: 72, isMoving: true) == 70)
        wheel.motion.actorDidChange(to: .momentum)
        wheel.move(to: 70)
        wheel.motion.actorDidChange(to: .idle)
        #expect(wheel.reports() == ["settling 7", "settled 7"])
    }

    /// A finger that doesn't move the wheel lifts on the bound value.
    @Test func aTouchAloneReportsNothing() {
        let wheel = Wheel(), goal = wheel.motion.window.goal
        wheel.motion.actorDidChange(to: .user)
        #expect(wheel.motion.state.isMoving)
        wheel.motion.actorDidChange(to: .idle)
        #expect(wheel.reports() == [] && !wheel.motion.state.isMoving && wheel.motion.window.goal == goal)
    }

    @Test func contentThatTheLayoutMovedReturnsToItsValue() {
        let wheel = Wheel(), number = wheel.motion.window.goal?.number ?? 0
        wheel.move(to: 56)
        #expect(wheel.motion.window.goal?.number == number, "it is where the scroll view says")
        wheel.motion.placeDidChange()
        #expect(wheel.motion.state.motion.channel.pendingRequest == .place)
        wheel.motion.goalWasDelivered()
        wheel.motion.state.motion.channel.invalidate()
        let before = wheel.motion.window.goal?.number ?? 0
        wheel.move(to: 50.0095)
        #expect(wheel.motion.window.goal?.number == before)
        wheel.motion.state.motion.channel.invalidate()
        wheel.move(to: 50.0105)
        #expect(wheel.motion.window.goal?.number == before + 1 && wheel.motion.state.goalPoint == 50)
    }

    // MARK: Reduced motion

    @Test func aFadeEndsOnTheLastValue() {
        let wheel = Wheel(reducesMotion: true)
        wheel.set(12)
        #expect(wheel.motion.state.motion.channel.pendingRequest == .fade && wheel.motion.state.center == 50)
        let goal = wheel.motion.window.goal
        wheel.set(15)
        #expect(wheel.motion.window.goal == goal && wheel.motion.state.goalPoint == 150)
        wheel.motion.land()
        #expect(wheel.motion.state.center == 150 && wheel.motion.state.phase == .idle(at: 15))
        #expect(wheel.motion.state.motion.channel.pendingRequest == .place)
        #expect(wheel.reports() == ["settling 12", "settling 15", "settled 15"])
        wheel.motion.land()
        #expect(wheel.motion.state.motion.channel.pendingRequest == .place)
    }

    @Test func aFingerTakesOverFromAFadeAtItsTarget() {
        let wheel = Wheel(reducesMotion: true)
        wheel.set(15)
        _ = wheel.reports()
        wheel.motion.actorDidChange(to: .user)
        #expect(wheel.motion.state.center == 150 && wheel.motion.state.phase == .commanded(to: 15))
        wheel.motion.goalWasDelivered()
        wheel.move(to: 150)
        #expect(wheel.motion.state.phase == .commanded(to: 15))
        wheel.move(to: 151)
        #expect(wheel.motion.state.phase == .dragging(from: 15) && wheel.reports() == [])
        wheel.move(to: 156)
        #expect(wheel.reports() == ["passing 16", "click 16"])
    }

    // MARK: Flings

    /// Returns a wheel that moves from 5 to the program's value of 12, and passed 7.
    private func wheelOnItsCommand() -> Wheel {
        let wheel = Wheel()
        wheel.set(12)
        wheel.motion.goalWasDelivered()
        wheel.motion.actorDidChange(to: .momentum)
        wheel.move(to: 71)
        return wheel
    }

    /// Returns a wheel that passed 6 under a finger, and moves on toward 9.
    private func flungWheel() -> Wheel {
        let wheel = Wheel()
        wheel.motion.actorDidChange(to: .user)
        wheel.move(to: 62)
        _ = wheel.motion.restingPoint(near: 88, isMoving: true)
        wheel.motion.actorDidChange(to: .momentum)
        return wheel
    }

    // MARK: Tracks

    /// A movement ends on its target when its track disappears.
    @Test func aTrackThatDisappearsPicksItsTarget() {
        let wheel = flungWheel()
        wheel.motion.disappear(ContentToken())
        #expect(wheel.bound == 6 && wheel.interruptions == 0, "another track has disappeared")
        _ = wheel.reports()
        wheel.motion.disappear(wheel.track)
        #expect(wheel.bound == 9 && wheel.reports() == ["settled 9"] && wheel.interruptions == 1)
        #expect(wheel.motion.state.phase == .idle(at: 9) && wheel.motion.state.motion.actor == nil)
        wheel.move(to: 20)
        wheel.motion.actorDidChange(to: .user)
        #expect(wheel.motion.state.center == 90 && wheel.motion.state.motion.actor == nil)
        wheel.bound = 3
        wheel.motion.boundValueDidChange()
        #expect(wheel.motion.state.center == 90)
        wheel.motion.appear(ContentToken())
        #expect(wheel.motion.state.center == 30 && wheel.interruptions == 1)
        wheel.motion.appear(ContentToken())
        #expect(wheel.interruptions == 2, "a track replaces another")
    }

    /// The values of a wheel that isn't on screen can change. It moves when a track appears.
    @Test func aWheelWithoutATrackDoesNotMove() {
        let wheel = Wheel()
        wheel.motion.disappear(wheel.track)
        let goal = wheel.motion.window.goal, version = wheel.motion.place.version
        wheel.show(Array(0...20)) { $0 != 5 }
        wheel.motion.placeDidChange()
        wheel.motion.placeDidChange(isTurned: true)
        #expect(wheel.motion.place.version == version + 1 && wheel.motion.window.goal == goal)
        #expect(wheel.motion.state.center == 50 && wheel.motion.state.phase == .idle(at: 5))
        wheel.show([])
        wheel.motion.placeDidChange()
        #expect(wheel.interruptions == 1 && wheel.reports() == [])
        wheel.show(Array(0...20)) { $0 != 5 }
        wheel.motion.appear(ContentToken())
        #expect(wheel.motion.state.center == 60 && wheel.motion.window.goal != goal && wheel.bound == 5)
    }

    @Test func aTrackThatDisappearsDuringACommandSettles() {
        let wheel = Wheel()
        wheel.motion.step(by: 3)
        _ = wheel.reports()
        wheel.motion.disappear(wheel.track)
        #expect(wheel.bound == 8 && wheel.reports() == ["settled 8"])
        let still = Wheel()
        still.motion.disappear(still.track)
        #expect(still.reports() == [] && still.bound == 5)
        let dragged = Wheel()
        dragged.motion.actorDidChange(to: .user)
        dragged.move(to: 62)
        _ = dragged.reports()
        dragged.motion.disappear(dragged.track)
        #expect(dragged.bound == 6 && dragged.reports() == ["settling 6", "settled 6"])
    }

    // MARK: Disabled targets

    /// A value that a person chose is replaced once it's disabled. A value of the program stays.
    @Test(arguments: [false, true]) func aDisabledTargetIsReplaced(_ isChosen: Bool) {
        let wheel = Wheel()
        if isChosen { wheel.motion.step(by: 3) } else { wheel.set(8) }
        wheel.motion.goalWasDelivered()
        wheel.motion.actorDidChange(to: .momentum)
        wheel.move(to: 60)
        wheel.show(Array(0...20)) { $0 != 8 }
        wheel.motion.placeDidChange()
        #expect(wheel.bound == (isChosen ? 9 : 8) && wheel.motion.state.phase == .commanded(to: 9))
        #expect(wheel.motion.state.goalPoint == 90 && wheel.motion.state.motion.channel.pendingRequest == .steer)
        #expect(wheel.reports().last == "settling 9")
    }

    @Test func aFlingAvoidsADisabledTarget() {
        let wheel = flungWheel()
        wheel.show(Array(0...20)) { $0 != 9 }
        wheel.motion.placeDidChange()
        #expect(wheel.motion.state.phase == .settling(to: 10) && wheel.motion.state.goalPoint == 100)
        #expect(wheel.reports().last == "settling 10")
        wheel.motion.placeDidChange()
        #expect(wheel.reports() == [], "the target is the same")
    }

    @Test func withoutValuesAMovementHasNoTarget() {
        let wheel = Wheel()
        wheel.motion.step(by: 3)
        _ = wheel.motion.restingPoint(near: 88, isMoving: true)
        wheel.show([])
        wheel.motion.placeDidChange()
        #expect(wheel.motion.state.goalPoint == nil && wheel.motion.state.proposedRest == nil)
        #expect(wheel.interruptions == 1 && wheel.motion.chunks.count > 0 && wheel.motion.visibleIndices.isEmpty)
        #expect(!wheel.motion.rests(on: 8))
    }

    @Test func anotherAxisEndsTheMovementOnItsTarget() {
        let wheel = flungWheel()
        _ = wheel.reports()
        wheel.motion.placeDidChange(isTurned: true)
        #expect(wheel.bound == 9 && wheel.motion.state.phase == .idle(at: 9))
        #expect(wheel.reports() == ["settled 9"])
        #expect(wheel.motion.state.motion.channel.pendingRequest == .place && wheel.motion.state.goalPoint == 90)
    }

    // MARK: Laps

    /// A target beyond all laps moves the center lap halfway to it.
    @Test(arguments: [(2_989, 0), (2_999, 150), (-3_000, -150)]) func aDistantTargetIsWithinTheLaps(
        _ steps: Int, _ lap: Int
    ) {
        let wheel = Wheel(1, Array(0...9), wraps: true)
        wheel.motion.step(by: steps)
        #expect(wheel.motion.window.lap == lap && wheel.motion.state.phase == .commanded(to: 1 + steps))
        #expect(wheel.motion.state.goalPoint == Double(1 + steps) * 10)
    }

    @Test func aWheelRestsInItsCenterLap() {
        let wheel = Wheel(1, Array(0...9), wraps: true)
        wheel.motion.actorDidChange(to: .user)
        wheel.move(to: 314)
        #expect(wheel.bound == 1 && wheel.motion.window.lap == 0)
        _ = wheel.motion.restingPoint(near: 314, isMoving: true)
        wheel.motion.actorDidChange(to: .momentum)
        wheel.move(to: 310)
        wheel.motion.actorDidChange(to: .idle)
        #expect(wheel.motion.window.lap == 3 && wheel.motion.state.phase == .idle(at: 31))
    }

    // MARK: Without phases

    /// Content that moves by more than half a point is held by a hand, unless it has a target.
    @Test(arguments: [(50.4, ScrollActor.idle), (50.6, .user), (49.6, .idle), (49.4, .user)])
    func aMovementRevealsAHand(_ point: Double, _ actor: ScrollActor) {
        let wheel = Wheel()
        wheel.motion.contentDidMove(
            to: WheelReading(point: point, version: wheel.motion.place.version), reportsPhases: false)
        #expect(wheel.motion.state.motion.actor == actor)
        #expect(wheel.motion.restingPoint(near: 72, isMoving: true) == 70)
        wheel.motion.contentDidMove(
            to: WheelReading(point: 53, version: wheel.motion.place.version), reportsPhases: false)
        #expect(wheel.motion.state.motion.actor == .momentum && wheel.motion.state.goalPoint == 70)
        wheel.motion.idleDetector.stop()
    }

    // MARK: Requests

    /// A new layout may have moved the content, so the wheel checks the next report.
    @Test func aNewLayoutIsChecked() {
        let wheel = Wheel()
        wheel.motion.placeDidChange()
        #expect(wheel.motion.state.motion.channel == .unconfirmed)
        let number = wheel.motion.window.goal?.number ?? 0
        wheel.move(to: 50.02)
        #expect(wheel.motion.window.goal?.number == number + 1 && wheel.motion.state.phase == .idle(at: 5))
    }

    /// Reports before the delivery of a request are those of the previous position.
    @Test func contentThatIsAboutToJumpHasNoPosition() {
        let wheel = Wheel(0, Array(0...400))
        #expect(wheel.rests == [] && wheel.motion.window.chunk == 0)
        wheel.set(300, isAnimated: false)
        #expect(wheel.rests == [300])
        wheel.move(to: 20)
        #expect(wheel.motion.state.center == 3_000 && wheel.motion.window.chunk == 0)
        wheel.motion.goalWasDelivered()
        // A chunk is 80 points long, and the first one begins at -5.
        #expect(wheel.motion.window.chunk == 37 && wheel.rests == [300])
        wheel.move(to: 3_035)
        #expect(wheel.motion.window.chunk == 38)
    }

    /// The program takes the content over from a finger with the delivery of its command.
    @Test func aCommandPrecedesAFinger() {
        let wheel = Wheel()
        wheel.set(9)
        wheel.motion.actorDidChange(to: .user)
        wheel.move(to: 52)
        #expect(wheel.motion.state.phase == .commanded(to: 9))
        wheel.motion.goalWasDelivered()
        wheel.move(to: 53)
        #expect(wheel.motion.state.phase == .commanded(to: 9) && wheel.motion.state.motion.channel == .starting)
        #expect(wheel.reports() == ["settling 9"])
    }

    @Test func aCommandToTheCurrentPositionIsDoneOnDelivery() {
        let wheel = Wheel()
        wheel.move(to: 60)
        wheel.set(6)
        #expect(wheel.motion.state.phase == .commanded(to: 6))
        wheel.motion.goalWasDelivered()
        #expect(wheel.motion.state.phase == .idle(at: 6) && wheel.reports() == ["settling 6", "settled 6"])
        #expect(wheel.rests == [6])
    }

    @Test func aRequestForTheTargetChangesNothing() {
        let wheel = Wheel(), goal = wheel.motion.window.goal
        wheel.motion.visit(index: 5)
        #expect(wheel.reports() == [] && wheel.motion.window.goal == goal && wheel.motion.state.phase == .idle(at: 5))
    }

    /// A command, a finger, and a rest replace the target that the scroll view received.
    @Test func aProposedRestIsForgotten() {
        let wheel = Wheel()
        wheel.motion.actorDidChange(to: .user)
        wheel.move(to: 62)
        _ = wheel.motion.restingPoint(near: 88, isMoving: true)
        wheel.set(12)
        #expect(wheel.motion.state.proposedRest == nil && wheel.motion.state.goalPoint == 120)
        wheel.motion.goalWasDelivered()
        _ = wheel.motion.restingPoint(near: 97, isMoving: true)
        wheel.motion.actorDidChange(to: .user)
        #expect(wheel.motion.state.proposedRest == nil)
        let lifted = Wheel()
        lifted.motion.actorDidChange(to: .user)
        lifted.move(to: 62)
        _ = lifted.motion.restingPoint(near: 62, isMoving: true)
        lifted.motion.actorDidChange(to: .idle)
        #expect(lifted.motion.state.proposedRest == nil && lifted.motion.state.phase == .idle(at: 6))
        // The program sets a value before the scroll view moves to its target.
        let still = Wheel()
        _ = still.motion.restingPoint(near: 88, isMoving: true)
        still.set(12, isAnimated: false)
        still.motion.goalWasDelivered()
        still.motion.actorDidChange(to: .momentum)
        #expect(still.motion.state.phase == .idle(at: 12) && still.reports() == [])
    }

    // MARK: Without values

    @Test func aMovementEndsOnTheProgramsValueWhenValuesReturn() {
        let wheel = Wheel()
        wheel.motion.actorDidChange(to: .user)
        wheel.move(to: 62)
        wheel.show([])
        wheel.motion.placeDidChange()
        wheel.set(9, isAnimated: false)
        #expect(wheel.motion.state.phase == .commanded(to: 0))
        wheel.show(Array(0...20))
        wheel.motion.placeDidChange()
        #expect(wheel.motion.state.phase == .commanded(to: 9) && wheel.motion.state.goalPoint == 90)
        #expect(wheel.reports() == ["passing 6", "click 6", "settling 9"])
    }

    /// A command that the previous track hasn't received doesn't hold up the next one.
    @Test func aTrackThatAppearsWithoutValuesForgetsTheCommand() {
        let wheel = Wheel()
        wheel.motion.step(by: 3)
        wheel.show([])
        wheel.motion.appear(ContentToken())
        wheel.show(Array(8...20))
        wheel.motion.placeDidChange()
        _ = wheel.reports()
        wheel.motion.actorDidChange(to: .user)
        wheel.move(to: 12)
        wheel.motion.actorDidChange(to: .idle)
        #expect(wheel.bound == 9 && wheel.reports() == ["passing 9", "click 9", "settling 9", "settled 9"])
    }

    @Test func aTrackThatDisappearsWithoutItsTarget() {
        let empty = Wheel()
        empty.motion.step(by: 3)
        empty.show([])
        empty.motion.disappear(empty.track)
        #expect(!empty.motion.selection.isReporting && empty.motion.state.track == nil && empty.interruptions == 1)
        // The program set another value that the wheel hasn't received yet.
        let wheel = flungWheel()
        _ = wheel.reports()
        wheel.bound = 3
        wheel.motion.disappear(wheel.track)
        #expect(wheel.bound == 3 && wheel.reports() == ["settling 3", "settled 3"])
        #expect(wheel.motion.state.phase == .idle(at: 3))
    }

    // MARK: Layouts

    @Test func aLayoutHasAnotherVersionWithOtherParts() {
        let wheel = Wheel(), version = wheel.motion.place.version, rail = wheel.motion.rail
        wheel.motion.layOut(rail, axis: .horizontal, viewport: 300)
        #expect(wheel.motion.place.version == version)
        wheel.motion.layOut(rail, axis: .horizontal, viewport: 290)
        #expect(wheel.motion.place.version == version + 1 && wheel.motion.place.viewport == 290)
        #expect(wheel.motion.state.goalPoint == 50)
        wheel.motion.layOut(rail, axis: .vertical, viewport: 290)
        #expect(wheel.motion.place.version == version + 2 && wheel.motion.axis == .vertical)
        // A position along the other axis has no meaning.
        #expect(wheel.motion.state.goalPoint == nil && wheel.motion.state.center == 50)
        let ring = Wheel(1, Array(0...9), wraps: true), before = ring.motion.place.version
        ring.motion.window.lap = 3
        ring.motion.layOut(ring.motion.rail, axis: .horizontal, viewport: 300)
        #expect(ring.motion.place.version == before + 1 && ring.motion.place.lap == 3)
        let empty = Wheel(5, []), first = empty.motion.place.version
        empty.show([])
        #expect(empty.motion.place.version == first, "without values, there is no target to leave")
    }

    @Test func aValueThatIsEnabledAgainIsShown() {
        let wheel = Wheel(5) { $0 != 5 }, version = wheel.motion.place.version
        #expect(wheel.motion.state.center == 60)
        wheel.show(Array(0...20))
        #expect(wheel.motion.place.version == version + 1)
        wheel.motion.placeDidChange()
        #expect(wheel.motion.state.center == 50 && wheel.motion.state.phase == .idle(at: 5) && wheel.reports() == [])
    }

    /// A finger keeps a disabled value, and a fling keeps a target that is enabled.
    @Test func onlyADisabledTargetMatters() {
        let held = Wheel(), goal = held.motion.window.goal
        let version = held.motion.place.version
        held.motion.actorDidChange(to: .user)
        held.show(Array(0...20)) { $0 != 5 }
        #expect(held.motion.place.version == version)
        held.motion.placeDidChange()
        #expect(held.motion.state.phase == .idle(at: 5) && held.motion.window.goal == goal)
        let flung = flungWheel(), before = flung.motion.place.version
        flung.show(Array(0...20)) { $0 != 8 }
        #expect(flung.motion.place.version == before)
        flung.show(Array(0...20)) { $0 != 9 }
        #expect(flung.motion.place.version == before + 1)
        flung.motion.placeDidChange()
        let target = flung.motion.window.goal
        flung.motion.placeDidChange()
        #expect(flung.motion.window.goal == target, "the target is the same")
    }

    /// The nearest value that still exists stays in place; the earlier one of two.
    @Test(
        arguments: [
            ([8], 83, 8, 0), ([7, 8], 63, 6, 2), ([7, 8, 9], 83, 8, 0), ([6, 7, 8, 9], 43, 4, 4),
        ] as [([Int], Double, Int, Int)])
    func theNearestValueStays(_ removed: [Int], _ center: Double, _ slot: Int, _ shift: Int) {
        let wheel = Wheel(8)
        wheel.motion.actorDidChange(to: .user)
        wheel.move(to: 83)
        wheel.show((0...20).filter { !removed.contains($0) })
        #expect(wheel.motion.state.center == center && wheel.motion.state.phase == .dragging(from: slot))
        #expect(wheel.motion.place.identityShift == shift)
    }

    @Test func targetsMoveWithTheirValues() {
        let wheel = wheelOnItsCommand()
        _ = wheel.motion.restingPoint(near: 88, isMoving: true)
        wheel.show(Array(-3...20))
        #expect(wheel.motion.state.center == 101 && wheel.motion.state.phase == .commanded(to: 15))
        #expect(wheel.motion.state.goalPoint == 150 && wheel.motion.state.proposedRest == 120)
        #expect(wheel.motion.place.origin == 25)
    }

    /// With another distance, the chunk that the scroll view preserves stays in place, or else the one in the center.
    @Test(arguments: [(nil, 181), (0, 161), (-1, 141), (99, 181)] as [(Int?, Double)])
    func theVisibleChunkStays(_ anchor: Int?, _ origin: Double) {
        let wheel = Wheel(8)
        wheel.motion.actorDidChange(to: .user)
        wheel.move(to: 83)
        wheel.motion.state.anchor = anchor.map { WheelPart(chunk: $0) }
        wheel.show(Array(0...20), spacing: 30)
        #expect(wheel.motion.state.center == 249 && wheel.motion.place.chunkLength == 60)
        #expect(wheel.motion.place.origin == origin)
    }

    /// Values under a finger that moved with the layout have no feedback.
    @Test func aValueThatComesUnderAFingerIsPassed() {
        let wheel = Wheel()
        wheel.motion.actorDidChange(to: .user)
        wheel.move(to: 62)
        _ = wheel.reports()
        wheel.show((0...20).filter { $0 != 6 })
        #expect(wheel.motion.state.center == 62)
        wheel.motion.placeDidChange()
        #expect(wheel.reports() == ["passing 7"] && wheel.bound == 7)
    }

    @Test func aFadeContinuesToAnotherTarget() {
        let wheel = Wheel(reducesMotion: true)
        wheel.set(12)
        let goal = wheel.motion.window.goal
        wheel.show(Array(0...20)) { $0 != 12 }
        wheel.motion.placeDidChange()
        #expect(wheel.motion.state.goalPoint == 130 && wheel.motion.window.goal == goal)
        #expect(wheel.motion.state.motion.channel.pendingRequest == .fade)
        wheel.motion.land()
        #expect(wheel.motion.state.center == 130 && wheel.bound == 12)
        #expect(wheel.reports() == ["settling 12", "settling 13", "settled 13"])
    }

    /// If two slots of an enabled value are equally far from a disabled value, the wheel keeps its own.
    @Test func aRingStaysAtTheNearerOfTwoLaps() {
        let wheel = Wheel(4, Array(0...9), wraps: true) { $0 == 9 }
        #expect(wheel.motion.state.center == -10 && wheel.motion.state.phase == .idle(at: -1))
    }

    /// With another length of the laps, the wheel stays in its lap, but away from the ends.
    @Test(
        arguments: [(10_010, 4, 4_010), (14_910, 3_000, 30_010), (-14_890, 3_000, -29_990)]
            as [(Double, Int, Double)])
    func otherLapsKeepTheirNumber(_ point: Double, _ count: Int, _ center: Double) {
        let wheel = Wheel(1, Array(0...9), wraps: true)
        wheel.motion.actorDidChange(to: .user)
        wheel.move(to: point)
        #expect(wheel.bound == 1 && wheel.motion.window.lap == 0)
        wheel.show(Array(0..<count), wraps: true)
        #expect(wheel.motion.state.center == center && wheel.bound == 1)
    }
}
