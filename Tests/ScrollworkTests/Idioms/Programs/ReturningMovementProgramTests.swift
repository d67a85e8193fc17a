import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Components whose program shows an activity from the first report of a movement until the component settles.
@MainActor
@Suite struct ReturningMovementProgramTests {
    enum Component: String, CaseIterable, Sendable {
        case wheel, pager, carousel, weekPager, calendar
    }

    private struct Screen: View {
        let component: Component
        @State private var number = 5
        @State private var photo: Int? = 5
        @State private var day = october21
        @State private var month = Month(containing: october21)
        @State private var isMoving = false
        @State private var reports: [String] = []

        var body: some View {
            VStack {
                Text(isMoving ? "moving" : "at rest").accessibilityIdentifier("state")
                Text("reports: \(reports.joined(separator: " "))").accessibilityIdentifier("reports")
                switch component {
                case .wheel:
                    WheelPicker("Number", value: $number, in: 0...100).onWheelPickerChange { report($0, $1) }
                case .pager: EndlessPager(index: $number) { Text("Page \($0)") }.onPageChange { report($0, $1) }
                case .carousel:
                    Carousel(0..<10, id: \.self, selection: $photo) { Text("Photo \($0)").frame(maxHeight: .infinity) }
                        .onPageChange { report($0, $1) }
                case .weekPager: WeekPager(selection: $day) { Text($0.description) }.onPageChange { report($0, $1) }
                case .calendar:
                    MonthCalendar(position: $month)
                        .onMonthCalendarChange { report($0, $1.number) }
                        .monthCalendarAxis(.horizontal)
                        .monthCalendarScrolling(.paged)
                }
            }
        }

        private func report(_ phase: ChangePhase, _ value: some Any) {
            isMoving = phase != .settled
            reports.append("\(phase)")
        }
    }

    private func stage(_ component: Component) throws -> Stage {
        let stage = Stage.calendar(size: CGSize(width: 390, height: 600)) { Screen(component: component) }
        try stage.settle()
        return stage
    }

    private func check(_ stage: Stage) throws {
        try stage.settle()
        #expect(try stage.text(of: "state") == "at rest")
        let reports = try stage.text(of: "reports")
        #expect(reports.split(separator: " ").filter { $0 == "settled" }.count == 1, "\(reports)")
        #expect(reports.hasSuffix("settling settled") || reports.hasSuffix("passing settled"), "\(reports)")
    }

    @Test(arguments: Component.allCases) func aFingerTurnsThePageAndTurnsItBack(_ component: Component) throws {
        let stage = try stage(component)
        let finger = stage.touch(at: CGPoint(x: 300, y: component == .wheel ? 320 : 400))
        finger.move(by: CGSize(width: -250, height: 0), over: 0.3)
        #expect(try stage.text(of: "state") == "moving")
        finger.move(by: CGSize(width: 250, height: 0), over: 0.3)
        finger.hold(for: 0.3)
        finger.lift()
        try check(stage)
    }

    @Test(arguments: [Component.pager, .carousel, .weekPager])
    func aFlickIsTakenBack(_ component: Component) throws {
        let stage = try stage(component)
        stage.flick(from: CGPoint(x: 300, y: 400), velocity: CGVector(dx: -900, dy: 0))
        stage.advance(by: 0.05)
        #expect(try stage.text(of: "state") == "moving")
        stage.flick(from: CGPoint(x: 195, y: 400), velocity: CGVector(dx: 900, dy: 0))
        try check(stage)
    }
}
