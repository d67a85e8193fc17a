import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Sliders with unusual ranges, steps, and input. The sliders are 227 points wide, so their knobs move by 200 points.
@MainActor
@Suite struct SliderEdgeTests {
    @Observable final class Model {
        var value: Double
        var upper = 100.0
        var isDisabled = false

        init(_ value: Double = 50) { self.value = value }
    }

    private struct Example: View {
        @Bindable var model: Model
        let log: GestureLog

        var body: some View {
            Slider(value: $model.value, in: 0...model.upper) {
                Text("Weight")
            } onEditingChanged: {
                log.note("\($0)")
            }
            .disabled(model.isDisabled)
        }
    }

    private func stage<V: View>(@ViewBuilder _ content: () -> V) -> Stage {
        Stage(size: CGSize(width: 227, height: 60), content: content)
    }

    private func node(_ stage: Stage) throws -> SemanticsNode {
        try #require(stage.semantics.flattened.first { $0.role == .slider })
    }

    private func perform(_ action: SemanticsAction, _ stage: Stage) throws {
        stage.send(.semantics(id: try node(stage).id, action: action))
        stage.update()
    }

    // MARK: Fingers

    @Test func `A drag after a tap moves the knob`() {
        let model = Model(), log = GestureLog()
        let stage = stage { Example(model: model, log: log) }
        stage.tap(at: CGPoint(x: 30, y: 30))
        #expect(model.value == 50 && log.entries.isEmpty)
        stage.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 50, y: 30), over: 0.1)
        #expect(abs(model.value - 60) < 1e-6)
        #expect(log.entries == ["true", "false"])
    }

    @Test func `A second finger does not move the knob`() {
        let model = Model(), log = GestureLog()
        let stage = stage { Example(model: model, log: log) }
        let first = stage.touch(at: CGPoint(x: 30, y: 30))
        first.move(by: CGSize(width: 20, height: 0), over: 0.1)
        #expect(abs(model.value - 60) < 1e-6)
        let second = stage.touch(at: CGPoint(x: 150, y: 30))
        second.move(by: CGSize(width: -40, height: 0), over: 0.1)
        second.lift()
        #expect(abs(model.value - 60) < 1e-6 && log.entries == ["true"])
        first.move(by: CGSize(width: 20, height: 0), over: 0.1)
        #expect(abs(model.value - 70) < 1e-6)
        first.lift()
        #expect(log.entries == ["true", "false"])
    }

    @Test func `A slider that is disabled under a finger ends its editing`() throws {
        let model = Model(), log = GestureLog()
        let stage = stage { Example(model: model, log: log) }
        let finger = stage.touch(at: CGPoint(x: 30, y: 30))
        finger.move(by: CGSize(width: 20, height: 0), over: 0.1)
        #expect(log.entries == ["true"])
        model.isDisabled = true
        try stage.settle()
        #expect(log.entries == ["true", "false"])
        finger.move(by: CGSize(width: 40, height: 0), over: 0.1)
        finger.lift()
        #expect(abs(model.value - 60) < 1e-6 && log.entries == ["true", "false"])
    }

    @Test func `Only the values of a drag are continuous`() throws {
        let log = GestureLog()
        let stage = stage {
            Slider(
                value: Binding {
                    50.0
                } set: { _, transaction in
                    log.note("\(transaction.isContinuous)")
                }, in: 0...100
            )
            .accessibilityIdentifier("slider")
        }
        stage.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 50, y: 30), over: 0.1)
        #expect(Set(log.entries) == ["true"])
        log.entries = []
        try stage.focus("slider")
        stage.press(.rightArrow)
        #expect(log.entries == ["false"])
    }

    // MARK: Ranges and steps

    @Test func `Assistive technology reads a range that changes`() throws {
        let model = Model()
        let stage = stage { Example(model: model, log: GestureLog()) }
        #expect(try node(stage).range == 0...100 && node(stage).value == "50%")
        model.upper = 200
        try stage.settle()
        #expect(try node(stage).range == 0...200 && node(stage).value == "25%")
    }

    /// A number outside the range is what the program set.
    @Test(arguments: [(.nan, 10), (.infinity, 10), (-.infinity, 10), (15, 15), (50, 50)] as [(Double, Double)])
    func `A value that is not a number is spoken as the lower bound`(value: Double, spoken: Double) throws {
        let stage = stage { Slider(value: .constant(value), in: 10...20) }
        #expect(try node(stage).number == spoken)
    }

    @Test func `A range without a lower bound is the unit interval`() throws {
        let stage = stage { Slider(value: .constant(0.5), in: -Double.infinity...1) }
        #expect(try node(stage).range == 0...1)
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [Double])
    func `A step that is not a positive number is no step`(step: Double) throws {
        struct Stepped: View {
            @State var value = 50.0
            let step: Double
            var body: some View { Slider(value: $value, in: 0...100, step: step) }
        }
        let stage = stage { Stepped(step: step) }
        try perform(.increment, stage)
        #expect(try node(stage).number == 60)
        try perform(.setNumber(42.5), stage)
        #expect(try node(stage).number == 42.5)
    }

    /// Three steps of 0.1 are more than 0.3, because of rounding.
    @Test func `The last step is exactly the upper bound`() throws {
        struct Stepped: View {
            @State var value = 0.2
            var body: some View { Slider(value: $value, in: 0...0.3, step: 0.1) }
        }
        let stage = stage { Stepped() }
        for _ in 0..<2 {
            try perform(.increment, stage)
            #expect(try node(stage).number == 0.3)
        }
    }
}
