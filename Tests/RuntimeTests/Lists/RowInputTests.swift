import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// What touches and assistive technology change in the rows of lists, in a window of 300 points.
@MainActor
@Suite struct RowInputTests {
    private func stage<V: View>(@ViewBuilder _ content: () -> V) -> Stage {
        Stage(size: CGSize(width: 300, height: 500), environment: { $0.displayScale = 1 }, content: content)
    }

    /// Returns the description of a color without its opacity.
    private func shade(_ color: RGBA?) -> String { String(hex(color).prefix(7)) }

    private func wide(_ name: String) -> some View {
        Color.gray.frame(maxWidth: .infinity).frame(height: 10).accessibilityIdentifier(name)
    }

    // MARK: Places

    @Test func `The content of a row is in the middle between its insets`() throws {
        let stage = stage {
            List {
                wide("low").listRowInsets(EdgeInsets(top: 20, leading: 7, bottom: 4, trailing: 9))
                Color.gray.frame(height: 40).accessibilityIdentifier("high")
                    .listRowInsets(EdgeInsets(top: 20, leading: 7, bottom: 4, trailing: 9))
            }
            .listStyle(.plain)
        }
        // The first row is 44 points high, 10 points more than its content and its insets.
        #expect(try stage.frame(of: "low") == CGRect(x: 7, y: 25, width: 284, height: 10))
        #expect(try stage.frame(of: "high") == CGRect(x: 7, y: 64, width: 284, height: 40))
    }

    /// A control is 40 points wide, and covers 12 points of the row's insets.
    @Test func `Edit controls are beside the content`() throws {
        let stage = stage {
            List { ForEach(["a"], id: \.self) { wide($0) }.onDelete { _ in }.onMove { _, _ in } }
                .environment(\.editMode, .constant(.active))
        }
        #expect(try stage.frame(of: "a") == CGRect(x: 64, y: 33, width: 172, height: 10))
        #expect(try stage.element(.button, "Delete").frame == CGRect(x: 16, y: 16, width: 40, height: 44))
    }

    /// A list of cards has 16 points above and below them.
    @Test(arguments: [(true, 76), (false, 44)] as [(Bool, CGFloat)])
    func `A list ends at its last card`(isGrouped: Bool, height: CGFloat) throws {
        let stage = stage {
            if isGrouped {
                List { box(50, 10) }.accessibilityIdentifier("list")
            } else {
                List { box(50, 10) }.listStyle(.plain).accessibilityIdentifier("list")
            }
        }
        #expect(try stage.scroll("list").contentSize.height == height)
    }

    private struct Branch: Identifiable {
        let id: String
        var below: [Branch]?
    }

    @Test func `Each level of an outline is 20 points farther in`() throws {
        let tree = [Branch(id: "a", below: [Branch(id: "b", below: [Branch(id: "c")])])]
        let stage = stage { List(tree, children: \.below) { box(30, 10, $0.id) } }
        for name in ["a", "b"] {
            try stage.tap(name)
            try stage.settle()
        }
        #expect(try ["a", "b", "c"].map { try stage.frame(of: $0).minX } == [36, 56, 76])
    }

    @Test func `Only a prominent header has the color of primary text`() {
        func colors<S: ListStyle>(_ style: S, _ prominence: Prominence) -> [String] {
            let stage = stage {
                List {
                    Section {
                        box(50, 10)
                    } header: {
                        Text(verbatim: "HEAD")
                    } footer: {
                        Text(verbatim: "foot")
                    }
                }
                .headerProminence(prominence).listStyle(style)
            }
            return ["HEAD", "foot"].map { text in
                let mark = stage.marks.first {
                    if case .text(let shown, size: _, weight: _) = $0.kind { shown == text } else { false }
                }
                return shade(mark?.color)
            }
        }
        let gray = "#3C3C43", black = "#000000"
        #expect(colors(.plain, .standard) == [gray, gray] && colors(.grouped, .standard) == [gray, gray])
        #expect(colors(.plain, .increased) == [black, gray] && colors(.grouped, .increased) == [black, gray])
    }

    // MARK: Swipes

    private struct Mail: View {
        var body: some View {
            List {
                Text(verbatim: "row").accessibilityIdentifier("row").swipeActions {
                    Button("Bin", role: .destructive) {}
                    Button("Flag") {}.tint(.blue)
                    Button("Note") {}
                }
            }
            .listStyle(.plain)
        }
    }

    @Test func `The buttons of a swipe have the colors of their roles and tints`() throws {
        let stage = stage { Mail() }
        let finger = stage.touch(at: CGPoint(x: 290, y: 22))
        finger.move(by: CGSize(width: -150, height: 0), over: 0.5)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        let backs = stage.fills(74, 44).sorted { $0.frame.minX < $1.frame.minX }
        #expect(backs.map(\.frame.minX) == [78, 152, 226])
        #expect(backs.map { shade($0.color) } == ["#8E8E93", "#007AFF", "#FF3B30"])
        let bin = stage.marks.first { $0.kind == .text("Bin", size: 15, weight: 400) }
        #expect(shade(bin?.color) == "#FFFFFF")
    }

    @Test(arguments: [(-9.5, 0), (-10.5, -10.5)] as [(CGFloat, CGFloat)])
    func `A row follows a finger after 10 points`(distance: CGFloat, shift: CGFloat) throws {
        let stage = stage { Mail() }
        let start = try stage.frame(of: "row").minX
        let finger = stage.touch(at: CGPoint(x: 290, y: 22))
        finger.move(by: CGSize(width: distance, height: 0), over: 0.1)
        #expect(try abs(stage.frame(of: "row").minX - start - shift) < 0.01)
        finger.cancel()
    }

    /// The row hides a part of its button at first.
    @Test(arguments: [HorizontalEdge.trailing, .leading])
    func `The buttons of a swipe stay beside the row`(edge: HorizontalEdge) throws {
        let stage = stage {
            List {
                Text(verbatim: "row").swipeActions(edge: edge, allowsFullSwipe: false) { Button("Flag") {}.tint(.blue) }
            }
            .listStyle(.plain)
        }
        let sign: CGFloat = edge == .trailing ? -1 : 1
        let finger = stage.touch(at: CGPoint(x: 150, y: 22))
        finger.move(by: CGSize(width: sign * 50, height: 0), over: 0.5)
        let button = try #require(stage.fills(74, 44).first).frame
        #expect(abs(button.minX - (edge == .trailing ? 250 : -24)) < 0.01)
        finger.cancel()
    }

    /// The finger leaves the row a twentieth of a point before the place where its button shows.
    @Test func `A motion takes at least a fifth of a second`() {
        let stage = stage {
            List { Text(verbatim: "row").swipeActions { Button("Flag") {} } }.listStyle(.plain)
        }
        let finger = stage.touch(at: CGPoint(x: 290, y: 22))
        finger.move(by: CGSize(width: -73.95, height: 0), over: 0.5)
        finger.hold(for: 0.3)
        finger.lift()
        stage.advance(by: 0.195, framesPerSecond: 1000)
        #expect(!stage.isAtRest)
        stage.advance(by: 0.01, framesPerSecond: 1000)
        #expect(stage.isAtRest)
    }

    private struct Named: View {
        let log: GestureLog
        @State private var names = ["a", "b", "c"]

        var body: some View {
            List {
                ForEach(names, id: \.self) { Text(verbatim: $0).accessibilityIdentifier($0) }
                    .onDelete {
                        log.note("\(Array($0))")
                        names.remove(atOffsets: $0)
                    }
            }
        }
    }

    @Test func `Assistive technology deletes a row`() throws {
        let log = GestureLog()
        let stage = stage { Named(log: log) }
        try stage.perform("Delete", on: "b")
        try stage.settle()
        #expect(log.entries == ["[1]"] && !stage.exists("b") && stage.exists("c"))
    }

    // MARK: Moves

    private struct Numbers: View {
        let log: GestureLog
        var count = 60
        var isScrollDisabled = false
        @State private var numbers: [Int] = []

        var body: some View {
            let shown = numbers.isEmpty ? Array(0..<count) : numbers
            List {
                ForEach(shown, id: \.self) { Text(verbatim: "\($0)").accessibilityIdentifier("row-\($0)") }
                    .onMove {
                        log.note("\(Array($0)) to \($1)")
                        numbers = shown
                        numbers.move(fromOffsets: $0, toOffset: $1)
                    }
            }
            .listStyle(.plain)
            .scrollDisabled(isScrollDisabled)
            .accessibilityIdentifier("list")
            .environment(\.editMode, .constant(.active))
        }
    }

    /// The handle is 40 points wide.
    @Test(arguments: [(257, false), (263, true)] as [(CGFloat, Bool)])
    func `A row moves by its handle`(x: CGFloat, moves: Bool) throws {
        let log = GestureLog()
        let stage = stage { Numbers(log: log, count: 3) }
        stage.drag(from: CGPoint(x: x, y: 22), to: CGPoint(x: x, y: 60), over: 0.3)
        try stage.settle()
        #expect(log.entries == (moves ? ["[0] to 2"] : []))
    }

    /// A critically damped spring with a period of 0.3 seconds.
    @Test func `A row makes room along a spring`() throws {
        let stage = stage { Numbers(log: GestureLog(), count: 3) }
        let finger = stage.touch(at: CGPoint(x: 280, y: 22))
        finger.move(by: CGSize(width: 0, height: 30), over: 0)
        stage.advance(by: 0.1, framesPerSecond: 1000)
        let part = CGFloat(Spring(duration: 0.3).value(target: 1.0, time: 0.1))
        #expect(try abs(stage.drawnFrame(of: "row-1").midY - (66 - 44 * part)) < 0.5)
        finger.cancel()
    }

    /// The row is at the lower edge of the list.
    @Test(
        arguments: [(0, false, false), (1, false, true), (-1, false, false), (1, true, false)]
            as [(CGFloat, Bool, Bool)])
    func `A list scrolls along with a row only in the direction of the drag`(
        distance: CGFloat, isScrollDisabled: Bool, scrolls: Bool
    ) throws {
        let stage = stage { Numbers(log: GestureLog(), isScrollDisabled: isScrollDisabled) }
        let finger = stage.touch(at: CGPoint(x: 280, y: 480))
        finger.move(by: CGSize(width: 0, height: distance), over: 0.1)
        finger.hold(for: 0.5)
        #expect(try (stage.scroll("list").offset.y > 50) == scrolls)
        finger.cancel()
    }

    // MARK: Selection

    private struct Chooser: View {
        var isDisabled = false
        @State private var choice: Int?

        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: "\(choice ?? 0)").frame(height: 20).accessibilityIdentifier("choice")
                List(selection: $choice) {
                    box(50, 10, "plain").tag(1)
                    box(50, 10, "twice").tag(2).selectionDisabled(true).selectionDisabled(false)
                    box(50, 10, "enabled").tag(3).selectionDisabled(false)
                }
                .listStyle(.plain)
                .disabled(isDisabled)
            }
        }
    }

    /// Rows begin at 20 points and are 44 points high.
    @Test(
        arguments: [
            (false, 42, "1"), (false, 86, "0"), (false, 130, "3"), (true, 42, "0"), (true, 130, "0"),
        ] as [(Bool, CGFloat, String)])
    func `A tap chooses a row that is enabled`(isDisabled: Bool, y: CGFloat, choice: String) throws {
        let stage = stage { Chooser(isDisabled: isDisabled) }
        stage.tap(at: CGPoint(x: 200, y: y))
        try stage.settle()
        #expect(try stage.text(of: "choice") == choice)
        let rows = stage.semantics.flattened.filter { $0.role == .button }
        #expect(rows.count == 2)
        stage.send(.semantics(id: rows[0].id, action: .activate))
        stage.update()
        #expect(try stage.text(of: "choice") == (isDisabled ? "0" : "1"))
    }

    @Test func `Edit actions have names, and every mode but one edits`() {
        #expect(EditActions<[Int]>.delete.rawValue == 1 && EditActions<[Int]>.move.rawValue == 2)
        #expect(EditActions<[Int]>.all == [.delete, .move])
        #expect(EditMode.active.isEditing && EditMode.transient.isEditing && !EditMode.inactive.isEditing)
    }
}
