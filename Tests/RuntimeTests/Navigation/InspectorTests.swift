import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct InspectorTests {
    @Observable final class Model {
        var isPresented = false
        var width: CGFloat?
        var appearances = 0
    }

    private struct Screen: View {
        @Bindable var model: Model

        var body: some View {
            Color.blue.accessibilityElement().accessibilityIdentifier("content")
                .onAppear { model.appearances += 1 }
                .inspector(isPresented: $model.isPresented) {
                    VStack {
                        Text("Details").accessibilityIdentifier("details")
                        Button("Close") { model.isPresented = false }.accessibilityIdentifier("close")
                    }
                    .inspectorColumnWidth(model.width ?? .infinity)
                }
        }
    }

    private let model = Model()

    private func stage(width: CGFloat) -> Stage {
        let model = model
        return Stage(size: CGSize(width: width, height: 500)) { Screen(model: model) }
    }

    @Test func aWideScreenHasAColumn() throws {
        let stage = stage(width: 900)
        #expect(try stage.frame(of: "content").width == 900 && !stage.exists("details"))
        model.isPresented = true
        try stage.settle()
        #expect(try stage.frame(of: "content") == CGRect(x: 0, y: 0, width: 580, height: 500))
        #expect(try stage.frame(of: "details").midX == 740)
        model.width = 200
        try stage.settle()
        #expect(try stage.frame(of: "content").width == 700)
        try stage.tap("close")
        try stage.settle()
        #expect(try stage.frame(of: "content").width == 900 && !stage.exists("details"))
        #expect(model.appearances == 1, "the content keeps its identity")
    }

    @Test func aNarrowScreenHasASheet() throws {
        model.isPresented = true
        let stage = stage(width: 390)
        try stage.settle()
        #expect(try stage.frame(of: "content").width == 390)
        #expect(try stage.frame(of: "details").midX == 195)
        // A drag dismisses the sheet.
        stage.drag(from: CGPoint(x: 195, y: 30), to: CGPoint(x: 195, y: 480), over: 0.2)
        try stage.settle()
        #expect(!model.isPresented && !stage.exists("details"))
    }

    @Test func anInspectorThatIsPresentedFromTheStartIsNoSheet() throws {
        model.isPresented = true
        let stage = stage(width: 900)
        stage.update()
        #expect(try stage.frame(of: "details").midX > 580)
        try stage.settle()
        #expect(try stage.frame(of: "details").midX == 740)
    }

    @Test func theWidthHasBounds() throws {
        model.isPresented = true
        let model = model
        let stage = Stage(size: CGSize(width: 900, height: 500)) {
            Color.blue.accessibilityElement().accessibilityIdentifier("content")
                .inspector(isPresented: Bindable(model).isPresented) {
                    Text("Details").inspectorColumnWidth(min: 150, ideal: 400, max: 250)
                }
        }
        try stage.settle()
        #expect(try stage.frame(of: "content").width == 650)
    }
}
