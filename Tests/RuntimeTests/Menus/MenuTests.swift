import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct MenuTests {
    private let size = CGSize(width: 390, height: 700)

    private struct Actions: View {
        let log: GestureLog
        @State private var isGrid = false
        @State private var sort = "name"

        var body: some View {
            VStack {
                Menu("More") {
                    Button("Copy") { log.note("copy") }
                    Button("Delete", role: .destructive) { log.note("delete") }
                    Button("Locked") { log.note("locked") }.disabled(true)
                    Divider()
                    Toggle("Grid", isOn: $isGrid)
                    Section("Order") {
                        Picker("Sort", selection: $sort) {
                            Text("Name").tag("name")
                            Text("Date").tag("date")
                        }
                    }
                    Menu("Further") { Button("Deep") { log.note("deep") } }
                }
                .accessibilityIdentifier("more")
                Menu("Both") {
                    Button("Second") { log.note("second") }
                } primaryAction: {
                    log.note("first")
                }
                .accessibilityIdentifier("both")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .onChange(of: isGrid) { log.note("grid \($1)") }
            .onChange(of: sort) { log.note($1) }
        }
    }

    private func labels(_ stage: Stage) -> [String] {
        stage.semantics.flattened.filter { $0.role == .button || $0.role == .toggle }.compactMap(\.label)
    }

    private func press(_ label: String, _ stage: Stage) throws {
        let node = try #require(stage.semantics.flattened.first { $0.label == label && !$0.actions.isEmpty })
        stage.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
        try stage.settle()
    }

    @Test func aRowRunsItsActionAndDismissesTheMenu() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Actions(log: log) }
        #expect(!labels(stage).contains("Copy"))
        try stage.tap("more")
        try stage.settle()
        #expect(labels(stage).contains("Copy") && !labels(stage).contains("More"))
        try press("Copy", stage)
        #expect(log.entries == ["copy"] && !labels(stage).contains("Copy"))
    }

    @Test func aTapOutsideAMenuDismissesIt() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Actions(log: log) }
        try stage.tap("more")
        try stage.settle()
        stage.tap(at: CGPoint(x: 380, y: 690))
        try stage.settle()
        #expect(log.entries.isEmpty && !labels(stage).contains("Copy"))
    }

    @Test func aDragOutsideAMenuDismissesIt() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Actions(log: log) }
        for end in [CGPoint(x: 380, y: 300), CGPoint(x: 380, y: 680)] {
            try stage.tap("more")
            try stage.settle()
            #expect(labels(stage).contains("Copy"))
            let finger = stage.touch(at: CGPoint(x: 380, y: 690))
            finger.hold(for: 1)
            finger.move(to: end, over: 0.2)
            finger.lift()
            try stage.settle()
            #expect(log.entries.isEmpty && !labels(stage).contains("Copy"))
        }
        // A drag that begins inside doesn't.
        try stage.tap("more")
        try stage.settle()
        let copy = try stage.element(.button, "Copy").frame
        stage.drag(from: CGPoint(x: copy.midX, y: copy.midY), to: CGPoint(x: 380, y: 690), over: 0.5)
        try stage.settle()
        #expect(labels(stage).contains("Copy"))
    }

    @Test func escapeDismissesAMenuBeforeAFieldLosesTheFocus() throws {
        struct Field: View {
            @State private var text = "a"
            @FocusState private var isFocused: Bool

            var body: some View {
                VStack {
                    TextField("Name", text: $text).focused($isFocused)
                    Menu("More") { Button("Copy") {} }.accessibilityIdentifier("more")
                    Text(isFocused ? "focused" : "none").accessibilityIdentifier("focus")
                }
                .onAppear { isFocused = true }
            }
        }
        let stage = Stage(size: size) { Field() }
        try stage.settle()
        try stage.activate("more")
        try stage.settle()
        #expect(labels(stage).contains("Copy") && stage.exists("focus"))
        stage.press(.escape)
        try stage.settle()
        #expect(try !labels(stage).contains("Copy") && stage.text(of: "focus") == "focused")
        stage.press(.escape)
        try stage.settle()
        #expect(try stage.text(of: "focus") == "none")
    }

    @Test func aDisabledRowDoesNothing() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Actions(log: log) }
        try stage.tap("more")
        try stage.settle()
        let locked = try #require(stage.semantics.flattened.first { $0.label == "Locked" })
        stage.tap(at: CGPoint(x: locked.frame.midX, y: locked.frame.midY))
        try stage.settle()
        #expect(log.entries.isEmpty && labels(stage).contains("Copy"))
    }

    @Test func togglesAndPickersShowAndChangeTheirValues() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Actions(log: log) }
        func isMarked(_ label: String) -> Bool {
            stage.semantics.flattened.contains { $0.label == label && $0.traits.contains(.selected) }
        }
        try stage.tap("more")
        try stage.settle()
        #expect(isMarked("Name") && !isMarked("Date"))
        try press("Date", stage)
        try stage.tap("more")
        try stage.settle()
        #expect(!isMarked("Name") && isMarked("Date"))
        try press("Grid", stage)
        #expect(log.entries == ["date", "grid true"])
    }

    private struct Sizes: View {
        let behavior: MenuActionDismissBehavior
        let isInside: Bool
        let log: GestureLog
        @State private var size = 1

        var body: some View {
            VStack {
                Menu("Size") { if isInside { row.menuActionDismissBehavior(behavior) } else { row } }
                    .accessibilityIdentifier("menu")
                Color.red.frame(width: 100, height: 50).accessibilityIdentifier("red")
                    .contextMenu { if isInside { row.menuActionDismissBehavior(behavior) } else { row } }
            }
            .menuActionDismissBehavior(isInside ? .automatic : behavior)
        }

        private var row: some View {
            Button("Larger than \(size)") {
                size += 1
                log.note("\(size)")
            }
        }
    }

    @Test func aMenuStaysOpenAfterItsActionsIfTheProgramSetsIt() throws {
        for (behavior, isInside, isContextMenu) in [
            (.automatic, false, false), (.enabled, false, false), (.disabled, false, false), (.disabled, false, true),
            (.disabled, true, false),
        ] as [(MenuActionDismissBehavior, Bool, Bool)] {
            let log = GestureLog(), staysOpen = behavior == .disabled
            let stage = Stage(size: size) { Sizes(behavior: behavior, isInside: isInside, log: log) }
            if isContextMenu {
                let frame = try stage.frame(of: "red")
                stage.secondaryClick(at: CGPoint(x: frame.midX, y: frame.midY))
            } else {
                try stage.tap("menu")
            }
            try stage.settle()
            try press("Larger than 1", stage)
            #expect(labels(stage).contains("Larger than 2") == staysOpen)
            if staysOpen { try press("Larger than 2", stage) }
            #expect(log.entries == (staysOpen ? ["2", "3"] : ["2"]))
        }
    }

    @Test func aMenuInAMenuExpands() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Actions(log: log) }
        try stage.tap("more")
        try stage.settle()
        #expect(!labels(stage).contains("Deep"))
        try press("Further", stage)
        #expect(labels(stage).contains("Deep") && labels(stage).contains("Copy"))
        try press("Deep", stage)
        #expect(log.entries == ["deep"] && !labels(stage).contains("Copy"))
    }

    @Test func withAPrimaryActionATapRunsItAndALongPressOpensTheMenu() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Actions(log: log) }
        try stage.tap("both")
        try stage.settle()
        #expect(log.entries == ["first"] && !labels(stage).contains("Second"))
        let both = try stage.frame(of: "both")
        let finger = stage.touch(at: CGPoint(x: both.midX, y: both.midY))
        finger.hold(for: 0.8)
        finger.lift()
        try stage.settle()
        #expect(log.entries == ["first"] && labels(stage).contains("Second"))
        try press("Second", stage)
        #expect(log.entries == ["first", "second"])
    }

    @Test(
        arguments: [
            CGPoint(x: 20, y: 20), CGPoint(x: 370, y: 20), CGPoint(x: 20, y: 680), CGPoint(x: 370, y: 680),
            CGPoint(x: 195, y: 350),
        ],
        [LayoutDirection.leftToRight, .rightToLeft])
    func aMenuStaysInTheWindowBesideItsAnchor(point: CGPoint, direction: LayoutDirection) throws {
        let stage = Stage(size: size, environment: { $0.layoutDirection = direction }) {
            Menu {
                ForEach(0..<6, id: \.self) { number in
                    Button("Row \(number)") {}.accessibilityIdentifier("row-\(number)")
                }
            } label: {
                Color.blue.frame(width: 20, height: 20)
            }
            .accessibilityIdentifier("menu")
            .position(point)
        }
        let button = try stage.frame(of: "menu")
        try stage.tap("menu")
        try stage.settle()
        let rows = stage.frames(prefix: "row-").values
        #expect(rows.count == 6)
        let card = rows.reduce(try stage.frame(of: "row-0")) { $0.union($1) }
        #expect(CGRect(origin: .zero, size: size).insetBy(dx: 7, dy: 7).contains(card), "\(card)")
        #expect(!card.intersects(button), "\(card) \(button)")
        #expect(card.width == 250)
    }

    @Test func aMenuThatIsLongerThanTheWindowScrolls() throws {
        let stage = Stage(size: size) {
            Menu("Long") {
                ForEach(0..<40, id: \.self) { number in
                    Button("Row \(number)") {}.accessibilityIdentifier("row-\(number)")
                }
            }
            .accessibilityIdentifier("menu")
        }
        try stage.tap("menu")
        try stage.settle()
        let before = try stage.frame(of: "row-39")
        stage.wheel(by: CGSize(width: 0, height: 5), at: CGPoint(x: 195, y: 500))
        try stage.settle()
        #expect(try stage.frame(of: "row-39").minY < before.minY - 100)
    }

    private struct Feed: View {
        let log: GestureLog

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { number in
                        Button("Tap \(number)") { log.note("tap \(number)") }
                            .frame(maxWidth: .infinity, minHeight: 60)
                            .accessibilityIdentifier("row-\(number)")
                            .contextMenu { Button("Pin \(number)") { log.note("pin \(number)") } }
                    }
                }
            }
            .accessibilityIdentifier("feed")
        }
    }

    @Test func aContextMenuIsAValueOrNone() throws {
        let log = GestureLog()
        let menu = ContextMenu { Button("Pin") { log.note("pin") } }
        let stage = Stage(size: size) {
            Text("On").accessibilityIdentifier("on").contextMenu(menu)
            Text("Off").accessibilityIdentifier("off").contextMenu(false ? menu : nil)
        }
        for name in ["off", "on"] {
            let frame = try stage.frame(of: name)
            stage.secondaryClick(at: CGPoint(x: frame.midX, y: frame.midY))
            try stage.settle()
            #expect(stage.semantics.flattened.contains { $0.label == "Pin" } == (name == "on"))
        }
        try press("Pin", stage)
        #expect(log.entries == ["pin"])
    }

    @Test func aLongPressOpensAContextMenuAndTapsAndScrollsStillWork() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Feed(log: log) }
        try stage.tap("row-2")
        try stage.settle()
        #expect(log.entries == ["tap 2"])
        stage.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300), over: 0.3)
        try stage.settle()
        #expect(log.entries == ["tap 2"])
        #expect(try stage.scroll("feed").offset.y > 100)
        let row = try stage.frame(of: "row-8")
        let finger = stage.touch(at: CGPoint(x: row.midX, y: row.midY))
        finger.hold(for: 0.8)
        finger.lift()
        try stage.settle()
        #expect(log.entries == ["tap 2"])
        try press("Pin 8", stage)
        #expect(log.entries == ["tap 2", "pin 8"])
    }

    @Test func theSecondaryButtonOpensAContextMenu() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Feed(log: log) }
        stage.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300), over: 0.3)
        try stage.settle()
        let row = try stage.frame(of: "row-8")
        stage.secondaryClick(at: CGPoint(x: row.midX, y: row.midY))
        try stage.settle()
        #expect(log.entries.isEmpty)
        try press("Pin 8", stage)
        #expect(log.entries == ["pin 8"])
    }

    @Test func theSecondaryButtonDoesNothingWithoutAMenu() throws {
        var taps = 0
        let stage = Stage(size: size) {
            VStack {
                Button("Plain") { taps += 1 }.accessibilityIdentifier("plain")
                Text("Off").contextMenu { Button("b") {} }.disabled(true).accessibilityIdentifier("off")
            }
        }
        for name in ["plain", "off"] {
            let frame = try stage.frame(of: name)
            stage.secondaryClick(at: CGPoint(x: frame.midX, y: frame.midY))
            try stage.settle()
        }
        #expect(taps == 0)
        #expect(!stage.semantics.flattened.contains { $0.traits.contains(.modal) })
    }

    @Test func aContextMenuWithoutItemsDoesNotOpen() throws {
        let stage = Stage(size: size) { Color.red.accessibilityIdentifier("red").contextMenu {} }
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        finger.hold(for: 1)
        finger.lift()
        try stage.settle()
        #expect(!stage.semantics.flattened.contains { $0.traits.contains(.modal) })
    }
}
