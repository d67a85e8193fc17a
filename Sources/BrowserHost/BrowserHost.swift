import Foundation
import LayerTree

/// Shows scenes in browsers on this machine: every tab that opens the page gets a scene of its own.
///
/// The host listens on 127.0.0.1 only, and answers only those who know the random token in the address it prints.
public struct BrowserHost: Sendable {
    /// What a scene is made from: the page's query without the token, the size of the page in points, and the device.
    public typealias SceneFactory =
        @MainActor (_ query: [String: String], _ size: CGSize, _ environment: HostEnvironment) -> any HostedScene

    private let title: String
    private let port: UInt16
    private let fontFile: @MainActor (String) -> URL?
    private let makeScene: SceneFactory
    private let catalog: Catalog?

    /// - Parameters:
    ///   - title: The title of the page.
    ///   - port: Where to listen; 0 takes any free port.
    ///   - fontFile: The file of a face that ``TextRun/face`` names, so that pages draw text with the font that measured it.
    ///   - catalog: What the program shows; with it, the address leads to an index with a page for each exhibit.
    ///   - makeScene: Called once for every tab.
    public init(
        title: String, port: UInt16 = 8017, catalog: Catalog? = nil, fontFile: @escaping @MainActor (String) -> URL?,
        makeScene: @escaping SceneFactory
    ) {
        self.title = title
        self.port = port
        self.fontFile = fontFile
        self.makeScene = makeScene
        self.catalog = catalog
    }

    /// Serves until the task is cancelled, then closes every scene and lets their pages know.
    ///
    /// The token is random, unless the variable `SCROLLWORK_TOKEN` holds one or `SCROLLWORK_TOKEN_FILE` names a file
    /// that does. With a token of its own a program that is started again is found by the pages it had.
    ///
    /// - Parameter onReady: Called once, with the address to open, as soon as the host listens.
    /// - Throws: ``BrowserHostError`` when it cannot listen.
    public func run(onReady: (URL) -> Void) async throws {
        let token = try AccessToken.chosen(by: ProcessInfo.processInfo.environment)
        let site = await Site(title: title, catalog: catalog, fontFile: fontFile, makeScene: makeScene)
        let listener = try await Listener(site: site, port: port)
        site.admit(AccessRules(token: token, port: listener.port))
        onReady(URL(string: "http://127.0.0.1:\(listener.port)/?token=\(token)")!)
        await withTaskCancellationHandler {
            await listener.waitUntilClosed()
        } onCancel: {
            listener.stop()
        }
        await site.tabs.closeAll()
        await listener.close()
    }
}
