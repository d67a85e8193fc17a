import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Two wheels side by side whose model accepts only a start before the end.
@MainActor
@Suite struct RejectingWheelsProgramTests {
    /// What the model does with hours that aren't in order.
    enum Validation: String, CaseIterable, Sendable {
        /// It keeps the last valid hour.
        case reject
        /// It limits the hour.
        case clamp
        /// It moves the other hour.
        case push
    }

    @MainActor @Observable
    final class Opening {
        private var hours = (start: 9, end: 17)
        private let validation: Validation

        init(_ validation: Validation) { self.validation = validation }

        var start: Int {
            get { hours.start }
            set {
                switch validation {
                case .reject: if newValue < hours.end { hours.start = newValue }
                case .clamp: hours.start = min(newValue, hours.end - 1)
                case .push:
                    hours.start = min(newValue, 22)
                    hours.end = max(hours.end, hours.start + 1)
                }
            }
        }

        var end: Int {
            get { hours.end }
            set {
                switch validation {
                case .reject: if newValue > hours.start { hours.end = newValue }
                case .clamp: hours.end = max(newValue, hours.start + 1)
                case .push:
                    hours.end = max(newValue, 1)
                    hours.start = min(hours.start, hours.end - 1)
                }
            }
        }
    }

    private struct Hours: View {
        @Bindable var opening: Opening

        var body: some View {
            VStack {
                Text("\(opening.start) to \(opening.end)").accessibilityIdentifier("hours")
                HStack(spacing: 0) {
                    WheelPicker("Start", value: $opening.start, in: 0...23)
                        .valueLabel { Text("\($0)").accessibilityIdentifier("start \($0)") }
                        .wheelPickerStyle(.drum)
                        .accessibilityIdentifier("start")
                    WheelPicker("End", value: $opening.end, in: 0...23)
                        .valueLabel { Text("\($0)").accessibilityIdentifier("end \($0)") }
                        .wheelPickerStyle(.drum)
                        .accessibilityIdentifier("end")
                }
            }
        }
    }

    private func spoken(_ stage: Stage) -> [String] {
        ["Start", "End"].compactMap { label in stage.semantics.flattened.first { $0.label == label }?.value }
    }

    private func turn(_ wheel: String, by rows: Int, _ stage: Stage, flinging: Bool = false) throws {
        let frame = try stage.frame(of: wheel)
        let finger = stage.touch(at: CGPoint(x: frame.midX, y: frame.midY))
        finger.move(by: CGSize(width: 0, height: -36 * CGFloat(rows) + (rows > 0 ? -10 : 10)), over: 0.4)
        if !flinging { finger.hold(for: 0.2) }
        finger.lift()
        try stage.settle()
    }

    private func expect(_ hours: [Int], _ opening: Opening, _ stage: Stage, line: Int = #line) throws {
        let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
        #expect([opening.start, opening.end] == hours, sourceLocation: place)
        #expect(spoken(stage) == hours.map(String.init), sourceLocation: place)
        for (wheel, hour) in zip(["start", "end"], hours) {
            let row = try stage.drawnFrame(of: "\(wheel) \(hour)"), frame = try stage.frame(of: wheel)
            #expect(abs(row.midY - frame.midY) < 0.5, "\(wheel) \(hour) at \(row)", sourceLocation: place)
        }
        #expect(try stage.text(of: "hours") == "\(hours[0]) to \(hours[1])", sourceLocation: place)
    }

    @Test(arguments: Validation.allCases) func validHoursAreAccepted(_ validation: Validation) throws {
        let opening = Opening(validation)
        let stage = Stage(size: CGSize(width: 390, height: 400)) { Hours(opening: opening) }
        try turn("start", by: 3, stage)
        try expect([12, 17], opening, stage)
        try turn("end", by: 2, stage)
        try expect([12, 19], opening, stage)
        try turn("start", by: -5, stage)
        try expect([7, 19], opening, stage)
    }

    /// The finger continues past the last valid hour. Then each wheel shows what the model keeps.
    @Test(arguments: [Validation.reject, .clamp]) func aWheelReturnsToTheLastValidHour(_ validation: Validation) throws
    {
        let opening = Opening(validation)
        let stage = Stage(size: CGSize(width: 390, height: 400)) { Hours(opening: opening) }
        for wheelEnd in [6, 4, 5] {
            try turn("start", by: 6, stage)
            try turn("start", by: wheelEnd, stage)
            try expect([16, 17], opening, stage)
        }
        try turn("end", by: -4, stage, flinging: true)
        try expect([16, 17], opening, stage)
        // Valid hours go on from there.
        try turn("start", by: -2, stage)
        try expect([14, 17], opening, stage)
        try turn("end", by: -2, stage)
        try expect([14, 15], opening, stage)
    }

    @Test func oneWheelPushesTheOther() throws {
        let opening = Opening(.push)
        let stage = Stage(size: CGSize(width: 390, height: 400)) { Hours(opening: opening) }
        try turn("start", by: 6, stage)
        try turn("start", by: 4, stage)
        try expect([19, 20], opening, stage)
        try turn("end", by: -6, stage)
        try expect([13, 14], opening, stage)
    }

    /// A wheel flings while the model rejects its values.
    @Test(arguments: Validation.allCases) func flingsEndAtTheValueOfTheModel(_ validation: Validation) throws {
        let opening = Opening(validation)
        let stage = Stage(size: CGSize(width: 390, height: 400)) { Hours(opening: opening) }
        for (wheel, velocity) in [
            ("start", -3_000.0), ("end", 3_000), ("start", -900), ("end", -2_000), ("start", 800),
        ] {
            let frame = try stage.frame(of: wheel)
            stage.flick(from: CGPoint(x: frame.midX, y: frame.midY), velocity: CGVector(dx: 0, dy: velocity))
            try stage.settle()
            try expect([opening.start, opening.end], opening, stage)
            #expect(opening.start < opening.end)
        }
    }

    /// Both wheels move at the same time.
    @Test(arguments: Validation.allCases) func twoFingersTurnBothWheels(_ validation: Validation) throws {
        let opening = Opening(validation)
        let stage = Stage(size: CGSize(width: 390, height: 400)) { Hours(opening: opening) }
        let start = try stage.frame(of: "start"), end = try stage.frame(of: "end")
        let left = stage.touch(at: CGPoint(x: start.midX, y: start.midY))
        let right = stage.touch(at: CGPoint(x: end.midX, y: end.midY))
        for _ in 0..<4 {
            left.move(by: CGSize(width: 0, height: -30), over: 0.1)
            right.move(by: CGSize(width: 0, height: 30), over: 0.1)
        }
        left.lift()
        right.lift()
        try stage.settle()
        #expect(opening.start < opening.end)
        try expect([opening.start, opening.end], opening, stage)
    }
}
