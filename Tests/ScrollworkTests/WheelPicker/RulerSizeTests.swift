import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The thickness of a ruler with the program's own labels.
@MainActor @Suite struct RulerSizeTests {
    @MainActor @Observable final class Reader {
        var textSize = DynamicTypeSize.large
    }

    private struct Ruler: View {
        let reader: Reader
        @State private var number = 5

        var body: some View {
            WheelPicker("Number", value: $number, in: 0...10)
                .valueLabel { Text(verbatim: "\($0)").font(.largeTitle) }
                .accessibilityIdentifier("picker")
                .dynamicTypeSize(reader.textSize)
        }
    }

    @Test func aRulerFollowsTheSizeOfItsLabelsInBothDirections() throws {
        let reader = Reader(), stage = Stage(size: CGSize(width: 390, height: 600)) { Ruler(reader: reader) }
        try stage.settle()
        let height = try stage.frame(of: "picker").height
        reader.textSize = .accessibility5
        try stage.settle()
        #expect(try stage.frame(of: "picker").height > height + 10)
        reader.textSize = .large
        try stage.settle()
        #expect(try stage.frame(of: "picker").height == height)
    }
}
