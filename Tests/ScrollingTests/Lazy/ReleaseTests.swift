import ScrollworkTesting
import SwiftUI
import Testing

/// Objects of a view are released when a lazy stack releases the row, and when a scene closes.
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

    /// Checks that objects are released.
    ///
    /// - Parameter most: The maximum number of realized rows: the visible ones, and those within a viewport that remain
    ///   for reuse.
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

    @Test func releasedRowsAreDeallocated() {
        check("plain") { Owner($0) }
        check("modified") { Owner($0).modifier(Dimmed()) }
        check("a button") { count in
            Button {
            } label: {
                Owner(count)
            }
        }
        check("a styled button") { count in
            Button {
            } label: {
                Owner(count)
            }.buttonStyle(Framed())
        }
        check("two views") { count in
            Group {
                Owner(count); Text("beside it")
            }.modifier(Dimmed())
        }
        check("layers") { count in
            Color.clear.frame(height: 40).overlay { AnyView(Owner(count)).padding(1) }.background { AnyView(Color.red) }
        }
        check("observed") {
            Owner($0).onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { _ in
            }.onAppear {}.task {}
        }
        check("a lazy stack") { count in LazyVStack { Owner(count) } }
        check("effects") { count in
            Owner(count).scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.5) }
                .visualEffect { effect, proxy in effect.offset(x: proxy.frame(in: .scrollView).minY / 100) }
        }
        check("a menu") { count in Owner(count).onTapGesture {}.contextMenu { Button("Copy") {} } }
    }

    @MainActor @Observable final class Model { var isShown = true }

    private struct Passing: View {
        let model: Model
        let isLazy: Bool
        let count: Count

        var body: some View {
            ScrollView {
                Color.red.frame(height: 40)
                if model.isShown {
                    let rows = ForEach(0..<70, id: \.self) { _ in Owner(count) }
                    if isLazy { LazyVStack { rows } } else { VStack { rows } }
                }
            }
        }
    }

    @Test(arguments: [false, true]) func `A stack that leaves a scroll view is deallocated`(isLazy: Bool) throws {
        let count = Count(), model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Passing(model: model, isLazy: isLazy, count: count) }
        #expect(isLazy ? count.alive > 5 && count.alive < 60 : count.alive >= 70)
        model.isShown = false
        try stage.settle()
        #expect(count.alive == 0)
    }

    /// The type of such a row doesn't determine its number of views, so all rows are realized to count them.
    @Test func countedRowsAreDeallocatedWithTheScene() {
        check(most: 301, "a view of any type") { AnyView(AnyView(Owner($0)).opacity(0.5)).padding(1) }
        check(most: 301, "a label") { count in
            Label {
                Owner(count)
            } icon: {
                Image(systemName: "star")
            }
        }
        check(most: 301, "a choice") { count in if count.made >= 0 { Owner(count) } else { Text("none") } }
        check(most: 301, "a styled button of any type") { count in
            AnyView(
                Button {
                } label: {
                    AnyView(Owner(count))
                }.buttonStyle(Framed())
            ).modifier(Dimmed())
        }
    }
}
