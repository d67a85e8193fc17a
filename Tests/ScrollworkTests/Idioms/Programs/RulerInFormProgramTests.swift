import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A form in which a ruler, a stepper, a slider, and a text field set one value.
@MainActor
@Suite struct RulerInFormProgramTests {
    private struct Settings: View {
        @Bindable var kept: Kept<Int>

        var body: some View {
            Form {
                Section("Weight") {
                    LabeledContent("Now", value: kept.value, format: .number)
                    WheelPicker("Ruler", value: $kept.value, in: 40...160).accessibilityIdentifier("ruler")
                    Stepper("Step", value: $kept.value, in: 40...160).accessibilityIdentifier("stepper")
                    Slider(value: number, in: 40...160).accessibilityIdentifier("slider")
                    TextField("Typed", value: $kept.value, format: .number).accessibilityIdentifier("field")
                }
                Section("Further") { ForEach(0..<20, id: \.self) { Text("Row \($0)") } }
            }
        }

        private var number: Binding<Double> {
            Binding {
                Double(kept.value)
            } set: {
                kept.value = Int($0.rounded())
            }
        }
    }

    /// The ruler speaks the value, and a step starts from the value in its center.
    private func expectRuler(at value: Int, _ kept: Kept<Int>, _ stage: Stage, line: Int = #line) throws {
        let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
        #expect(stage.semantics.flattened.first { $0.label == "Ruler" }?.value == "\(value)", sourceLocation: place)
        for (direction, expected) in [(AccessibilityAdjustmentDirection.increment, value + 1), (.decrement, value)] {
            try stage.adjust("ruler", direction)
            try stage.settle()
            #expect(kept.value == expected, sourceLocation: place)
        }
    }

    private func tapPlus(_ stage: Stage) throws {
        let stepper = try stage.frame(of: "stepper")
        stage.tap(at: CGPoint(x: stepper.maxX - 20, y: stepper.midY))
    }

    @Test func theStepperMovesTheRuler() throws {
        let kept = Kept(70)
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Settings(kept: kept) }
        for value in 71...74 {
            try tapPlus(stage)
            #expect(kept.value == value)
        }
        try stage.settle()
        try expectRuler(at: 74, kept, stage)
    }

    /// The ruler writes the values that pass, and the stepper adds to the one that has passed last.
    @Test func aStepEndsAFling() throws {
        let kept = Kept(70)
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Settings(kept: kept) }
        let ruler = try stage.frame(of: "ruler")
        stage.flick(from: CGPoint(x: ruler.midX, y: ruler.midY), velocity: CGVector(dx: -1_000, dy: 0))
        stage.advance(by: 0.15)
        let passing = kept.value
        #expect(passing > 70)
        try tapPlus(stage)
        let stepped = kept.value
        #expect(stepped > passing)
        try stage.settle()
        #expect(kept.value == stepped)
        try expectRuler(at: stepped, kept, stage)
    }

    @Test func everyControlShowsTheValue() throws {
        let kept = Kept(70)
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Settings(kept: kept) }
        let ruler = try stage.frame(of: "ruler")
        stage.drag(
            from: CGPoint(x: ruler.midX, y: ruler.midY), to: CGPoint(x: ruler.midX - 120, y: ruler.midY), over: 0.4)
        try stage.settle()
        #expect(kept.value > 75)
        let value = "\(kept.value)"
        try expectRuler(at: kept.value, kept, stage)
        #expect(stage.semantics.flattened.contains { $0.label == value || $0.value == value })
        #expect(stage.semantics.flattened.contains { $0.role == .textField && $0.value == value })
        try stage.adjust("slider", .increment)
        try stage.settle()
        #expect(kept.value > Int(value)!)
        try expectRuler(at: kept.value, kept, stage)
        let field = try stage.frame(of: "field")
        stage.tap(at: CGPoint(x: field.midX, y: field.midY))
        try stage.settle()
        stage.press(.character("a"), modifiers: .control)
        for _ in 0..<3 { stage.press(.delete) }
        for key in "120" { stage.press(.character(key)) }
        stage.press(.return)
        try stage.settle()
        try expectRuler(at: 120, kept, stage)
    }

    @Test func theFormScrollsOverItsRuler() throws {
        let kept = Kept(70)
        let stage = Stage(size: CGSize(width: 390, height: 500)) { Settings(kept: kept) }
        let ruler = try stage.frame(of: "ruler")
        let finger = stage.touch(at: CGPoint(x: ruler.midX, y: ruler.midY))
        finger.move(by: CGSize(width: 8, height: -80), over: 0.3)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(kept.value == 70)
        let scrolled = try stage.frame(of: "ruler")
        #expect(scrolled.minY < ruler.minY - 50)
        stage.flick(from: CGPoint(x: 195, y: 250), velocity: CGVector(dx: 0, dy: 3_000))
        try stage.settle()
        #expect(try stage.frame(of: "ruler") == ruler)
        try expectRuler(at: 70, kept, stage)
    }
}
