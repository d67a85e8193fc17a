import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ControlTests {
    private struct Switched: View {
        @State var isOn = false

        var body: some View {
            VStack {
                Toggle("Sound", isOn: $isOn).accessibilityIdentifier("toggle")
                Text(isOn ? "on" : "off").accessibilityIdentifier("state")
            }
        }
    }

    @Test func aToggleIsSwitchedByTapDragKeysAndAssistiveTechnology() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Switched() }
        let frame = try stage.frame(of: "toggle")
        #expect(frame.width == 300)
        let knob = CGPoint(x: frame.maxX - 25, y: frame.midY)
        let state = { try stage.text(of: "state") }
        stage.tap(at: knob)
        #expect(try state() == "on")
        stage.drag(from: knob, to: CGPoint(x: knob.x - 20, y: knob.y), over: 0.1)
        #expect(try state() == "off")
        stage.drag(from: knob, to: CGPoint(x: knob.x - 20, y: knob.y), over: 0.1)
        #expect(try state() == "off")
        // A movement across the switch leaves it, and a short one is a tap.
        stage.drag(from: knob, to: CGPoint(x: knob.x + 3, y: knob.y + 80), over: 0.1)
        #expect(try state() == "off")
        stage.drag(from: knob, to: CGPoint(x: knob.x - 5, y: knob.y + 5), over: 0.1)
        #expect(try state() == "on")
        stage.drag(from: knob, to: CGPoint(x: knob.x - 3, y: knob.y - 80), over: 0.1)
        #expect(try state() == "on")
        stage.tap(at: knob)
        try stage.activate("toggle")
        #expect(try state() == "on")
        let node = try #require(stage.semantics.flattened.first { $0.role == .toggle })
        #expect(node.label == "Sound" && node.number == 1)
        try stage.focus("toggle")
        stage.press(.space)
        #expect(try state() == "off")
        // The label doesn't toggle.
        stage.tap(at: CGPoint(x: frame.minX + 10, y: frame.midY))
        #expect(try state() == "off")
        try stage.settle()
    }

    private struct Slid: View {
        @State var value: Double
        var bounds: ClosedRange<Double> = 0...100
        var step: Double?
        var log = GestureLog()

        var body: some View {
            VStack {
                if let step {
                    Slider(value: $value, in: bounds, step: step) {
                        Text("Weight")
                    } onEditingChanged: {
                        log.note("\($0)")
                    }
                    .accessibilityIdentifier("slider")
                } else {
                    Slider(value: $value, in: bounds) {
                        Text("Weight")
                    } onEditingChanged: {
                        log.note("\($0)")
                    }
                    .accessibilityIdentifier("slider")
                }
                Text(value.formatted(.number.precision(.fractionLength(1)))).accessibilityIdentifier("state")
            }
        }
    }

    /// Returns a stage with a slider of 227 points, so the knob moves by 200 points.
    private func slider(_ view: Slid, rightToLeft: Bool = false) -> Stage {
        Stage(
            size: CGSize(width: 227, height: 80), environment: { if rightToLeft { $0.layoutDirection = .rightToLeft } }
        ) { view }
    }

    private func value(_ stage: Stage) throws -> String { try stage.text(of: "state") }

    @Test func theKnobFollowsTheFinger() throws {
        let log = GestureLog()
        let stage = slider(Slid(value: 50, log: log))
        let y = try stage.frame(of: "slider").midY
        let finger = stage.touch(at: CGPoint(x: 113, y: y))
        #expect(log.entries.isEmpty)
        finger.move(by: CGSize(width: 40, height: 0), over: 0.2)
        #expect(try value(stage) == "70.0")
        finger.move(by: CGSize(width: 400, height: 0), over: 0.2)
        #expect(try value(stage) == "100.0")
        finger.lift()
        #expect(log.entries == ["true", "false"])
    }

    @Test func inARightToLeftLayoutItGrowsToTheLeft() throws {
        let stage = slider(Slid(value: 50), rightToLeft: true)
        let y = try stage.frame(of: "slider").midY
        stage.drag(from: CGPoint(x: 113, y: y), to: CGPoint(x: 93, y: y), over: 0.2)
        #expect(try value(stage) == "60.0")
        try stage.focus("slider")
        stage.press(.leftArrow)
        #expect(try value(stage) == "70.0")
        stage.press(.downArrow)
        #expect(try value(stage) == "60.0")
    }

    @Test func stepsAreCountedFromTheLowerBound() throws {
        let stage = slider(Slid(value: 1, bounds: 1...10, step: 4))
        let y = try stage.frame(of: "slider").midY
        stage.drag(from: CGPoint(x: 20, y: y), to: CGPoint(x: 110, y: y), over: 0.2)
        #expect(try value(stage) == "5.0")
        try stage.adjust("slider", .increment)
        #expect(try value(stage) == "9.0")
        try stage.adjust("slider", .increment)
        #expect(try value(stage) == "9.0")
        try stage.adjust("slider", .decrement)
        #expect(try value(stage) == "5.0")
    }

    @Test func assistiveTechnologyReadsTheRange() throws {
        let stage = slider(Slid(value: 25))
        let node = try #require(stage.semantics.flattened.first { $0.role == .slider })
        #expect(node.label == "Weight")
        #expect(node.range == 0...100 && node.number == 25 && node.value == "25%")
    }

    @Test(arguments: [Double.nan, .infinity, -7]) func invalidValuesAreAtAnEnd(_ bad: Double) throws {
        let stage = slider(Slid(value: bad))
        try stage.adjust("slider", .increment)
        #expect(try value(stage) == "10.0" || value(stage) == "100.0")
    }

    @Test func aListScrollsUnderAFingerOnASlider() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 227, height: 200)) {
            ScrollView {
                Slid(value: 50, log: log).padding(.top, 100).frame(height: 800, alignment: .top)
            }
            .accessibilityIdentifier("list")
        }
        let finger = stage.touch(at: CGPoint(x: 113, y: try stage.frame(of: "slider").midY))
        finger.move(by: CGSize(width: 3, height: -50), over: 0.2)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("list").offset.y > 30)
        #expect(log.entries.isEmpty)
        let y = try stage.frame(of: "slider").midY
        let before = try stage.scroll("list").offset.y
        stage.drag(from: CGPoint(x: 113, y: y), to: CGPoint(x: 133, y: y), over: 0.2)
        #expect(try value(stage) == "60.0")
        #expect(try stage.scroll("list").offset.y == before)
    }

    @Test func aStepperStopsAtItsBounds() throws {
        struct Example: View {
            @State var count = 1
            var body: some View {
                VStack {
                    Stepper("Count", value: $count, in: 0...2).accessibilityIdentifier("stepper")
                    Text("\(count)").accessibilityIdentifier("state")
                }
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Example() }
        let frame = try stage.frame(of: "stepper")
        let plus = CGPoint(x: frame.maxX - 20, y: frame.midY), minus = CGPoint(x: frame.maxX - 70, y: frame.midY)
        stage.tap(at: plus)
        #expect(try value(stage) == "2")
        stage.tap(at: plus)
        #expect(try value(stage) == "2")
        stage.tap(at: minus)
        #expect(try value(stage) == "1")
        try stage.adjust("stepper", .decrement)
        #expect(try value(stage) == "0")
        try stage.focus("stepper")
        stage.press(.upArrow)
        #expect(try value(stage) == "1")
        let nodes = stage.semantics.flattened
        #expect(nodes.first { $0.role == .slider }?.label == "Count")
        #expect(!nodes.contains { $0.role == .button })
    }

    @Test func aRepresentationSpeaksForTheView() throws {
        struct Example: View {
            @State var value = 40.0
            var body: some View {
                Text("\(Int(value)) kg").accessibilityIdentifier("state")
                    .frame(width: 100, height: 50)
                    .accessibilityRepresentation {
                        Slider(value: $value, in: 0...100, step: 5) { Text("Weight") }
                    }
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Example() }
        let nodes = stage.semantics.flattened
        let node = try #require(nodes.first { $0.role == .slider })
        #expect(node.label == "Weight" && node.number == 40 && node.range == 0...100)
        #expect(node.frame == CGRect(x: 100, y: 25, width: 100, height: 50))
        #expect(!nodes.contains { $0.label == "40 kg" })
        stage.press(.tab)
        stage.press(.rightArrow)
        #expect(try stage.text(of: "state") == "45 kg")
        #expect(stage.semantics.flattened.first { $0.role == .slider }?.number == 45)
    }

    @Test func progressIsClampedAndReported() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            VStack {
                ProgressView("Loading", value: 0.25)
                ProgressView(value: 7, total: 5)
                ProgressView(value: Double.nan)
            }
        }
        let nodes = stage.semantics.flattened.filter { $0.role == .progress }
        #expect(nodes.map(\.number) == [0.25, 1, 0])
        #expect(nodes.first?.label == "Loading")
    }

    @Test func labelsKeepTheirTitleForAssistiveTechnology() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            Label {
                Text("Settings").accessibilityIdentifier("title")
            } icon: {
                Circle().frame(width: 20, height: 20)
            }
            .labelStyle(.iconOnly)
            .accessibilityIdentifier("label")
        }
        #expect(try stage.frame(of: "label").size == CGSize(width: 20, height: 20))
        #expect(stage.semantics.flattened.contains { $0.label == "Settings" })
    }

    @Test(arguments: [false, true]) func aPickerSelectsOneOfItsSegments(_ rightToLeft: Bool) throws {
        struct Example: View {
            @State var day: Int? = 2
            var body: some View {
                VStack {
                    Picker("Day", selection: $day) {
                        Text("Mon").tag(1)
                        Text("Tue").tag(2)
                        Text("Wed").tag(3)
                    }
                    .pickerStyle(.segmented)
                    Text(day.map(String.init) ?? "none").accessibilityIdentifier("state")
                }
            }
        }
        let stage = Stage(
            size: CGSize(width: 300, height: 100), environment: { if rightToLeft { $0.layoutDirection = .rightToLeft } }
        ) {
            Example()
        }
        let picker = try #require(stage.semantics.flattened.first { $0.role == .radioGroup })
        #expect(picker.label == "Day")
        #expect(picker.children.map { $0.traits.contains(.selected) } == [false, true, false])
        // The Tab key stops at the control once.
        #expect(picker.children.map(\.isFocusable) == [false, true, false])
        stage.tap(at: CGPoint(x: rightToLeft ? 10 : 290, y: picker.frame.midY))
        #expect(try value(stage) == "3")
        stage.press(.tab)
        stage.press(.space)
        #expect(try value(stage) == "3")
        stage.press(rightToLeft ? .rightArrow : .leftArrow)
        #expect(try value(stage) == "2")
        stage.press(rightToLeft ? .rightArrow : .leftArrow)
        #expect(try value(stage) == "1")
    }

    @Test func segmentsHaveEqualWidthsUnlessALabelNeedsMore() throws {
        func widths(of titles: [String], in width: CGFloat) throws -> [CGFloat] {
            let stage = Stage(size: CGSize(width: width, height: 100)) {
                Picker("Style", selection: .constant("Stack")) { ForEach(titles, id: \.self) { Text($0) } }
                    .pickerStyle(.segmented)
            }
            let picker = try #require(stage.semantics.flattened.first { $0.role == .radioGroup })
            #expect(picker.frame.width == width)
            return picker.children.map(\.frame.width)
        }
        // Each segment has a border of 2 points on both sides.
        #expect(try widths(of: ["One", "Two", "Six"], in: 300) == [96, 96, 96])
        let apportioned = try widths(of: ["A", "Parallax"], in: 120)
        #expect(apportioned[0] < apportioned[1])
        #expect(abs(apportioned[0] + apportioned[1] + 8 - 120) < 1e-6)
        // Labels that don't fit at all shrink by the same factor.
        let shrunk = try widths(of: ["Ab", "Abcdefghijklmnop"], in: 100)
        #expect(shrunk[1] > shrunk[0] * 4 && abs(shrunk[0] + shrunk[1] + 8 - 100) < 1e-6)
    }

    @Test func aPickerOfForEachSelectsByIdentity() throws {
        struct Example: View {
            @State var size = "medium"
            var body: some View {
                VStack {
                    Picker("Size", selection: $size) {
                        ForEach(["small", "medium", "large"], id: \.self) { Text($0) }
                    }
                    .pickerStyle(.segmented)
                    Text(size).accessibilityIdentifier("state")
                }
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Example() }
        let picker = try #require(stage.semantics.flattened.first { $0.role == .radioGroup })
        #expect(picker.children.map { $0.traits.contains(.selected) } == [false, true, false])
        stage.tap(at: CGPoint(x: 10, y: picker.frame.midY))
        #expect(try value(stage) == "small")
    }

    @Test func aFocusStateFollowsTheFocusAndMovesIt() throws {
        struct Example: View {
            enum Field { case first, second }
            @FocusState var field: Field?

            var body: some View {
                VStack {
                    Button("First") { field = .second }.focused($field, equals: .first)
                    Color.red.frame(width: 20, height: 20).focusable().focused($field, equals: .second)
                    Button("Leave") { field = nil }
                    Text(field == .first ? "first" : field == .second ? "second" : "none").accessibilityIdentifier(
                        "state")
                }
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Example() }
        #expect(try value(stage) == "none")
        stage.press(.tab)
        #expect(try value(stage) == "first")
        stage.press(.return)
        #expect(try value(stage) == "second")
        stage.press(.tab)
        #expect(try value(stage) == "none")
    }
}
