import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct NavigationSplitViewTests {
    private struct Mail: View {
        @State private var box: String?
        @State private var mail: Int?
        @State var visibility = NavigationSplitViewVisibility.automatic

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                List(["in", "out"], id: \.self, selection: $box) { Text($0).accessibilityIdentifier("box-\($0)") }
                    .navigationTitle("Boxes")
                    .navigationSplitViewColumnWidth(200)
            } content: {
                List(selection: $mail) {
                    ForEach(0..<3, id: \.self) {
                        NavigationLink("mail \($0)", value: $0).accessibilityIdentifier("mail-\($0)")
                    }
                }
                .navigationTitle(box ?? "No box")
            } detail: {
                Text(mail.map { "mail \($0)" } ?? "nothing").accessibilityIdentifier("detail")
            }
        }
    }

    private func labels(_ stage: Stage) -> [String] {
        func collect(_ node: SemanticsNode) -> [String] {
            [node.label].compactMap { $0 } + node.children.flatMap(collect)
        }
        return collect(stage.semantics)
    }

    @Test func columnsAreSideBySideIfTheyFit() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 600)) { Mail() }
        #expect(try stage.text(of: "detail") == "nothing")
        #expect(try stage.frame(of: "mail-0").minX >= 200)
        #expect(try stage.frame(of: "mail-0").maxX <= 520)
        try stage.tap("box-out")
        try stage.settle()
        #expect(labels(stage).contains("out"))
        try stage.tap("mail-1")
        try stage.settle()
        #expect(try stage.text(of: "detail") == "mail 1", "a link with a value is a choice in its list")
        let detail = try stage.frame(of: "detail")
        #expect(abs(detail.midX - 760) < 0.01)
        let button = try stage.element(.button, "Hide Sidebar").frame
        stage.tap(at: CGPoint(x: button.midX, y: button.midY))
        try stage.settle()
        #expect(!stage.exists("mail-1"))
        #expect(try abs(stage.frame(of: "detail").midX - 500) < 0.01)
    }

    @Test func theButtonShowsASidebarThatIsHiddenBesideTheContent() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 600)) { Mail(visibility: .doubleColumn) }
        #expect(!stage.exists("box-in") && stage.exists("mail-0"))
        let button = try stage.element(.button, "Show Sidebar").frame
        stage.tap(at: CGPoint(x: button.midX, y: button.midY))
        try stage.settle()
        #expect(stage.exists("box-in"))
    }

    @Test func aSelectionPushesTheNextColumnIfColumnsDoNotFit() throws {
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Mail() }
        #expect(!stage.exists("detail"))
        try stage.tap("box-in")
        try stage.settle()
        #expect(labels(stage).contains("in"))
        try stage.tap("mail-2")
        try stage.settle()
        #expect(try stage.text(of: "detail") == "mail 2")
        for _ in 0..<2 {
            let back = try stage.element(.button, "Back").frame
            stage.tap(at: CGPoint(x: back.midX, y: back.midY))
            try stage.settle()
        }
        #expect(labels(stage).contains("Boxes") && !stage.exists("detail"))
        try stage.tap("box-in")
        try stage.settle()
        #expect(stage.exists("mail-0"), "the same row leads on again")
    }

    private struct Links: View {
        @State var column = NavigationSplitViewColumn.detail

        var body: some View {
            NavigationSplitView(preferredCompactColumn: $column) {
                VStack {
                    NavigationLink("One") { Text("one").accessibilityIdentifier("one") }.accessibilityIdentifier(
                        "to-one")
                    NavigationLink("Two", value: 2).accessibilityIdentifier("to-two")
                }
                .navigationDestination(for: Int.self) { Text("number \($0)").accessibilityIdentifier("number") }
            } detail: {
                Text("root").accessibilityIdentifier("root")
            }
        }
    }

    @Test func linksOfTheSidebarReplaceTheDetail() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 600)) { Links() }
        #expect(stage.exists("root"))
        try stage.tap("to-one")
        try stage.settle()
        #expect(stage.exists("one") && !stage.exists("root") && !labels(stage).contains("Back"))
        try stage.tap("to-two")
        try stage.settle()
        #expect(try stage.text(of: "number") == "number 2")
        #expect(!stage.exists("one"))
    }

    @Test func theProgramDeterminesTheTopScreen() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Links() }
        try stage.settle()
        #expect(stage.exists("root"))
        let back = try stage.element(.button, "Back").frame
        stage.tap(at: CGPoint(x: back.midX, y: back.midY))
        try stage.settle()
        #expect(!stage.exists("root"))
        try stage.tap("to-two")
        try stage.settle()
        #expect(stage.exists("number"))
    }

    @Test(arguments: [(100.0, 150.0, 200.0, 150.0), (200, 100, 300, 200), (100, 500, 250, 250), (.nan, 150, .nan, 150)])
    func columnsStayWithinTheirBounds(low: Double, ideal: Double, high: Double, expected: Double) throws {
        let stage = Stage(size: CGSize(width: 1000, height: 400)) {
            NavigationSplitView {
                Text("sidebar").navigationSplitViewColumnWidth(min: low, ideal: ideal, max: high)
            } detail: {
                Color.blue.accessibilityIdentifier("detail")
            }
        }
        try stage.settle()
        #expect(abs(try stage.frame(of: "detail").minX - expected) < 0.01)
    }

    /// A column is 320 points wide if its width isn't a number.
    @Test(arguments: [(250, 250), (0, 0), (-5, 0), (.infinity, 320), (.nan, 320)] as [(CGFloat, CGFloat)])
    func aColumnHasItsWidth(width: CGFloat, expected: CGFloat) throws {
        let stage = Stage(size: CGSize(width: 1000, height: 400)) {
            NavigationSplitView {
                Text("sidebar").navigationSplitViewColumnWidth(width)
            } detail: {
                Color.blue.accessibilityIdentifier("detail")
            }
        }
        try stage.settle()
        #expect(abs(try stage.frame(of: "detail").minX - expected) < 0.01)
    }

    @Test(
        arguments: [(699, .compact, false), (700, .compact, true), (300, .regular, true)]
            as [(CGFloat, UserInterfaceSizeClass, Bool)])
    func columnsFitInto700PointsOrARegularWidth(width: CGFloat, sizeClass: UserInterfaceSizeClass, fit: Bool) throws {
        let stage = Stage(
            size: CGSize(width: width, height: 400), environment: { $0.horizontalSizeClass = sizeClass }
        ) {
            NavigationSplitView {
                Text("sidebar").accessibilityIdentifier("sidebar").navigationSplitViewColumnWidth(100)
            } detail: {
                Text("detail").accessibilityIdentifier("detail")
            }
        }
        try stage.settle()
        #expect(stage.exists("sidebar") && stage.exists("detail") == fit)
    }

    private struct Columns: View {
        let model: Model
        let count: Int

        var body: some View {
            if count == 2 {
                NavigationSplitView(columnVisibility: Bindable(model).visibility) {
                    Text("sidebar").accessibilityIdentifier("sidebar")
                } detail: {
                    Text("detail").accessibilityIdentifier("detail")
                }
            } else {
                NavigationSplitView(columnVisibility: Bindable(model).visibility) {
                    Text("sidebar").accessibilityIdentifier("sidebar")
                } content: {
                    Text("content").accessibilityIdentifier("content")
                } detail: {
                    Text("detail").accessibilityIdentifier("detail")
                }
            }
        }
    }

    @Observable final class Model {
        var visibility = NavigationSplitViewVisibility.automatic
    }

    @Test func theVisibilityDeterminesTheColumns() throws {
        for (visibility, two, three) in [
            (.automatic, ["sidebar"], ["sidebar", "content"]), (.all, ["sidebar"], ["sidebar", "content"]),
            (.doubleColumn, ["sidebar"], ["content"]), (.detailOnly, [], []),
        ] as [(NavigationSplitViewVisibility, [String], [String])] {
            for (count, expected) in [(2, two), (3, three)] {
                let model = Model()
                model.visibility = visibility
                let stage = Stage(size: CGSize(width: 1000, height: 400)) { Columns(model: model, count: count) }
                try stage.settle()
                let shown = ["sidebar", "content", "detail"].filter { stage.exists($0) }
                #expect(shown == expected + ["detail"], "\(visibility) of \(count)")
            }
        }
    }

    @Test func theButtonShowsOnlyTheDetailOrAllColumns() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 1000, height: 400)) { Columns(model: model, count: 3) }
        for (label, visibility) in [
            ("Hide Sidebar", .detailOnly), ("Show Sidebar", .all), ("Hide Sidebar", .detailOnly),
        ] as [(String, NavigationSplitViewVisibility)] {
            let button = try stage.element(.button, label).frame
            stage.tap(at: CGPoint(x: button.midX, y: button.midY))
            try stage.settle()
            #expect(model.visibility == visibility)
        }
    }

    @Test func aProgramCanRemoveTheButton() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 400)) {
            NavigationSplitView {
                Text("sidebar").toolbar(removing: .sidebarToggle)
            } detail: {
                Text("detail").navigationTitle("Detail")
            }
        }
        try stage.settle()
        #expect(labels(stage).contains("sidebar") && labels(stage).contains("Detail"))
        #expect(!labels(stage).contains("Hide Sidebar"))
    }
}
