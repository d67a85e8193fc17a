import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct TabContentTests {
    private let size = CGSize(width: 300, height: 400)

    private enum Page { case days, weeks, search }

    private struct Chosen: View {
        @State var page = Page.weeks
        let showsSearch: Bool

        var body: some View {
            TabView(selection: $page) {
                Tab("Days", systemImage: "calendar", value: Page.days) { Text("All days") }
                Tab(value: Page.weeks) { Text("All weeks") } label: { Label("Weeks", systemImage: "star") }
                TabSection("Find") {
                    if showsSearch { Tab("Find", systemImage: "magnifyingglass", value: Page.search, role: .search) { Text("Nothing found") } }
                }
            }
        }
    }

    private func labels(_ stage: Stage) -> [String] { stage.semantics.flattened.compactMap(\.label) }

    private func press(_ label: String, _ stage: Stage) throws {
        let frame = try stage.element(.button, label).frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
    }

    @Test(arguments: [false, true]) func theTabOfTheValueIsShownAndTheBarChoosesAnother(showsSearch: Bool) throws {
        let stage = Stage(size: size) { Chosen(showsSearch: showsSearch) }
        #expect(labels(stage).contains("All weeks") && !labels(stage).contains("All days"))
        try press("Days", stage)
        #expect(labels(stage).contains("All days") && !labels(stage).contains("All weeks"))
        #expect(labels(stage).contains("Find") == showsSearch)
        if showsSearch {
            try press("Find", stage)
            #expect(labels(stage).contains("Nothing found"))
        }
    }

    @Test func withoutValuesTheFirstTabIsShownAtFirst() throws {
        let stage = Stage(size: size) {
            TabView {
                Tab("One", systemImage: "1.circle") { Text("First") }
                Tab("Two", systemImage: "2.circle") { Text("Second") }
            }
        }
        #expect(labels(stage).contains("First"))
        try press("Two", stage)
        #expect(labels(stage).contains("Second") && !labels(stage).contains("First"))
    }
}
