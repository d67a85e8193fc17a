import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct FormTests {
    private let size = CGSize(width: 320, height: 500)

    @Test func labelAndContentAreAtTheEdgesOfTheirRow() throws {
        let stage = Stage(size: size) {
            Form {
                LabeledContent("Name", value: "Ada").accessibilityIdentifier("name")
                LabeledContent("Age", value: 36, format: .number).accessibilityIdentifier("age")
                LabeledContent {
                    box(30, 10, "content")
                } label: {
                    box(20, 10, "label")
                }
                LabeledContent("Plain") { Text("view") }.labelsHidden().accessibilityIdentifier("hidden")
            }
        }
        #expect(try stage.text(of: "name") == "Name Ada" && stage.text(of: "age") == "Age 36")
        #expect(try stage.frame(of: "label").minX == 36 && stage.frame(of: "content").maxX == 320 - 36)
        #expect(try abs(stage.frame(of: "age").midY - stage.frame(of: "name").midY - 44) < 0.01)
    }

    private struct Groups: View {
        @State private var isOpen = true

        var body: some View {
            List {
                DisclosureGroup("Closed") {
                    box(20, 10, "hidden")
                    box(20, 10, "hidden-2")
                }
                DisclosureGroup("Open", isExpanded: $isOpen) { box(20, 10, "shown") }
                box(20, 10, "after")
            }
        }
    }

    @Test func aGroupInAListExpandsIntoRows() throws {
        let stage = Stage(size: size) { Groups() }
        #expect(!stage.exists("hidden") && stage.exists("shown"))
        let before = try stage.frame(of: "after").midY
        let label = try stage.element(.button, "Closed")
        #expect(label.value == "Collapsed")
        stage.tap(at: CGPoint(x: 160, y: label.frame.midY))
        try stage.settle()
        #expect(try abs(stage.frame(of: "hidden-2").midY - stage.frame(of: "hidden").midY - 44) < 0.01)
        #expect(try abs(stage.frame(of: "after").midY - before - 88) < 0.01)
        #expect(try stage.element(.button, "Closed").value == "Expanded")
        let open = try stage.element(.button, "Open").frame
        stage.tap(at: CGPoint(x: open.midX, y: open.midY))
        try stage.settle()
        #expect(!stage.exists("shown"))
        #expect(try abs(stage.frame(of: "after").midY - before - 44) < 0.01)
    }

    @Test func outsideOfAListAGroupIsAColumn() throws {
        let stage = Stage(size: size) {
            DisclosureGroup {
                box(20, 10, "inside")
            } label: {
                box(20, 20, "label")
            }.frame(width: 200)
        }
        let label = try stage.frame(of: "label")
        stage.tap(at: CGPoint(x: 160, y: label.midY))
        try stage.settle()
        #expect(try stage.frame(of: "inside").minX == stage.frame(of: "label").minX)
        #expect(try stage.frame(of: "inside").minY > stage.frame(of: "label").maxY)
    }

    private struct Framed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.content
                configuration.label
            }
        }
    }

    @Test func aBoxHasItsLabelAboveUnlessItsStyleDiffers() throws {
        let stage = Stage(size: size) {
            GroupBox("Title") { box(100, 30, "content") }.accessibilityIdentifier("box")
            GroupBox {
                box(100, 30, "styled")
            } label: {
                box(10, 10, "label")
            }.groupBoxStyle(Framed())
        }
        let frame = try stage.frame(of: "box"), content = try stage.frame(of: "content")
        #expect(
            abs(frame.maxY - content.maxY - 16) < 0.01 && content.minY - frame.minY > 16 + 10, "\(frame) \(content)")
        #expect(try abs(stage.frame(of: "label").minY - stage.frame(of: "styled").maxY) < 0.01)
    }

    private struct Framing: FormStyle {
        func makeBody(configuration: Configuration) -> some View { Form(configuration).padding(.top, 50) }
    }

    @Test func aFormStyleCanShowTheDefaultForm() throws {
        let stage = Stage(size: size) { Form { box(10, 10, "row") }.formStyle(Framing()) }
        #expect(try abs(stage.frame(of: "row").midY - (50 + 16 + 22)) < 0.01)
        let columns = Stage(size: size) { Form { box(10, 10, "row") }.formStyle(.columns) }
        #expect(try columns.frame(of: "row").midY == 250)
    }
}
