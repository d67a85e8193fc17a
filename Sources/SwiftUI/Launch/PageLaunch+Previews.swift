import BrowserHost
import Foundation
import ViewRuntime

extension PageLaunch {
    /// Serves the previews of a program: an index, and a page with the source for each preview.
    ///
    /// - Throws: A ``LaunchError`` if the program has no previews, or a ``BrowserHostError`` if the server can't
    ///   listen.
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
                name: preview.address, title: preview.title, summary: preview.address, source: preview.source,
                poster: { isDark in await PictureLaunch.poster(of: preview.view, isDark: isDark) })
        }
        let catalog = Catalog(title: program, summary: "The previews of this program.", exhibits: exhibits)
        try await run(title: program, catalog: catalog) { query in
            query["exhibit"].flatMap { plans[$0] } ?? WindowPlan { previews[0].view() }
        }
    }
}

extension RegisteredPreview {
    /// The module, the file, and the line, such as `Scale/Weight.swift:12`. Two previews can't begin on the same line.
    fileprivate var address: String { "\(file):\(line)" }
}

extension PictureLaunch {
    /// Returns a small PNG image of a view at rest.
    @MainActor
    package static func poster(of view: @MainActor () -> some View, isDark: Bool) async -> Data {
        var launch = PictureLaunch()
        launch.scale = 1
        launch.isDark = isDark
        let content = view()
        return await launch.png(of: WindowPlan { content })
    }
}
