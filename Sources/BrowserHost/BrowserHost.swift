import Foundation
import LayerTree

/// A server that shows scenes in browsers. Each tab that opens the page has its own scene.
///
/// The host listens on 127.0.0.1 unless the program chooses another address, and answers only requests with the token
/// that is part of the address of the page. It doesn't encrypt its messages, so other addresses are for networks that
/// you trust, or for a proxy that encrypts them.
public struct BrowserHost: Sendable {
    /// A closure that creates a scene from the query of the page without the token, the size of the page in points, and
    /// the environment.
    public typealias SceneFactory =
        @MainActor (_ query: [String: String], _ size: CGSize, _ environment: HostEnvironment) -> any HostedScene

    private let title: String
    private let port: UInt16
    private let address: String
    private let origins: [String]
    private let fontFile: @MainActor (String) -> URL?
    private let makeScene: SceneFactory
    private let catalog: Catalog?

    /// Creates a host.
    ///
    /// - Parameters:
    ///   - title: The title of the page.
    ///   - port: The port; 0 for any free port.
    ///   - address: The IP address to listen on; `0.0.0.0` for all addresses of the machine, as in a container.
    ///   - origins: The other origins at which browsers see the page, such as `https://example.org` for a proxy, or
    ///     `http://localhost:9000` for a forwarded port.
    ///   - catalog: The exhibits of the program. With a catalog, the address opens an index with a page for each
    ///     exhibit.
    ///   - fontFile: A closure that returns the file of a ``TextRun/face``, so pages draw text with the font that
    ///     measured it.
    ///   - makeScene: A closure that creates the scene of a tab.
    public init(
        title: String, port: UInt16 = 8017, address: String = "127.0.0.1", origins: [String] = [],
        catalog: Catalog? = nil, fontFile: @escaping @MainActor (String) -> URL?, makeScene: @escaping SceneFactory
    ) {
        self.title = title
        self.port = port
        self.address = address
        self.origins = origins
        self.fontFile = fontFile
        self.makeScene = makeScene
        self.catalog = catalog
    }

    /// Serves pages until the task is canceled, then closes every scene and notifies the pages.
    ///
    /// The token is random unless the variable `SCROLLWORK_TOKEN` contains one or `SCROLLWORK_TOKEN_FILE` names a file
    /// that does. With a fixed token, open pages reconnect when the program starts again.
    ///
    /// - Parameter onReady: A closure that receives the addresses of the page as soon as the host listens: first the
    ///   one on this machine, then those on others.
    /// - Throws: ``BrowserHostError`` if the host can't listen, or if the token or an origin is invalid.
    public func run(onReady: ([URL]) -> Void) async throws {
        let token = try AccessToken.chosen(by: ProcessInfo.processInfo.environment)
        let origins = try origins.map { text in
            guard let origin = PageOrigin(text.hasSuffix("/") ? String(text.dropLast()) : text) else {
                throw BrowserHostError.badOrigin(text)
            }
            return origin
        }
        let site = await Site(title: title, catalog: catalog, fontFile: fontFile, makeScene: makeScene)
        let listener = try await Listener(site: site, address: address, port: port)
        site.admit(AccessRules(token: token, address: listener.address, origins: origins))
        let pages = listener.address.origins + origins.map(\.text)
        onReady(pages.compactMap { URL(string: "\($0)/?token=\(token)") })
        await withTaskCancellationHandler {
            await listener.waitUntilClosed()
        } onCancel: {
            listener.stop()
        }
        await site.tabs.closeAll()
        await listener.close()
    }
}
