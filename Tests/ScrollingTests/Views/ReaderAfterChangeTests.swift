import ScrollworkTesting
import SwiftUI
import Testing

/// Programs that change their data and scroll to the new view in the same action.
@MainActor
@Suite struct ReaderAfterChangeTests {
    nonisolated enum Moment: CaseIterable, Sendable { case appearance, change, action }
    nonisolated enum Container: CaseIterable, Sendable { case stack, lazyStack, list }

    private struct Messages: View {
        let moment: Moment
        let container: Container
        @State private var messages: [Int] = []
        @State private var loads = 0

        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Group {
                        switch container {
                        case .stack: ScrollView { VStack(spacing: 0) { rows } }
                        case .lazyStack: ScrollView { LazyVStack(spacing: 0) { rows } }
                        case .list: List { rows }
                        }
                    }
                    .onAppear { if moment == .appearance { load(proxy) } }
                    .onChange(of: loads) { if moment == .change { load(proxy) } }
                    Button("Load") { if moment == .action { load(proxy) } else { loads += 1 } }
                        .frame(height: 40)
                        .accessibilityIdentifier("load")
                }
            }
        }

        private var rows: some View { ForEach(messages, id: \.self) { cell(nil, 50, "message-\($0)") } }

        private func load(_ proxy: ScrollViewProxy) {
            messages = Array(0..<100)
            proxy.scrollTo(99, anchor: .bottom)
        }
    }

    @Test(arguments: Moment.allCases, Container.allCases)
    func `A reader scrolls to a view that the same action adds`(moment: Moment, container: Container) throws {
        let stage = Stage(size: CGSize(width: 300, height: 440)) { Messages(moment: moment, container: container) }
        if moment != .appearance { try stage.tap("load") }
        try stage.settle()
        let last = try stage.frame(of: "message-99")
        #expect(last.maxY <= 400 && last.maxY > 360)
    }
}
