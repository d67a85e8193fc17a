import ScrollworkTesting
import SwiftUI
import Testing

/// The colors of the labels of buttons.
@MainActor
@Suite struct ButtonColorTests {
    private let red = Color(red: 1, green: 0, blue: 0)

    /// Returns the color of a text that a view shows.
    private func color(of text: String, @ViewBuilder _ content: () -> some View) -> String {
        let stage = Stage(size: CGSize(width: 300, height: 400), content: content)
        let mark = stage.marks.first { if case .text(text, _, _) = $0.kind { true } else { false } }
        return hex(mark?.color)
    }

    private let tint = "#007AFFFF"

    @Test func `A foreground style prevails over the tint and over the color of a role`() {
        #expect(color(of: "A") { Button("A") {} } == tint)
        #expect(color(of: "A") { Button("A") {}.foregroundStyle(red) } == "#FF0000FF")
        #expect(color(of: "A") { VStack { Button("A") {} }.foregroundStyle(red) } == "#FF0000FF")
        #expect(color(of: "A") { Link("A", destination: URL(string: "a:b")!).foregroundColor(red) } == "#FF0000FF")
        #expect(color(of: "A") { Button("A", role: .destructive) {} } == "#FF3B30FF")
        #expect(color(of: "A") { Button("A", role: .destructive) {}.foregroundStyle(.black) } == "#000000FF")
        #expect(color(of: "A") { List { Button("A") {} }.foregroundStyle(red) } == "#FF0000FF")
    }

    @Test func `A foreground style prevails over the colors of bordered and glass buttons`() {
        func colors<S: PrimitiveButtonStyle>(_ style: S, _ role: ButtonRole? = nil) -> [String] {
            let button = Button("A", role: role) {}.buttonStyle(style)
            return [
                color(of: "A") { button }, color(of: "A") { button.foregroundStyle(red) },
                color(of: "A") { VStack { button }.foregroundColor(red).tint(.green) },
            ]
        }
        let set = ["#FF0000FF", "#FF0000FF"]
        #expect(colors(.bordered) == [tint] + set)
        #expect(colors(.bordered, .destructive) == ["#FF3B30FF"] + set)
        #expect(colors(.borderedProminent) == ["#FFFFFFFF"] + set)
        #expect(colors(.glass) == ["#000000FF"] + set)
        #expect(colors(.glassProminent) == ["#FFFFFFFF"] + set)
        // The color of a disabled button prevails.
        let disabled = color(of: "A") { Button("A") {}.buttonStyle(.bordered).disabled(true) }
        #expect(
            color(of: "A") { Button("A") {}.buttonStyle(.bordered).disabled(true).foregroundStyle(red) } == disabled)
    }

    @Test func `The tint prevails over the foreground styles of the system`() {
        let header = color(of: "A") {
            List {
                Section {
                    Text("B")
                } header: {
                    Button("A") {}
                }
            }
            .listStyle(.plain)
        }
        #expect(header == tint)
        #expect(color(of: "A") { LabeledContent("B") { Button("A") {} } } == tint)
        #expect(color(of: "A") { LabeledContent("B") { Text("A") } } != tint)
    }

    @Test func `A bar doesn't take the foreground style of its stack`() {
        let title = color(of: "A") { NavigationStack { Text("B").navigationTitle("A") }.foregroundStyle(red) }
        #expect(title == "#000000FF")
    }
}
