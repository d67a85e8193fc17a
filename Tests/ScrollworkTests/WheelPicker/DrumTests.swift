import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Where a drum of five rows of 40 points draws them.
@MainActor @Suite struct DrumTests {
    private func stage(contrast: ColorSchemeContrast = .standard) -> Stage {
        Stage(size: CGSize(width: 300, height: 200), environment: { $0.setContrast(contrast) }) {
            WheelPicker("Number", value: .constant(10), in: 0...20)
                .valueLabel { value in
                    Color.red.frame(width: 100, height: 20).accessibilityIdentifier("row-\(value)")
                }
                .wheelPickerStyle(.drum(rowLength: 40, rows: 5))
        }
    }

    /// A row on the surface of a cylinder that leaves the drum at 1.05 radians.
    @Test(arguments: [-2, -1, 0, 1, 2]) func `Rows are on a cylinder`(row: Int) throws {
        let radius = 100 / 1.05, angle = Double(row) * 40 / radius
        let beside = min(Double(abs(row)), 1), width = 100 * (1 - 0.06 * beside - 0.08 * (1 - cos(angle)))
        let frame = try stage().drawnFrame(of: "row-\(10 + row)")
        #expect(abs(frame.midX - 150) < 0.01)
        #expect(abs(frame.midY - 100 - radius * sin(angle)) < 0.01)
        #expect(abs(frame.height - 20 * cos(angle)) < 0.01 && abs(frame.width - width) < 0.01)
    }

    @Test func `Rows beside the selected one are fainter`() throws {
        let stage = stage(), strong = self.stage(contrast: .increased)
        for (row, opacity, strongOpacity) in [(10, 1.0, 1.0), (9, 0.5, 0.75), (11, 0.5, 0.75), (12, 0.5, 0.75)] {
            #expect(try abs(stage.opacity(of: "row-\(row)") - opacity) < 0.001)
            #expect(try abs(strong.opacity(of: "row-\(row)") - strongOpacity) < 0.001)
        }
    }
}
