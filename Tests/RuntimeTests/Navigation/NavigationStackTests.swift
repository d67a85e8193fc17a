import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct NavigationStackTests {
    private let size = CGSize(width: 320, height: 400)

    private func labels(_ stage: Stage) -> [String] {
        func collect(_ node: SemanticsNode) -> [String] {
            [node.label].compactMap { $0 } + node.children.flatMap(collect)
        }
        return collect(stage.semantics)
    }

    private struct Numbers: View {
        @State var path: [Int] = []
        let log: GestureLog

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("One", value: 1).accessibilityIdentifier("link")
                    Button("Jump") { path = [5, 6] }.accessibilityIdentifier("jump")
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { Number(number: $0) }
            }
            .onChange(of: path) { log.note("\(path)") }
        }
    }

    private struct Number: View {
        let number: Int
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("number \(number)").accessibilityIdentifier("number-\(number)")
                Button("Done") { dismiss() }.accessibilityIdentifier("done-\(number)")
            }
            .navigationTitle("Number \(number)")
        }
    }

    @Test func aLinkPushesTheDestinationOfItsValueAndBackPopsIt() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Numbers(log: log) }
        #expect(labels(stage).contains("Root"))
        try stage.tap("link")
        try stage.settle()
        #expect(try stage.text(of: "number-1") == "number 1")
        #expect(labels(stage).contains("Number 1"))
        #expect(!labels(stage).contains("Root"))
        let back = try stage.element(.button, "Back")
        stage.tap(at: CGPoint(x: back.frame.midX, y: back.frame.midY))
        try stage.settle()
        #expect(!stage.exists("number-1"))
        #expect(labels(stage).contains("Root"))
        #expect(log.entries == ["[1]", "[]"])
    }

    @Test func aPathShowsItsLastScreenAndDismissReturnsByOne() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Numbers(log: log) }
        try stage.tap("jump")
        try stage.settle()
        #expect(labels(stage).contains("Number 6"))
        try stage.tap("done-6")
        try stage.settle()
        #expect(labels(stage).contains("Number 5"))
        #expect(!stage.exists("number-6"))
        #expect(log.entries == ["[5, 6]", "[5]"])
    }

    private struct Presented: View {
        @State var isShown = false

        var body: some View {
            NavigationStack {
                Toggle("Shown", isOn: $isShown).accessibilityIdentifier("toggle")
                    .navigationDestination(isPresented: $isShown) { Text("there").accessibilityIdentifier("there") }
            }
        }
    }

    @Test func aConditionPushesAScreenAndIsFalseAfterGoingBack() throws {
        let stage = Stage(size: size) { Presented() }
        try stage.activate("toggle")
        try stage.settle()
        #expect(stage.exists("there"))
        let back = try stage.element(.button, "Back")
        stage.tap(at: CGPoint(x: back.frame.midX, y: back.frame.midY))
        try stage.settle()
        #expect(!stage.exists("there"))
        try stage.activate("toggle")
        try stage.settle()
        #expect(stage.exists("there"))
    }

    @Test func aLargeTitleCollapsesUnderTheFingerAndContentStays() throws {
        let stage = Stage(size: size) {
            NavigationStack {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { row in Color.red.frame(height: 40).accessibilityIdentifier("row-\(row)") }
                    }
                }
                .accessibilityIdentifier("scroll")
                .navigationTitle("Rows")
            }
        }
        #expect(try stage.frame(of: "row-0").minY == 116.5)
        let finger = stage.touch(at: CGPoint(x: 160, y: 350))
        finger.move(by: CGSize(width: 0, height: -50), over: 0.2)
        #expect(try stage.scroll("scroll").contentInsets.top == 116.5)
        finger.move(by: CGSize(width: 0, height: -60), over: 0.2)
        #expect(try stage.scroll("scroll").contentInsets.top == 64)
        // 110 points of the finger, of which the first 10 begin the drag.
        let top = try stage.frame(of: "row-0").minY
        #expect(abs(top - 16.5) < 0.01)
        finger.move(by: CGSize(width: 0, height: 110), over: 0.2)
        #expect(try stage.scroll("scroll").contentInsets.top == 116.5)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.frame(of: "row-0").minY - 116.5) < 10.01)
    }

    @Test func itemsInTheToolbarCanBePressed() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            NavigationStack {
                Text("content")
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Edit") { log.note("edit") } }
                        ToolbarItem(placement: .principal) { Text("middle") }
                        ToolbarItem { Button("Add") { log.note("add") } }
                    }
            }
        }
        let edit = try stage.element(.button, "Edit").frame, add = try stage.element(.button, "Add").frame
        #expect(edit.maxX < 160 && add.minX > 160)
        #expect(edit.maxY <= 64)
        stage.tap(at: CGPoint(x: edit.midX, y: edit.midY))
        stage.tap(at: CGPoint(x: add.midX, y: add.midY))
        #expect(log.entries == ["edit", "add"])
    }

    @Test func aPreferredColorSchemeAppliesToTheWindow() {
        let stage = Stage(size: size) { Scheme() }
        #expect(labels(stage).contains("dark"))
    }

    private struct Scheme: View {
        var body: some View {
            VStack {
                Seen()
                Color.clear.preferredColorScheme(.dark)
            }
        }

        struct Seen: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
    }

    @Test(arguments: [1, 5, 7, 9, 10, 11, 12, 13, 20], [false, true])
    func aLargeTitleOverContentOfAnyLengthFollowsADrag(rows: Int, isEditable: Bool) throws {
        let stage = Stage(size: CGSize(width: 390, height: 760)) {
            NavigationStack {
                List(0..<rows, id: \.self) { Text("Row \($0)").font(.title) }
                    .navigationTitle("Rows")
                    .toolbar { if isEditable { EditButton() } }
            }
        }
        let title = try stage.element(.heading, "Rows").frame, row = try stage.element(.text, "Row 0").frame
        let finger = stage.touch(at: CGPoint(x: 195, y: 500))
        finger.move(to: CGPoint(x: 195, y: 250), over: 0.25)
        // The row left the list, or it moved.
        #expect(((try? stage.element(.text, "Row 0").frame.minY) ?? -.infinity) < row.minY - 20)
        finger.lift()
        try stage.settle()
        stage.drag(from: CGPoint(x: 195, y: 250), to: CGPoint(x: 195, y: 600), over: 0.25)
        try stage.settle()
        #expect(stage.warnings.isEmpty)
        #expect(try stage.element(.heading, "Rows").frame == title)
        #expect(try abs(stage.element(.text, "Row 0").frame.minY - row.minY) < 0.5)
    }

    @Test(arguments: [(1, 2), (2, 1), (3, 0), (9, 0), (0, 3), (-1, 3)])
    func aPathLosesItsLastValues(removed: Int, left: Int) {
        var path = NavigationPath([1, 2, 3])
        path.removeLast(removed)
        #expect(path == NavigationPath(Array([1, 2, 3].prefix(left))))
        #expect(path.count == left && path.isEmpty == (left == 0))
        path.append("a")
        path.removeLast()
        #expect(path.count == left)
    }

    enum Place: Codable, Hashable { case city(String) }

    @Test func aPathIsCodable() throws {
        var path = NavigationPath()
        path.append(3)
        path.append("three")
        path.append(Place.city("Rome"))
        let data = try JSONEncoder().encode(try #require(path.codable))
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        #expect(NavigationPath(read) == path)
        let texts = try JSONDecoder().decode([String].self, from: data)
        #expect(texts.count == 6 && texts[3] == "\"three\"" && texts[5] == "3", "the last value is first")
        #expect(throws: DecodingError.self) {
            let unknown = try JSONEncoder().encode(["NoSuchType", "3"])
            _ = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: unknown)
        }
        struct Uncoded: Hashable {}
        path.append(Uncoded())
        #expect(path.codable == nil)
    }

    private struct Clearable: View {
        @State private var path = [1]

        var body: some View {
            NavigationStack(path: $path) {
                Text("root")
                    .navigationDestination(for: Int.self) { number in
                        Text("number \(number)")
                            .toolbar { Button("Clear") { path = [] }.accessibilityIdentifier("clear") }
                    }
            }
        }
    }

    @Test func aScreenThatAClosureCreatesCanHaveBarItems() throws {
        let stage = Stage(size: size) { Clearable() }
        #expect(stage.warnings.isEmpty && labels(stage).contains("number 1"))
        try stage.tap("clear")
        try stage.settle()
        #expect(labels(stage).contains("root") && stage.warnings.isEmpty)
    }
}
