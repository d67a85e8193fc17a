import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@testable import Scrollwork

/// The components without the phases of scroll views, as before iOS 18 and macOS 15.
@MainActor @Suite struct ScrollIdleTests {
    private let middle = CGPoint(x: 150, y: 100)

    private func stage(_ subject: CarouselSubject) -> Stage { subject.stage { $0.reportsScrollPhases = false } }

    @Test func aFlickTurnsAPageAndIsReportedAtRest() async throws {
        let subject = CarouselSubject(count: 5)
        let stage = stage(subject)
        for page in 1...6 {
            stage.flick(from: middle, velocity: CGVector(dx: -900, dy: 0))
            try stage.settle()
            #expect(try stage.start("p\(page % 5)") == 0)
            await stage.mainQueue(until: { subject.log.contains("settled p\(page % 5)") })
            #expect(subject.selection == "p\(page % 5)")
            #expect(subject.log == ["target p\(page % 5)", "passing p\(page % 5)", "settled p\(page % 5)"])
            #expect(subject.activities.last?.isMoving == false)
            subject.log = []
        }
    }

    /// With a frame each second, the first position after a step is beyond the middle between the pages.
    @Test func aStepIsReportedBeforeThePagesThatItPasses() async throws {
        let subject = CarouselSubject(count: 5)
        let stage = subject.stage(framesPerSecond: 1) { $0.reportsScrollPhases = false }
        for _ in 1...2 {
            stage.wheel(by: CGSize(width: 1, height: 0), at: middle)
            try stage.settle()
        }
        await stage.mainQueue(until: { subject.log.contains("settled p2") })
        #expect(subject.log == ["target p1", "passing p1", "target p2", "passing p2", "settled p2"])
        #expect(subject.selection == "p2")
    }

    @Test func severalPagesAreCountedFromTheStartOfTheDrag() async throws {
        let subject = CarouselSubject(count: 20)
        (subject.paging, subject.pageSize) = (.pages(upTo: 3), .relative(0.5))
        let stage = stage(subject)
        for page in [3, 6] {
            stage.flick(from: CGPoint(x: 250, y: 100), velocity: CGVector(dx: -4000, dy: 0))
            try stage.settle()
            await stage.mainQueue(until: { subject.log.contains("settled p\(page)") })
            #expect(subject.selection == "p\(page)")
        }
    }

    @Test func theTargetOfTheProgramIsReached() async throws {
        let subject = CarouselSubject(count: 5)
        let stage = stage(subject)
        subject.selection = "p2"
        stage.update()
        try stage.settle()
        await stage.mainQueue(until: { subject.log.contains("settled p2") })
        #expect(try stage.start("p2") == 0)
        #expect(subject.log.filter { $0.hasPrefix("settled") } == ["settled p2"])
        subject.items.insert("new", at: 0)
        stage.update()
        #expect(try stage.start("p2") == 0)
    }

    /// Real time also passes: content that doesn't move under a finger isn't at rest.
    @Test(arguments: [true, false]) func aFingerThatRestsKeepsAPage(_ reportsPhases: Bool) async throws {
        let subject = CarouselSubject(count: 5)
        let stage = subject.stage { $0.reportsScrollPhases = reportsPhases }
        let finger = stage.touch(at: CGPoint(x: 250, y: 100))
        finger.move(by: CGSize(width: -110, height: 0), over: 0.2)
        #expect(abs(try stage.start("p0") + 100) < 0.01)
        await stage.mainQueue(for: 0.4)
        finger.hold(for: 0.3)
        #expect(abs(try stage.start("p0") + 100) < 0.01)
        #expect(!subject.log.contains { $0.hasPrefix("settled") || $0.hasPrefix("target") })
        finger.move(by: CGSize(width: -90, height: 0), over: 0.2)
        #expect(abs(try stage.start("p0") + 190) < 0.01)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        await stage.mainQueue(until: { subject.log.contains("settled p1") })
        #expect(try stage.start("p1") == 0)
        #expect(subject.selection == "p1")
    }

    @Test(arguments: [true, false]) func aCaughtFlingCanBeFlungAgain(_ reportsPhases: Bool) async throws {
        let subject = CarouselSubject(count: 6)
        let stage = subject.stage { $0.reportsScrollPhases = reportsPhases }
        subject.selection = "p2"
        stage.update()
        stage.advance(by: 0.15)
        // During the program's movement to page 2, a finger drags it back.
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        finger.move(by: CGSize(width: 160, height: 0), over: 0.1)
        finger.lift()
        try stage.settle()
        await stage.mainQueue(until: { subject.log.last?.hasPrefix("settled") == true })
        let resting = try #require(stage.pageStarts().first { $0.value == 0 }?.key)
        #expect(subject.selection == resting && subject.log.last == "settled \(resting)")
        #expect(subject.log.filter { $0.hasPrefix("target") }.last == "target \(resting)" && resting != "p2")
    }

    private func wheel(_ setting: WheelSetting<Int>, _ reportsPhases: Bool) -> Stage {
        Stage(size: Stage.wheelSize, environment: { $0.reportsScrollPhases = reportsPhases }) {
            SettingView(setting) {
                WheelPicker("Value", value: $0, in: 0...200).wheelPickerStyle(EveryLabelStyle(spacing: 20))
            }
        }
    }

    @Test(arguments: [true, false]) func aWheelReportsOnceWhereItRests(_ reportsPhases: Bool) async throws {
        let setting = WheelSetting(50), stage = wheel(setting, reportsPhases)
        for velocity in [-900.0, 700, -2_500] {
            setting.reports = []
            stage.flick(from: stage.middle, velocity: CGVector(dx: velocity, dy: 0))
            try stage.settle()
            await stage.mainQueue(until: { !setting.settled.isEmpty })
            #expect(setting.settled == [setting.value] && setting.settling == [setting.value])
            #expect(setting.passing.last == setting.value && setting.value != 50)
        }
        setting.reports = []
        withAnimation { setting.value = 60 }
        stage.update()
        try stage.settle()
        await stage.mainQueue(for: 0.3)
        #expect(setting.value == 60 && setting.passing.isEmpty)
    }

    @Test(arguments: [true, false]) func aFingerThatRestsKeepsAWheel(_ reportsPhases: Bool) async throws {
        let setting = WheelSetting(50), stage = wheel(setting, reportsPhases)
        let finger = stage.touch(at: stage.middle)
        // Seven points beyond a value.
        finger.move(by: CGSize(width: -10 - 67, height: 0), over: 0.2)
        let held = try stage.scroll("picker").offset
        await stage.mainQueue(for: 0.4)
        finger.hold(for: 0.3)
        #expect(setting.value == 53 && setting.settled.isEmpty)
        #expect(try stage.scroll("picker").offset == held)
        finger.move(by: CGSize(width: -30, height: 0), over: 0.1)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        await stage.mainQueue(until: { !setting.settled.isEmpty })
        #expect(setting.value == 55 && setting.settled == [55])
    }

    @Test func aPagerNeedsNoPhases() throws {
        let log = PagerLog(0)
        let stage = Stage(size: CGSize(width: 300, height: 200), environment: { $0.reportsScrollPhases = false }) {
            PagerScene(log: log)
        }
        stage.flick(from: middle, velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        #expect(log.index == 1 && log.settled == [1] && stage.restingPage() == 1)
    }
}
