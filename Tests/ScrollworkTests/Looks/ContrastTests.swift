import Foundation
import ImageHost
import LayerTree
import Scrollwork
@testable import ScrollworkTesting
import SwiftUI
import Testing
import ViewRuntime

/// The appearance with increased contrast, and with differentiation without color.
@MainActor
@Suite struct ContrastTests {
    /// Returns the greatest contrast ratio among the pixels of an area, by the formula of the Web Content Accessibility
    /// Guidelines.
    private func contrast(_ stage: Stage, in area: CGRect, isDark: Bool) -> Double {
        let lights = luminances(stage, in: area, isDark: isDark)
        return ((lights.max() ?? 0) + 0.05) / ((lights.min() ?? 0) + 0.05)
    }

    private func luminances(_ stage: Stage, in area: CGRect, isDark: Bool) -> [Double] {
        let scale = 3.0
        let canvas = ImageCanvas(width: Int(stage.size.width * scale), height: Int(stage.size.height * scale))
        canvas.paint(
            stage.graph.rootLayer, scale: scale, background: isDark ? RGBA(red: 0, green: 0, blue: 0, alpha: 1) : .white
        )
        var found: [Double] = []
        for y in Int(area.minY * scale)..<Int(area.maxY * scale) {
            for x in Int(area.minX * scale)..<Int(area.maxX * scale) {
                let color = canvas.color(x: x, y: y)
                func linear(_ part: Double) -> Double {
                    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
                }
                found.append(
                    0.2126 * linear(Double(color.red)) + 0.7152 * linear(Double(color.green)) + 0.0722
                        * linear(Double(color.blue)))
            }
        }
        return found
    }

    private func surroundings(_ isDark: Bool, _ contrast: ColorSchemeContrast) -> (inout EnvironmentValues) -> Void {
        {
            $0.colorScheme = isDark ? .dark : .light
            $0.set(.increaseContrast, to: contrast == .increased)
        }
    }

    @Test(arguments: [false, true]) func todayIsLegibleInARangeWithMoreContrast(_ isDark: Bool) throws {
        func read(_ day: Day, _ contrast: ColorSchemeContrast) throws -> Double {
            let stage = Stage.calendar(environment: surroundings(isDark, contrast)) {
                MonthCalendar(selection: .constant(october21 - 1...october21 + 2))
            }
            let frame = try stage.frame(of: "day-\(day)")
            return self.contrast(
                stage, in: CGRect(x: frame.midX - 9, y: frame.midY - 8, width: 18, height: 16), isDark: isDark)
        }
        for day in [october21, october21 - 1, october21 + 1] { #expect(try read(day, .increased) >= 4.5, "\(day)") }
        #expect(try read(october21, .increased) > read(october21, .standard))
    }

    @Test(arguments: [false, true]) func rowsBesideTheSelectedOneAreLegibleWithMoreContrast(_ isDark: Bool) throws {
        func read(_ row: Int, _ contrast: ColorSchemeContrast) throws -> Double {
            let stage = Stage(size: CGSize(width: 200, height: 260), environment: surroundings(isDark, contrast)) {
                WheelPicker("Hour", value: .constant(10), in: 0...23)
                    .valueLabel { Text("\($0)").accessibilityIdentifier("at-\($0)") }
                    .wheelPickerStyle(.drum)
            }
            return self.contrast(
                stage, in: try stage.drawnFrame(of: "at-\(10 + row)").insetBy(dx: 1, dy: 1), isDark: isDark)
        }
        for row in [-2, -1, 0, 1, 2] { #expect(try read(row, .increased) >= 4.5, "\(row)") }
        #expect(try read(2, .increased) > read(2, .standard))
    }

    @Test func withoutColorTodayHasARingAndDisabledDaysHaveALine() throws {
        let disabled = october21 + 1
        func darkest(_ differentiates: Bool, _ area: (CGRect) -> CGRect, of day: Day) throws -> Double {
            let stage = Stage.calendar(environment: { $0.set(.differentiateWithoutColor, to: differentiates) }) {
                MonthCalendar(selection: .constant(Day?.none), disabled: { $0 == disabled })
            }
            let frame = try stage.frame(of: "day-\(day)")
            return luminances(stage, in: area(frame), isDark: false).min() ?? 1.0
        }
        let ring = { (frame: CGRect) -> CGRect in
            CGRect(x: frame.midX - 2, y: frame.midY - 20, width: 4, height: 3)
        }
        let plainToday = try darkest(false, ring, of: october21)
        #expect(try darkest(true, ring, of: october21) < plainToday - 0.2)
        // Beside the digits, where only a line can be.
        let line = { (frame: CGRect) -> CGRect in
            CGRect(x: frame.midX - 0.8, y: frame.midY - 4, width: 1.6, height: 8)
        }
        let plainDisabled = try darkest(false, line, of: disabled)
        #expect(try darkest(true, line, of: disabled) < plainDisabled - 0.1)
    }
}
