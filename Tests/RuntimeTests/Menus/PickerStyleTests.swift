import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct PickerStyleTests {
    private let size = CGSize(width: 390, height: 700)
    private enum Fruit: String, CaseIterable, Identifiable {
        case apple, pear, plum
        var id: Self { self }
    }

    private struct Form<Style: PickerStyle>: View {
        let style: Style
        let isInList: Bool
        let log: GestureLog
        @State var fruit = Fruit.pear

        var body: some View {
            NavigationStack {
                if isInList {
                    List { picker }
                } else {
                    VStack { picker }
                }
            }
            .onChange(of: fruit) { log.note($1.rawValue) }
        }

        private var picker: some View {
            Picker("Fruit", selection: $fruit) {
                ForEach(Fruit.allCases) { fruit in Text(fruit.rawValue) }
            }
            .accessibilityIdentifier("picker")
            .pickerStyle(style)
        }
    }

    private func press(_ label: String, _ stage: Stage) throws {
        let node = try #require(
            stage.semantics.flattened.first { ($0.label ?? "").contains(label) && $0.actions.contains(.activate) },
            "\(stage.semantics.flattened.map { ($0.role, $0.label) })")
        stage.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
        try stage.settle()
    }

    @Test(arguments: [false, true]) func aMenuShowsTheSelectionAndOpensTheOthers(isInList: Bool) throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Form(style: .menu, isInList: isInList, log: log) }
        #expect(!stage.semantics.flattened.contains { ($0.label ?? "").contains("plum") })
        try press("pear", stage)
        try press("plum", stage)
        #expect(log.entries == ["plum"])
        try press("plum", stage)
        try press("apple", stage)
        #expect(log.entries == ["plum", "apple"])
    }

    @Test(arguments: [false, true]) func inlineRowsMarkTheSelection(isInList: Bool) throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Form(style: .inline, isInList: isInList, log: log) }
        func isChosen(_ label: String) -> Bool {
            stage.semantics.flattened.contains { $0.label == label && $0.traits.contains(.selected) }
        }
        #expect(isChosen("pear") && !isChosen("apple"))
        try press("apple", stage)
        #expect(log.entries == ["apple"] && isChosen("apple") && !isChosen("pear"))
    }

    @Test func aLinkShowsTheValuesOnTheirOwnScreen() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Form(style: .navigationLink, isInList: true, log: log) }
        try press("Fruit", stage)
        try press("apple", stage)
        #expect(log.entries == ["apple"])
        #expect(
            stage.semantics.flattened.contains {
                ($0.label ?? "").contains("Fruit") && ($0.label ?? "").contains("apple")
            })
    }

    @Test func aWheelSelectsTheValueThatRestsInTheMiddle() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Form(style: .wheel, isInList: false, log: log) }
        try stage.settle()
        stage.drag(from: CGPoint(x: 195, y: 350), to: CGPoint(x: 195, y: 315), over: 0.5)
        try stage.settle()
        #expect(log.entries.last == "plum", "\(log.entries)")
        stage.drag(from: CGPoint(x: 195, y: 350), to: CGPoint(x: 195, y: 450), over: 0.5)
        try stage.settle()
        #expect(log.entries.last == "apple", "\(log.entries)")
    }

    private struct Light: Identifiable {
        let id: Int
        var color: String
    }

    private struct Several: View {
        @State var lights = [Light(id: 0, color: "red"), Light(id: 1, color: "green")]

        var body: some View {
            VStack {
                Picker("Color", sources: $lights, selection: \.color) {
                    Text("red").tag("red")
                    Text("green").tag("green")
                }
                .pickerStyle(.inline)
                Text(verbatim: lights.map(\.color).joined(separator: "+")).accessibilityIdentifier("all")
            }
        }
    }

    @Test func aPickerOfSeveralSourcesSetsAll() throws {
        let stage = Stage(size: size) { Several() }
        #expect(try stage.text(of: "all") == "red+green")
        let green = try stage.element(.button, "green").frame
        stage.tap(at: CGPoint(x: green.midX, y: green.midY))
        try stage.settle()
        #expect(try stage.text(of: "all") == "green+green")
    }
}
