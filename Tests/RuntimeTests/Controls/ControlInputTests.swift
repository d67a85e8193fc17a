import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// What keys, pointers, and assistive technology change in controls.
@MainActor
@Suite struct ControlInputTests {
    // MARK: Sliders

    private struct Slid: View {
        @State var value: Double
        var bounds: ClosedRange<Double> = 0...100
        var step: Double?
        var isDisabled = false
        let log: GestureLog

        var body: some View {
            Group {
                if let step {
                    Slider(value: $value, in: bounds, step: step) {
                        Text("Weight")
                    } onEditingChanged: {
                        log.note("\($0)")
                    }
                } else {
                    Slider(value: $value, in: bounds) {
                        Text("Weight")
                    } onEditingChanged: {
                        log.note("\($0)")
                    }
                }
            }
            .accessibilityIdentifier("slider")
            .disabled(isDisabled)
        }
    }

    /// Returns a stage with a slider of 227 points, whose knob moves by 200 points.
    private func slider(_ view: Slid, mirrored: Bool = false) -> Stage {
        Stage(size: CGSize(width: 227, height: 60), environment: { if mirrored { $0.layoutDirection = .rightToLeft } })
        {
            view
        }
    }

    private func number(_ stage: Stage) -> Double {
        stage.semantics.flattened.first { $0.role == .slider }?.number ?? .nan
    }

    @Test(arguments: [(false, 60.0), (true, 50.0)])
    func `Assistive technology adjusts only an enabled slider`(isDisabled: Bool, expected: Double) throws {
        let stage = slider(Slid(value: 50, isDisabled: isDisabled, log: GestureLog()))
        let id = try #require(stage.semantics.flattened.first { $0.role == .slider }).id
        stage.send(.semantics(id: id, action: .increment))
        stage.update()
        #expect(number(stage) == expected)
        stage.send(.semantics(id: id, action: .setNumber(20)))
        stage.update()
        #expect(number(stage) == (isDisabled ? 50 : 20))
    }

    private func mouse(_ stage: Stage, _ phase: PointerEvent.Phase, _ x: CGFloat) {
        stage.send(
            .pointer(PointerEvent(id: 3, kind: .mouse, phase: phase, location: CGPoint(x: x, y: 30), time: stage.time)))
        stage.advance(by: 0.02)
    }

    @Test(
        arguments: [
            (.rightArrow, false, 60), (.leftArrow, false, 40), (.upArrow, false, 60), (.downArrow, false, 40),
            (.home, false, 0), (.end, false, 100), (.rightArrow, true, 40), (.leftArrow, true, 60),
            (.upArrow, true, 60), (.downArrow, true, 40), (.space, false, 50), (.character("a"), false, 50),
        ] as [(KeyEvent.Key, Bool, Double)])
    func `Keys move a slider by a tenth, or to its ends`(key: KeyEvent.Key, mirrored: Bool, expected: Double) throws {
        let log = GestureLog()
        let stage = slider(Slid(value: 50, log: log), mirrored: mirrored)
        stage.press(key)
        #expect(number(stage) == 50)
        try stage.focus("slider")
        stage.press(key, modifiers: .command)
        #expect(number(stage) == 50)
        stage.press(key)
        #expect(number(stage) == expected)
        #expect(log.entries == (expected == 50 ? [] : ["true", "false"]))
    }

    @Test(
        arguments: [
            (0, 100, nil, 42, 42), (0, 100, nil, -5, 0), (0, 100, nil, 300, 100), (0, 100, 10, 44, 40),
            (0, 100, 10, 46, 50), (1, 10, 4, 8, 9), (1, 10, 4, 6.9, 5), (1, 10, 4, 10, 9), (0, 0.9, 0.3, 0.9, 0.9),
            (-3, 3, 2, 0.2, 1), (0, 100, nil, .nan, 0), (0, 10, 20, 9, 0),
        ] as [(Double, Double, Double?, Double, Double)])
    func `A number becomes the nearest step`(
        low: Double, high: Double, step: Double?, asked: Double, expected: Double
    ) throws {
        let stage = slider(Slid(value: low, bounds: low...high, step: step, log: GestureLog()))
        let node = try #require(stage.semantics.flattened.first { $0.role == .slider })
        #expect(node.range == low...high && node.actions == [.increment, .decrement])
        stage.send(.semantics(id: node.id, action: .setNumber(asked)))
        stage.update()
        #expect(abs(number(stage) - expected) < 1e-9)
    }

    @Test(
        arguments: [
            (0, 100, 50.0, "50%"), (0, 100, 33.4, "33%"), (0, 100, 33.6, "34%"), (10, 20, 12, "20%"), (0, 1, 5, "100%"),
            (4, 4, 4, "0%"),
        ] as [(Double, Double, Double, String)])
    func `A slider speaks its percentage`(low: Double, high: Double, value: Double, spoken: String) throws {
        let stage = slider(Slid(value: value, bounds: low...high, log: GestureLog()))
        #expect(stage.semantics.flattened.first { $0.role == .slider }?.value == spoken)
    }

    @Test(
        arguments: [
            (CGSize(width: 3, height: 0), 50, 0), (CGSize(width: 4, height: 0), 52, 1),
            (CGSize(width: 10, height: 11), 50, 0), (CGSize(width: 10, height: -9), 55, 1),
            (CGSize(width: -20, height: 0), 40, 1), (CGSize(width: -300, height: 0), 0, 1),
            (CGSize(width: 10, height: 10), 55, 1), (CGSize(width: -4, height: 0), 48, 1),
        ] as [(CGSize, Double, Int)])
    func `A finger moves the knob from four points along it on`(distance: CGSize, expected: Double, edits: Int) {
        let log = GestureLog()
        let stage = slider(Slid(value: 50, log: log))
        let finger = stage.touch(at: CGPoint(x: 30, y: 30))
        finger.move(by: distance, over: 0.1)
        #expect(abs(number(stage) - expected) < 1e-6)
        #expect(log.entries == (edits == 0 ? [] : ["true"]))
        finger.lift()
        #expect(log.entries == (edits == 0 ? [] : ["true", "false"]))
    }

    /// A press of a mouse beside the knob moves the knob there, and a press on the knob doesn't.
    @Test(
        arguments: [
            (113.5, false, 50), (113.5 + 13, false, 50), (113.5 + 14, false, 57), (113.5 - 14, false, 43),
            (33.5, false, 10), (2, false, 0), (226, false, 100), (33.5, true, 90), (113.5 - 13, true, 50),
            (2, true, 100), (226, true, 0),
        ] as [(CGFloat, Bool, Double)])
    func `A press beside the knob moves it`(x: CGFloat, mirrored: Bool, expected: Double) {
        let log = GestureLog()
        let stage = slider(Slid(value: 50, log: log), mirrored: mirrored)
        mouse(stage, .began, x)
        #expect(abs(number(stage) - expected) < 1e-6)
        #expect(log.entries == (expected == 50 ? [] : ["true"]))
        mouse(stage, .moved, x + 20)
        #expect(abs(number(stage) - min(max(expected + (mirrored ? -10 : 10), 0), 100)) < 1e-6)
        mouse(stage, .ended, x + 20)
        #expect(log.entries == ["true", "false"])
    }

    private struct Narrow: View {
        @State private var value = 0.5
        var body: some View { Slider(value: $value) }
    }

    /// A knob that fills its slider moves as if it had a point of room.
    @Test func `A slider without room follows a finger`() {
        let stage = Stage(size: CGSize(width: 27, height: 60)) { Narrow() }
        let finger = stage.touch(at: CGPoint(x: 13, y: 30))
        finger.move(by: CGSize(width: 5, height: 0), over: 0.1)
        #expect(abs(number(stage) - 1) < 1e-6)
        finger.move(by: CGSize(width: -4.75, height: 0), over: 0.1)
        #expect(abs(number(stage) - 0.75) < 1e-6)
        finger.lift()
    }

    @MainActor @Observable final class Amount { var value = 5.0 }

    private struct Beyond: View {
        let amount: Amount
        var body: some View { Slider(value: .constant(amount.value)) }
    }

    /// The knob stays at its end.
    @Test func `A slider reports each value beyond its bounds`() {
        let amount = Amount()
        let stage = Stage(size: CGSize(width: 227, height: 60)) { Beyond(amount: amount) }
        #expect(number(stage) == 5)
        amount.value = 7
        stage.update()
        #expect(number(stage) == 7)
    }

    @Test func `A canceled drag of a slider ends its editing`() {
        let log = GestureLog()
        let stage = slider(Slid(value: 50, log: log))
        let finger = stage.touch(at: CGPoint(x: 113, y: 30))
        finger.move(by: CGSize(width: 20, height: 0), over: 0.1)
        let second = stage.touch(at: CGPoint(x: 60, y: 30))
        second.move(by: CGSize(width: 20, height: 0), over: 0.1)
        #expect(abs(number(stage) - 60) < 1e-6)
        second.lift()
        finger.cancel()
        stage.update()
        #expect(log.entries == ["true", "false"] && abs(number(stage) - 60) < 1e-6)
    }

    @Test func `A disabled slider ignores all input`() throws {
        let log = GestureLog()
        let stage = slider(Slid(value: 50, isDisabled: true, log: log))
        stage.drag(from: CGPoint(x: 113, y: 30), to: CGPoint(x: 180, y: 30), over: 0.1)
        let node = try #require(stage.semantics.flattened.first { $0.role == .slider })
        #expect(node.traits.contains(.disabled) && node.actions.isEmpty && !node.isFocusable)
        stage.send(.semantics(id: node.id, action: .increment))
        stage.update()
        #expect(number(stage) == 50 && log.entries.isEmpty)
    }

    @Test(arguments: [(.nan, 1.0, 0.5), (0, .infinity, 0.5)] as [(Double, Double, Double)])
    func `Bounds that are not numbers become the unit interval`(low: Double, high: Double, value: Double) {
        guard low <= high else { return }
        let stage = slider(Slid(value: value, bounds: low...high, log: GestureLog()))
        #expect(stage.semantics.flattened.first { $0.role == .slider }?.range == 0...1)
    }

    /// Without bounds, a slider has the unit interval, and without a step, it moves by a tenth.
    @Test func `Every form of a slider has its bounds and its step`() throws {
        struct Sliders: View {
            @State var values = [0.0, 0, 0, 3, 3, 3]
            var body: some View {
                VStack {
                    Slider(value: $values[0])
                    Slider(value: $values[1]) { Text("b") }
                    Slider(value: $values[2]) {
                        Text("c")
                    } minimumValueLabel: {
                        Text("low")
                    } maximumValueLabel: {
                        Text("high")
                    }
                    Slider(value: $values[3], in: 0...8, step: 1)
                    Slider(value: $values[4], in: 0...8, step: 1) { Text("e") }
                    Slider(value: $values[5], in: 0...8, step: 1) {
                        Text("f")
                    } minimumValueLabel: {
                        Text("low")
                    } maximumValueLabel: {
                        Text("high")
                    }
                }
            }
        }
        let stage = Stage(size: CGSize(width: 400, height: 400)) { Sliders() }
        func nodes() -> [SemanticsNode] { stage.semantics.flattened.filter { $0.role == .slider } }
        let ranges: [ClosedRange<Double>?] = [0...1, 0...1, 0...1, 0...8, 0...8, 0...8]
        #expect(nodes().map(\.range) == ranges)
        for node in nodes() {
            stage.send(.semantics(id: node.id, action: .increment))
            stage.update()
        }
        let numbers = nodes().map { $0.number ?? .nan }
        for (number, expected) in zip(numbers, [0.1, 0.1, 0.1, 4, 4, 4]) { #expect(abs(number - expected) < 1e-9) }
    }

    // MARK: Pickers

    private struct Chosen: View {
        let log: GestureLog
        @State private var choice: Int?

        var body: some View {
            Picker("Number", selection: $choice) { ForEach(1..<4) { Text(verbatim: "\($0)").tag(Optional($0)) } }
                .pickerStyle(.wheel).onChange(of: choice) { log.note("\($1 ?? 0)") }
        }
    }

    @Test(arguments: [SemanticsAction.increment, .decrement])
    func `A step of a wheel without a selection chooses the first option`(action: SemanticsAction) throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Chosen(log: log) }
        let node = try #require(stage.semantics.flattened.first { $0.actions.contains(.increment) })
        stage.send(.semantics(id: node.id, action: action))
        try stage.settle()
        #expect(log.entries == ["1"])
    }

    // MARK: Steppers

    private struct Stepped: View {
        @State var count = 5
        var isDisabled = false
        let log: GestureLog

        var body: some View {
            VStack {
                Stepper("Count", value: $count, in: 0...10, step: 2) { log.note("\($0)") }
                    .accessibilityIdentifier("stepper").disabled(isDisabled)
                Text("\(count)").accessibilityIdentifier("count")
            }
        }
    }

    @Test(
        arguments: [
            (.rightArrow, false, 7), (.leftArrow, false, 3), (.upArrow, false, 7), (.downArrow, false, 3),
            (.rightArrow, true, 3), (.leftArrow, true, 7), (.upArrow, true, 7), (.downArrow, true, 3),
            (.space, false, 5),
        ] as [(KeyEvent.Key, Bool, Int)])
    func `Keys change a stepper by a step`(key: KeyEvent.Key, mirrored: Bool, expected: Int) throws {
        let log = GestureLog()
        let stage = Stage(
            size: CGSize(width: 300, height: 100), environment: { if mirrored { $0.layoutDirection = .rightToLeft } }
        ) {
            Stepped(log: log)
        }
        stage.press(key)
        try stage.focus("stepper")
        stage.press(key, modifiers: .shift)
        #expect(try stage.text(of: "count") == "5")
        stage.press(key)
        #expect(try stage.text(of: "count") == "\(expected)")
        #expect(log.entries == (expected == 5 ? [] : ["true", "false"]))
    }

    @Test func `A stepper offers only the directions that it has`() throws {
        func actions<V: View>(_ view: V) throws -> [SemanticsAction] {
            let stage = Stage(size: CGSize(width: 300, height: 100)) { view }
            let node = try #require(stage.semantics.flattened.first { $0.role == .slider })
            #expect(node.label == "Count")
            return node.actions
        }
        #expect(try actions(Stepper("Count", value: .constant(1), in: 0...2)) == [.increment, .decrement])
        #expect(try actions(Stepper("Count", value: .constant(2), in: 0...2)) == [.decrement])
        #expect(try actions(Stepper("Count", value: .constant(0), in: 0...2)) == [.increment])
        #expect(try actions(Stepper("Count", onIncrement: {}, onDecrement: nil)) == [.increment])
        #expect(try actions(Stepper("Count", value: .constant(0), in: 0...2).disabled(true)) == [])
    }

    @Test func `A disabled stepper ignores taps and keys`() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Stepped(isDisabled: true, log: log) }
        let frame = try stage.frame(of: "stepper")
        stage.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
        #expect(try stage.text(of: "count") == "5" && log.entries.isEmpty)
    }

    // MARK: Buttons

    @Test func `A focused button acts when a key is pressed, and once`() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Button("Act") { log.note("act") }.accessibilityIdentifier("button")
        }
        stage.press(.return)
        #expect(log.entries.isEmpty)
        try stage.focus("button")
        stage.press(.return)
        stage.press(.space)
        stage.press(.space, modifiers: .shift)
        stage.press(.character("x"))
        #expect(log.entries == ["act", "act"])
    }

    @Test func `A button that is disabled loses the focus and the finger`() throws {
        struct Example: View {
            let log: GestureLog
            @State private var isDisabled = false
            var body: some View {
                VStack {
                    Button("Act") { log.note("act") }.accessibilityIdentifier("button").disabled(isDisabled)
                    Button("Switch") { isDisabled.toggle() }.accessibilityIdentifier("switch")
                }
            }
        }
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Example(log: log) }
        try stage.focus("button")
        let frame = try stage.frame(of: "button")
        let finger = stage.touch(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.activate("switch")
        let node = try #require(stage.semantics.flattened.first { $0.label == "Act" })
        #expect(node.traits.contains(.disabled) && node.actions.isEmpty && !node.isFocusable)
        finger.lift()
        stage.press(.return)
        #expect(log.entries.isEmpty)
        try stage.activate("switch")
        stage.press(.return)
        #expect(log.entries.isEmpty)
        try stage.tap("button")
        #expect(log.entries == ["act"])
    }

    // MARK: Text

    private struct Writing: View {
        @State var text: String
        var isEditor = false
        let log: GestureLog

        var body: some View {
            VStack {
                if isEditor {
                    TextEditor(text: $text).accessibilityIdentifier("field").frame(height: 100)
                } else {
                    TextField("Name", text: $text).accessibilityIdentifier("field")
                }
                Text(verbatim: text.replacingOccurrences(of: "\n", with: "/")).accessibilityIdentifier("text")
            }
            .onSubmit { log.note("submit") }
        }
    }

    private func written(
        _ text: String, _ keys: [KeyEvent.Key], isEditor: Bool = false, mirrored: Bool = false
    ) throws -> String {
        let stage = Stage(
            size: CGSize(width: 300, height: 200), environment: { if mirrored { $0.layoutDirection = .rightToLeft } }
        ) {
            Writing(text: text, isEditor: isEditor, log: GestureLog())
        }
        try stage.tap("field")
        for key in keys { stage.press(key) }
        return try stage.text(of: "text")
    }

    /// The caret begins at the end.
    @Test(
        arguments: [
            ([.character("x")], "abcx"), ([.leftArrow, .character("x")], "abxc"),
            ([.leftArrow, .rightArrow, .character("x")], "abcx"), ([.rightArrow, .character("x")], "abcx"),
            ([.home, .character("x")], "xabc"), ([.home, .leftArrow, .character("x")], "xabc"),
            ([.home, .rightArrow, .character("x"), .character("y")], "axybc"),
            ([.home, .end, .character("x")], "abcx"),
            ([.delete], "ab"), ([.leftArrow, .delete], "ac"), ([.home, .delete], "abc"), ([.delete, .delete], "a"),
            ([.leftArrow, .space], "ab c"), ([.home, .upArrow, .character("x")], "xabc"),
        ] as [([KeyEvent.Key], String)])
    func `Keys edit a text at its caret`(keys: [KeyEvent.Key], expected: String) throws {
        #expect(try written("abc", keys) == expected)
    }

    @Test(
        arguments: [
            ([.end, .rightArrow, .character("x")], "abxc"), ([.home, .leftArrow, .character("x")], "axbc"),
        ] as [([KeyEvent.Key], String)])
    func `From right to left, arrows move the caret the other way`(keys: [KeyEvent.Key], expected: String) throws {
        #expect(try written("abc", keys, mirrored: true) == expected)
    }

    /// Lines of 2, 4, and 1 characters.
    @Test(
        arguments: [
            ([.upArrow, .character("x")], "ab/cxdef/g"), ([.upArrow, .upArrow, .character("x")], "axb/cdef/g"),
            ([.upArrow, .upArrow, .upArrow, .character("x")], "xab/cdef/g"),
            ([.upArrow, .upArrow, .home, .downArrow, .character("x")], "ab/xcdef/g"),
            ([.downArrow, .character("x")], "ab/cdef/gx"),
            ([.leftArrow, .downArrow, .character("x")], "ab/cdef/gx"),
            ([.leftArrow, .leftArrow, .upArrow, .character("x")], "abx/cdef/g"),
            ([.home, .downArrow, .downArrow, .downArrow, .character("x")], "ab/cdef/gx"),
            ([.return, .character("x")], "ab/cdef/g/x"),
            ([.upArrow, .upArrow, .home, .rightArrow, .rightArrow, .downArrow, .character("x")], "ab/cdxef/g"),
            ([.upArrow, .home, .character("x")], "ab/xcdef/g"), ([.upArrow, .end, .character("x")], "ab/cdefx/g"),
        ] as [([KeyEvent.Key], String)])
    func `Arrows move the caret to adjacent lines of an editor`(keys: [KeyEvent.Key], expected: String) throws {
        #expect(try written("ab\ncdef\ng", keys, isEditor: true) == expected)
    }

    @Test func `A field takes the Shift key, and leaves other modifiers`() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Writing(text: "a", log: log) }
        try stage.tap("field")
        stage.press(.character("B"), modifiers: .shift)
        stage.press(.character("c"), modifiers: .command)
        stage.press(.character("c"), modifiers: [.shift, .control])
        #expect(try stage.text(of: "text") == "aB")
        stage.press(.return)
        #expect(log.entries == ["submit"])
        #expect(try stage.text(of: "text") == "aB")
        stage.press(.escape)
        stage.press(.character("d"))
        #expect(try stage.text(of: "text") == "aB")
    }

    @Test func `A value that cannot be parsed leaves the last one, and an empty text clears an optional`() throws {
        struct Example: View {
            @State var number: Int? = 12
            var body: some View {
                VStack {
                    TextField("Number", value: $number, format: .number).accessibilityIdentifier("field")
                    Text(verbatim: number.map { "\($0)" } ?? "none").accessibilityIdentifier("number")
                }
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Example() }
        try stage.tap("field")
        stage.press(.character("3"))
        stage.press(.return)
        #expect(try stage.text(of: "number") == "123")
        try stage.tap("field")
        for _ in 0..<3 { stage.press(.delete) }
        stage.press(.return)
        #expect(try stage.text(of: "number") == "none")
        try stage.tap("field")
        stage.press(.character("q"))
        stage.press(.return)
        #expect(try stage.text(of: "number") == "none")
        try stage.tap("field")
        stage.press(.character("7"))
        stage.press(.escape)
        #expect(try stage.text(of: "number") == "7")
    }

    @available(*, deprecated)
    @Test func `A field reports the begin and end of editing, and its commit`() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            TextField(
                "Name", text: .constant("a"), onEditingChanged: { log.note("\($0)") }, onCommit: { log.note("commit") }
            )
            .accessibilityIdentifier("field")
        }
        try stage.tap("field")
        try stage.tap("field")
        stage.press(.return)
        stage.press(.escape)
        #expect(log.entries == ["true", "commit", "false"])
    }

    @Test(arguments: [NumberFormatter.Style.none, .decimal]) func `A formatter's numbers have the type of the value`(
        style: NumberFormatter.Style
    ) throws {
        struct Example: View {
            @State var whole = 1
            @State var broken = 1.0
            let formatter: NumberFormatter
            var body: some View {
                VStack {
                    TextField("A", value: $whole, formatter: formatter).accessibilityIdentifier("a")
                    TextField("B", value: $broken, formatter: formatter).accessibilityIdentifier("b")
                    Text(verbatim: "\(whole) \(broken)").accessibilityIdentifier("all")
                }
            }
        }
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Example(formatter: formatter) }
        for (name, digit) in [("a", "2"), ("b", "3")] {
            try stage.tap(name)
            stage.press(.character(Character(digit)))
            stage.press(.return)
        }
        #expect(try stage.text(of: "all") == "12 13.0")
    }

    // MARK: Segments

    private struct Segments: View {
        @State var day = 2
        let log: GestureLog
        var body: some View {
            Picker("Day", selection: $day) { ForEach(1..<4) { Text("Day \($0)").tag($0) } }
                .pickerStyle(.segmented)
                .onChange(of: day) { log.note("\($1)") }
        }
    }

    @Test(
        arguments: [
            ([.rightArrow], false, ["3"]), ([.rightArrow, .rightArrow], false, ["3"]), ([.leftArrow], false, ["1"]),
            ([.leftArrow, .leftArrow, .rightArrow], false, ["1", "2"]), ([.rightArrow], true, ["1"]),
            ([.leftArrow], true, ["3"]), ([.space], false, []), ([.upArrow], false, []),
        ] as [([KeyEvent.Key], Bool, [String])])
    func `Arrows select adjacent segments`(keys: [KeyEvent.Key], mirrored: Bool, expected: [String]) throws {
        let log = GestureLog()
        let stage = Stage(
            size: CGSize(width: 300, height: 60), environment: { if mirrored { $0.layoutDirection = .rightToLeft } }
        ) {
            Segments(log: log)
        }
        stage.press(.tab)
        for key in keys {
            stage.press(key, modifiers: .command)
            stage.press(key)
        }
        #expect(log.entries == expected)
    }

    // MARK: Held keys

    @Test(arguments: [KeyEvent.Phase.down, .repeat, .up])
    func `Controls act on keys before their release`(phase: KeyEvent.Phase) throws {
        func send(_ key: KeyEvent.Key, to stage: Stage) {
            stage.send(.key(KeyEvent(key: key, phase: phase, time: stage.time)))
            stage.update()
        }
        let acts = phase != .up, log = GestureLog()
        for (key, expected) in [
            (.rightArrow, 60), (.leftArrow, 40), (.upArrow, 60), (.downArrow, 40), (.home, 0), (.end, 100),
        ] as [(KeyEvent.Key, Double)] {
            let stage = slider(Slid(value: 50, log: GestureLog()))
            try stage.focus("slider")
            send(key, to: stage)
            #expect(number(stage) == (acts ? expected : 50), "\(key)")
        }
        let stepper = Stage(size: CGSize(width: 300, height: 100)) { Stepped(log: GestureLog()) }
        try stepper.focus("stepper")
        send(.upArrow, to: stepper)
        #expect(try stepper.text(of: "count") == (acts ? "7" : "5"))
        for (key, entry) in [(.leftArrow, "1"), (.rightArrow, "3")] as [(KeyEvent.Key, String)] {
            let log = GestureLog()
            let segments = Stage(size: CGSize(width: 300, height: 60)) { Segments(log: log) }
            segments.press(.tab)
            send(key, to: segments)
            #expect(log.entries == (acts ? [entry] : []))
        }
        let field = Stage(size: CGSize(width: 300, height: 200)) { Writing(text: "a", log: log) }
        try field.tap("field")
        send(.character("b"), to: field)
        #expect(try field.text(of: "text") == (acts ? "ab" : "a"))
        send(.return, to: field)
        #expect(log.entries == (acts ? ["submit"] : []))
    }
}
