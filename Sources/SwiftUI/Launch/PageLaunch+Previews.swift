import BrowserHost
import Foundation
import ViewRuntime

extension PageLaunch {
    /// Serves the program's previews: an index, and a page for each with its source.
    ///
    /// - Throws: A ``LaunchError`` when the program has no previews; ``BrowserHostError`` when it cannot listen.
    @MainActor
    func runPreviews(of program: String) async throws {
        let previews = RegisteredPreview.all
        guard !previews.isEmpty else {
            throw LaunchError("\(program) has no #Preview, or was built without the package's trait Macros.")
        }
        let plans = Dictionary(
            previews.map { preview in (preview.address, WindowPlan(title: preview.title) { preview.view() }) },
            uniquingKeysWith: { first, _ in first })
        let exhibits = previews.map { preview in
            Catalog.Exhibit(
                name: preview.address, title: preview.title, summary: preview.place, source: preview.source,
                poster: { isDark in await PictureLaunch.poster(of: preview.view, isDark: isDark) })
        }
        let catalog = Catalog(title: program, summary: "The previews of this program.", exhibits: exhibits)
        try await run(title: program, catalog: catalog) { query in
            query["exhibit"].flatMap { plans[$0] } ?? WindowPlan { previews[0].view() }
        }
    }
}

extension RegisteredPreview {
    /// Unique in a program: two previews cannot begin on one line of one file.
    fileprivate var address: String { "\(file):\(line)" }
}

extension PictureLaunch {
    /// A small picture of a view that came to rest, as PNG.
    @MainActor
    package static func poster(of view: @MainActor () -> some View, isDark: Bool) async -> Data {
        var launch = PictureLaunch()
        launch.scale = 1
        launch.isDark = isDark
        let content = view()
        return await launch.png(of: WindowPlan { content })
    }
}
