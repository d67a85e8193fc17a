import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct CoveredScreenTests {
    private let size = CGSize(width: 300, height: 500)

    private struct Screens: View {
        let log: GestureLog
        @State private var path: [Int] = []
        @State private var count = 0

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Text("count \(count)").accessibilityIdentifier("count")
                    Button("Go") { path.append(1) }.accessibilityIdentifier("go")
                }
                .onAppear { log.note("+root") }
                .onDisappear { log.note("-root") }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Button("Further") { path.append(number + 1) }.accessibilityIdentifier("further-\(number)")
                        Button("Count") { count += 1 }.accessibilityIdentifier("count-\(number)")
                    }
                    .onAppear { log.note("+\(number)") }
                    .onDisappear { log.note("-\(number)") }
                }
            }
        }
    }

    @Test func aScreenDisappearsWhenItIsCoveredAndAppearsWhenItIsVisibleAgain() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Screens(log: log) }
        #expect(log.entries == ["+root"])
        try stage.tap("go")
        stage.advance(by: 0.1)
        // It's still visible.
        #expect(log.entries == ["+root", "+1"])
        try stage.settle()
        #expect(log.entries == ["+root", "+1", "-root"])
        try stage.tap("further-1")
        try stage.settle()
        #expect(log.entries == ["+root", "+1", "-root", "+2", "-1"])
        let back = try stage.element(.button, "Back").frame
        stage.tap(at: CGPoint(x: back.midX, y: back.midY))
        stage.advance(by: 0.05)
        #expect(log.entries.last == "+1")
        try stage.settle()
        #expect(log.entries == ["+root", "+1", "-root", "+2", "-1", "+1", "-2"])
    }

    /// A screen takes 0.35 seconds to enter.
    @Test func aScreenDisappearsWhenTheNextOneHasEntered() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Screens(log: log) }
        try stage.tap("go")
        stage.advance(by: 0.34)
        #expect(log.entries == ["+root", "+1"])
        stage.advance(by: 0.04)
        #expect(log.entries == ["+root", "+1", "-root"])
    }

    @Test func aCoveredScreenIsStillEvaluated() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Screens(log: log) }
        try stage.tap("go")
        try stage.settle()
        try stage.tap("count-1")
        try stage.settle()
        let back = try stage.element(.button, "Back").frame
        stage.tap(at: CGPoint(x: back.midX, y: back.midY))
        try stage.settle()
        #expect(try stage.text(of: "count") == "count 1")
        #expect(log.entries == ["+root", "+1", "-root", "+root", "-1"])
    }

    @Test func aPushThatIsUndoneAtOnceReportsNothingBelow() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Screens(log: log) }
        try stage.tap("go")
        stage.advance(by: 0.1)
        let back = try stage.element(.button, "Back").frame
        stage.tap(at: CGPoint(x: back.midX, y: back.midY))
        try stage.settle()
        #expect(log.entries == ["+root", "+1", "-1"])
    }

    private struct Links: View {
        let log: GestureLog
        @State private var isActive = false
        @State private var chosen: String?

        var body: some View {
            OldNavigation(isActive: $isActive, chosen: $chosen).onChange(of: isActive) { log.note("\($1)") }.onChange(
                of: chosen
            ) { log.note($1 ?? "none") }
        }
    }

    @available(*, deprecated)
    private struct OldNavigation: View {
        @Binding var isActive: Bool
        @Binding var chosen: String?

        var body: some View {
            NavigationView {
                List {
                    NavigationLink("First", isActive: $isActive) { Text("First screen") }
                    NavigationLink("Second", tag: "two", selection: $chosen) { Text("Second screen") }
                    NavigationLink("Third", destination: Text("Third screen"))
                }
                .navigationBarTitle("Old")
                Text("Detail")
            }
            .navigationViewStyle(.stack)
        }
    }

    @available(*, deprecated)
    @Test func navigationViewsAndTheirLinksWork() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Links(log: log) }
        func labels() -> [String] { stage.semantics.flattened.compactMap(\.label) }
        func press(_ label: String) throws {
            let frame = try stage.element(.button, label).frame
            stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            try stage.settle()
        }
        #expect(labels().contains("Old") && !labels().contains("Detail"))
        try press("First")
        #expect(labels().contains("First screen") && log.entries == ["true"])
        try press("Back")
        #expect(log.entries == ["true", "false"])
        try press("Second")
        #expect(labels().contains("Second screen"))
        try press("Back")
        #expect(log.entries == ["true", "false", "two", "none"])
        try press("Third")
        #expect(labels().contains("Third screen"))
    }
}
