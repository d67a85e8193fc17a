import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@testable import Scrollwork

/// What is done where scroll views do not tell of their phases, as before iOS 18 and macOS 15.
@MainActor @Suite struct StillnessTests {
    private let middle = CGPoint(x: 150, y: 100)

    private func stage(_ subject: CarouselSubject) -> Stage { subject.stage { $0.scrollPhasesAreTold = false } }

    @Test func aFlickTurnsAPageAndIsToldOnceItRests() async throws {
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

    @Test func severalPagesAreCountedFromWhereTheHandBegan() async throws {
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

    @Test func theProgramsChoiceIsReached() async throws {
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

    @Test func aPagerNeedsNoPhases() throws {
        let log = PagerLog(0)
        let stage = Stage(size: CGSize(width: 300, height: 200), environment: { $0.scrollPhasesAreTold = false }) { PagerScene(log: log) }
        stage.flick(from: middle, velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        #expect(log.index == 1 && log.settled == [1] && stage.restingPage() == 1)
    }
}
