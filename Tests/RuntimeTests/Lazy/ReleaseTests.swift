import ScrollworkTesting
import SwiftUI
import Testing

/// What a view owns goes with it: when a lazy stack lets go of a row, and when a scene ends.
@MainActor
@Suite struct ReleaseTests {
    final class Count { var alive = 0, made = 0 }

    final class Token {
        let count: Count

        init(_ count: Count) {
            self.count = count
            count.alive += 1
            count.made += 1
        }

        deinit { count.alive -= 1 }
    }

    struct Owner: View {
        @State private var token: Token

        init(_ count: Count) { _token = State(wrappedValue: Token(count)) }

        var body: some View { Text(token.count.made > 0 ? "owned" : "").frame(height: 40) }
    }

    struct Dimmed: ViewModifier {
        @Environment(\.isEnabled) private var isEnabled

        func body(content: Content) -> some View { content.opacity(isEnabled ? 0.9 : 0.5).padding(2) }
    }

    struct Framed: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.border(isEnabled ? Color.red : .gray).modifier(Dimmed())
        }
    }

    /// - Parameter most: How many rows may be alive: those in sight, and those a window around that wait to come back.
    private func check<Row: View>(most: Int = 60, _ name: Comment, @ViewBuilder _ row: @escaping (Count) -> Row) {
        let count = Count()
        do {
            let stage = Stage(size: CGSize(width: 200, height: 400)) {
                ScrollView { LazyVStack { ForEach(0..<300, id: \.self) { _ in row(count) } } }
            }
            for _ in 0..<6 {
                stage.flick(from: CGPoint(x: 100, y: 300), velocity: CGVector(dx: 0, dy: -3_000))
                stage.advance(by: 3)
            }
            #expect(count.made > 120, name)
            #expect(count.alive < most, name)
        }
        #expect(count.alive == 0, name)
    }

    @Test func rowsThatAreLetGoOfLeaveNothingBehind() {
        check("plain") { Owner($0) }
        check("modified") { Owner($0).modifier(Dimmed()) }
        check("a button") { count in Button {} label: { Owner(count) } }
        check("a styled button") { count in Button {} label: { Owner(count) }.buttonStyle(Framed()) }
        check("two views") { count in Group { Owner(count); Text("beside it") }.modifier(Dimmed()) }
        check("layers") { count in
            Color.clear.frame(height: 40).overlay { AnyView(Owner(count)).padding(1) }.background { AnyView(Color.red) }
        }
        check("observed") { Owner($0).onGeometryChange(for: CGFloat.self) { $0.size.width } action: { _ in }.onAppear {}.task {} }
        check("a menu") { count in Owner(count).onTapGesture {}.contextMenu { Button("Copy") {} } }
    }

    /// How many views there are in such a row is not known from its type: all rows are kept, to be counted.
    @Test func norDoRowsThatAreCountedWhenTheSceneEnds() {
        check(most: 301, "a view of any type") { AnyView(AnyView(Owner($0)).opacity(0.5)).padding(1) }
        check(most: 301, "a label") { count in Label { Owner(count) } icon: { Image(systemName: "star") } }
        check(most: 301, "a choice") { count in if count.made >= 0 { Owner(count) } else { Text("none") } }
        check(most: 301, "a styled button of any type") { count in
            AnyView(Button {} label: { AnyView(Owner(count)) }.buttonStyle(Framed())).modifier(Dimmed())
        }
    }
}
