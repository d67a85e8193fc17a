import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A drum in the proposed size.
@MainActor
@Suite struct WheelFrameTests {
    private struct Framed: View {
        let height: CGFloat?
        @State var value = 5

        var body: some View {
            VStack(spacing: 0) {
                Color.clear.frame(height: 10)
                WheelPicker("Number", value: $value, in: 0...20)
                    .wheelPickerStyle(.drum)
                    .frame(height: height)
                    .accessibilityIdentifier("drum")
                Text("Below").accessibilityIdentifier("below")
                Spacer(minLength: 0)
            }
        }
    }

    private func stage(_ height: CGFloat?, _ text: DynamicTypeSize = .large) -> Stage {
        Stage(size: CGSize(width: 390, height: 900), environment: { $0.dynamicTypeSize = text }) {
            Framed(height: height)
        }
    }

    @Test(arguments: [DynamicTypeSize.large, .accessibility3, .accessibility5], [100.0, 200])
    func aDrumIsNoHigherThanItsFrame(_ text: DynamicTypeSize, _ height: Double) throws {
        let stage = stage(height, text)
        #expect(try stage.frame(of: "drum").height == height)
        // Its scroll view has the same height, so it doesn't cover content below.
        let scroll = try #require(stage.semantics.flattened.first { $0.label == "Number" })
        #expect(scroll.frame.height <= height + 0.5)
        #expect(try stage.frame(of: "below").minY >= 10 + height - 0.5)
        stage.drag(from: CGPoint(x: 195, y: 10 + height / 2), to: CGPoint(x: 195, y: 10 + height / 2 - 60), over: 0.4)
        try stage.settle()
        #expect(stage.semantics.flattened.first { $0.label == "Number" }?.value != "5")
    }

    @Test func aDrumInALargerFrameIsAsLongAsItsRows() throws {
        #expect(try stage(nil).frame(of: "drum").height == 252)
        let inScroll = Stage(size: CGSize(width: 390, height: 300)) {
            ScrollView {
                WheelPicker("Number", value: .constant(3), in: 0...9).wheelPickerStyle(.drum).accessibilityIdentifier(
                    "drum")
            }
        }
        #expect(try inScroll.frame(of: "drum").height == 252)
    }

    /// Rows grow with body text.
    @Test(
        arguments: zip(
            DynamicTypeSize.allCases, [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]))
    func aDrumGrowsWithTheText(_ text: DynamicTypeSize, _ points: Double) throws {
        func height(_ axis: Axis) throws -> CGFloat {
            let stage = Stage(size: CGSize(width: 390, height: 300), environment: { $0.dynamicTypeSize = text }) {
                ScrollView {
                    WheelPicker("Number", value: .constant(5), in: 0...20).wheelPickerStyle(.drum)
                        .wheelPickerAxis(axis).accessibilityIdentifier("drum")
                }
            }
            return try stage.frame(of: "drum").height
        }
        #expect(try abs(height(.vertical) - 252 * points / 17) < 0.01)
        #expect(try abs(height(.horizontal) - 36 * 1.4 * points / 17) < 0.01)
    }

    @Test func aDatePickerFitsItsFrame() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600), environment: { $0.dynamicTypeSize = .accessibility5 })
        {
            VStack(spacing: 0) {
                WheelDatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0))).frame(height: 200)
                Text("Below").accessibilityIdentifier("below")
                Spacer(minLength: 0)
            }
        }
        for part in ["year", "month", "day"] {
            #expect(try stage.frame(of: "Scrollwork.WheelDatePicker.\(part)").height <= 200.5)
        }
        #expect(try abs(stage.frame(of: "below").minY - 200) < 0.5)
    }
}
