import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The forms of a stepper, and what assistive technology does with them.
@MainActor
@Suite struct StepperTests {
    private let size = CGSize(width: 300, height: 100)

    private func node(_ stage: Stage) throws -> SemanticsNode {
        try #require(stage.semantics.flattened.first { $0.role == .slider })
    }

    private func perform(_ action: SemanticsAction, _ stage: Stage) throws {
        stage.send(.semantics(id: try node(stage).id, action: action))
        stage.update()
    }

    private struct Priced: View {
        let form: Int
        let log: GestureLog
        @State private var price = 1.0

        private var title: String { "Price" }
        private var format: FloatingPointFormatStyle<Double> {
            FloatingPointFormatStyle<Double>().precision(.fractionLength(2))
        }

        var body: some View {
            switch form {
            case 0:
                Stepper(value: $price, step: 0.5, format: format) {
                    Text("Price")
                } onEditingChanged: {
                    log.note("\($0)")
                }
            case 1:
                Stepper(value: $price, in: 0.75...1.25, step: 0.5, format: format) {
                    Text("Price")
                } onEditingChanged: {
                    log.note("\($0)")
                }
            case 2: Stepper("Price", value: $price, step: 0.5, format: format) { log.note("\($0)") }
            case 3: Stepper("Price", value: $price, in: 0.75...1.25, step: 0.5, format: format) { log.note("\($0)") }
            case 4: Stepper(title, value: $price, step: 0.5, format: format) { log.note("\($0)") }
            case 5: Stepper(title, value: $price, in: 0.75...1.25, step: 0.5, format: format) { log.note("\($0)") }
            case 6: Stepper(title, value: $price, step: 0.5) { log.note("\($0)") }
            default: Stepper(title, value: $price, in: 0.75...1.25, step: 0.5) { log.note("\($0)") }
            }
        }
    }

    @Test(arguments: [(6, "3.0"), (7, "1.25")])
    func `Each press before an update counts`(form: Int, spoken: String) throws {
        let stage = Stage(size: size) { Priced(form: form, log: GestureLog()) }
        let id = try node(stage).id
        for _ in 0..<4 { stage.send(.semantics(id: id, action: .increment)) }
        stage.update()
        #expect(try node(stage).value == spoken)
    }

    @Test(
        arguments: [
            (0, ["1.00", "1.50", "1.00", "0.50"]), (1, ["1.00", "1.25", "0.75", "0.75"]),
            (2, ["1.00", "1.50", "1.00", "0.50"]), (3, ["1.00", "1.25", "0.75", "0.75"]),
            (4, ["1.00", "1.50", "1.00", "0.50"]), (5, ["1.00", "1.25", "0.75", "0.75"]),
            (6, ["1.0", "1.5", "1.0", "0.5"]), (7, ["1.0", "1.25", "0.75", "0.75"]),
        ])
    func `Every form of a stepper has its step, its bounds, and its format`(form: Int, spoken: [String]) throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Priced(form: form, log: log) }
        #expect(try node(stage).label == "Price")
        var values = [try node(stage).value ?? ""]
        for action in [SemanticsAction.increment, .decrement, .decrement] {
            try perform(action, stage)
            values.append(try node(stage).value ?? "")
        }
        #expect(values == spoken)
        // At a bound, there's nothing to edit.
        let edits = spoken[2] == spoken[3] ? 2 : 3
        #expect(log.entries == (0..<edits).flatMap { _ in ["true", "false"] })
    }

    @Test func `Assistive technology cannot adjust a disabled stepper`() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Priced(form: 2, log: log).disabled(true) }
        try perform(.increment, stage)
        try perform(.decrement, stage)
        #expect(try node(stage).value == "1.00" && log.entries.isEmpty)
    }

    private struct Older: View {
        let form: Int
        let log: GestureLog
        @State private var price = 1

        var body: some View {
            let note: (Bool) -> Void = { log.note("\(price) \($0)") }
            switch form {
            case 0: Stepper(value: $price, onEditingChanged: note) { Text("Price") }
            case 1: Stepper(value: $price, in: 0...9, step: 3, onEditingChanged: note) { Text("Price") }
            default: Stepper(onIncrement: { price += 5 }, onDecrement: nil, onEditingChanged: note) { Text("Price") }
            }
        }
    }

    @Test(arguments: [(0, 2), (1, 4), (2, 6)])
    func `The label of a stepper can be the last argument`(form: Int, price: Int) throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Older(form: form, log: log) }
        #expect(try node(stage).label == "Price")
        try perform(.increment, stage)
        #expect(log.entries == ["1 true", "\(price) false"])
    }

    @Test func `A stepper without a value runs its actions`() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Stepper {
                Text("Volume")
            } onIncrement: {
                log.note("louder")
            } onDecrement: {
                log.note("quieter")
            } onEditingChanged: {
                log.note("\($0)")
            }
        }
        #expect(try node(stage).label == "Volume" && node(stage).value == nil)
        try perform(.increment, stage)
        #expect(log.entries == ["true", "louder", "false"])
        log.entries = []
        try perform(.decrement, stage)
        #expect(log.entries == ["true", "quieter", "false"])
    }

    /// A label of five characters is 42.5 points wide.
    @Test func `Buttons and switches are eight points from their labels`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            VStack {
                Stepper("Count", value: .constant(1)).fixedSize().accessibilityIdentifier("stepper")
                Toggle("Sound", isOn: .constant(true)).fixedSize().accessibilityIdentifier("toggle")
                Stepper("Count", value: .constant(1)).labelsHidden().fixedSize().accessibilityIdentifier("bare-stepper")
                Toggle("Sound", isOn: .constant(true)).labelsHidden().fixedSize().accessibilityIdentifier("bare-toggle")
            }
        }
        for (name, width, height) in [
            ("stepper", 42.5 + 8 + 94, 32), ("toggle", 42.5 + 8 + 51, 31), ("bare-stepper", 94, 32),
            ("bare-toggle", 51, 31),
        ] as [(String, CGFloat, CGFloat)] {
            let frame = try stage.frame(of: name)
            #expect(frame.size.isNear(CGSize(width: width, height: height)), "\(name): \(frame)")
        }
    }
}
