import ScrollworkTesting
import SwiftUI
import Testing

/// The title of a navigation bar, and what takes its place.
@MainActor
@Suite struct TitleTests {
    private let size = CGSize(width: 320, height: 400)

    private func nodes(_ stage: Stage, _ label: String) -> [SemanticsNode] {
        stage.semantics.flattened.filter { $0.label == label }
    }

    private func press(_ label: String, _ stage: Stage) throws {
        let frame = try stage.element(.button, label).frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
    }

    // MARK: Large titles

    /// The content is longer than the visible part, but short enough to fit if the title hides.
    @Test func aTitleStaysLargeAboveContentThatFits() throws {
        let stage = Stage(size: size) {
            NavigationStack { ScrollView { box(100, 320, "content") }.navigationTitle("Notes") }
        }
        stage.drag(from: CGPoint(x: 160, y: 350), to: CGPoint(x: 160, y: 100), over: 0.5)
        try stage.settle()
        #expect(try abs(stage.frame(of: "content").maxY - 400) < 0.5)
        stage.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 350), over: 0.5)
        try stage.settle()
        #expect(try abs(stage.frame(of: "content").minY - 116.5) < 0.5)
    }

    // MARK: Items in place of the title

    @Test func anItemReplacesTheTitle() throws {
        let stage = Stage(size: size) {
            NavigationStack {
                Text("content")
                    .navigationTitle("Notes")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .title) {
                            Color.red.frame(width: 80, height: 20).accessibilityIdentifier("middle")
                        }
                    }
            }
        }
        #expect(try stage.frame(of: "middle") == CGRect(x: 120, y: 22, width: 80, height: 20))
        #expect(nodes(stage, "Notes").isEmpty)
    }

    // MARK: Titles from views

    @available(*, deprecated)
    @Test func aViewThatIsATextIsTheTitle() throws {
        let stage = Stage(size: size) {
            NavigationStack {
                Text("content").navigationTitle { Text("Notes") }.navigationBarTitleDisplayMode(.inline)
            }
        }
        let title = try stage.element(.heading, "Notes").frame
        #expect(abs(title.midX - 160) < 1 && title.maxY <= 64)
    }

    @available(*, deprecated)
    @Test func aViewThatIsNotATextLeavesTheTitle() throws {
        let stage = Stage(size: size) {
            NavigationStack {
                Text("content").navigationTitle("Notes").navigationTitle { Color.red }
            }
        }
        #expect(nodes(stage, "Notes").count == 1)
    }

    // MARK: Menus

    private struct Document: View {
        let log: GestureLog
        var mode = NavigationBarItem.TitleDisplayMode.inline
        @State private var copies = 0

        var body: some View {
            NavigationStack {
                ScrollView { Color.blue.frame(height: 3_000) }
                    .navigationTitle("Notes")
                    .navigationBarTitleDisplayMode(mode)
                    .toolbarTitleMenu {
                        Button("Rename") { log.note("rename") }
                        Button("Copy \(copies)") { copies += 1 }
                    }
            }
        }
    }

    @Test(arguments: [NavigationBarItem.TitleDisplayMode.inline, .large])
    func theTitleOpensItsMenu(mode: NavigationBarItem.TitleDisplayMode) throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Document(log: log, mode: mode) }
        #expect(nodes(stage, "Rename").isEmpty)
        try press("Notes", stage)
        try press("Rename", stage)
        #expect(log.entries == ["rename"])
        #expect(nodes(stage, "Rename").isEmpty)
    }

    @Test func aToolbarCanProvideTheMenuOfTheTitle() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            NavigationStack {
                Color.blue.navigationTitle("Notes")
                    .toolbar {
                        ToolbarTitleMenu { Button("Rename") { log.note("rename") } }
                        ToolbarItem { Button("Add") {} }
                    }
            }
        }
        try press("Notes", stage)
        try press("Rename", stage)
        #expect(log.entries == ["rename"])
    }

    @Test func aLargeTitleThatScrolledAwayStillHasItsMenu() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Document(log: log, mode: .large) }
        let large = try stage.element(.button, "Notes").frame
        #expect(large.minY >= 64)
        stage.drag(from: CGPoint(x: 160, y: 350), to: CGPoint(x: 160, y: 150), over: 0.5)
        try stage.settle()
        #expect(try stage.element(.button, "Notes").frame.maxY <= 64)
        try press("Notes", stage)
        try press("Rename", stage)
        #expect(log.entries == ["rename"])
    }

    @Test func theMenuFollowsTheState() throws {
        let stage = Stage(size: size) { Document(log: GestureLog()) }
        for copies in 0..<3 {
            try press("Notes", stage)
            try press("Copy \(copies)", stage)
        }
    }

    @Test func withoutAMenuTheTitleIsAHeaderAndNoButton() throws {
        let stage = Stage(size: size) {
            NavigationStack {
                Text("content").navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
            }
        }
        #expect(throws: StageError.self) { try stage.element(.button, "Notes") }
        #expect(nodes(stage, "Notes").map(\.role) == [.heading])
    }

    // MARK: After another screen

    private func pushed(_ mode: NavigationBarItem.TitleDisplayMode, after title: String = "Notes") -> Stage {
        Stage(size: size) {
            NavigationStack(path: .constant([1])) {
                Text("root")
                    .navigationDestination(for: Int.self) { _ in Text("content").navigationTitle("Today") }
                    .navigationTitle(title)
                    .navigationBarTitleDisplayMode(mode)
            }
        }
    }

    @Test func aTitleIsLargeAfterALargeOne() throws {
        for mode in [NavigationBarItem.TitleDisplayMode.automatic, .large] {
            let title = try pushed(mode).element(.heading, "Today").frame
            #expect(title.minX == 16 && title.minY >= 64)
        }
        let title = try pushed(.inline).element(.heading, "Today").frame
        #expect(abs(title.midX - 160) < 1 && title.maxY <= 64)
    }

    @Test func theBackButtonShowsThePreviousTitleIfItFits() throws {
        func label(_ stage: Stage) throws -> [String] {
            let button = try stage.element(.button, "Back").frame
            return stage.marks.compactMap { mark in
                guard case .text(let text, _, _) = mark.kind, mark.frame.midX < button.maxX, mark.frame.midY < 64
                else { return nil }
                return text
            }
        }
        #expect(try label(pushed(.inline)) == ["Notes"])
        let long = "Everything that is still to do in this year"
        #expect(try label(pushed(.inline, after: long)) == ["Back"])
    }
}
