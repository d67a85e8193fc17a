import FlyingFox
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

    /// - Parameters:
    ///   - title: The title of the page.
    ///   - port: Where to listen; 0 takes any free port.
    ///   - fontFile: The file of a face that ``TextRun/face`` names, so that pages draw text with the font that measured it.
    ///   - makeScene: Called once for every tab.
    public init(
        title: String, port: UInt16 = 8017, fontFile: @escaping @MainActor (String) -> URL?,
        makeScene: @escaping SceneFactory
    ) {
        self.title = title
        self.port = port
        self.fontFile = fontFile
        self.makeScene = makeScene
    }

    /// Serves until the task is cancelled, then closes every scene.
    ///
    /// - Parameter onReady: Called once, with the address to open, as soon as the host listens.
    /// - Throws: ``BrowserHostError`` when it cannot listen.
    public func run(onReady: (URL) -> Void) async throws {
        let token = AccessRules.randomToken()
        let site = await Site(title: title, fontFile: fontFile, makeScene: makeScene)
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled, handler: site)
        do {
            try await withThrowingTaskGroup(of: Event.self) { group in
                group.addTask {
                    try await server.run()
                    return .ended
                }
                group.addTask {
                    try await server.waitUntilListening()
                    return .listening
                }
                defer { group.cancelAll() }
                guard try await group.next() == .listening, let bound = await server.boundPort else { return }
                await site.admit(AccessRules(token: token, port: bound))
                onReady(URL(string: "http://127.0.0.1:\(bound)/?token=\(token)")!)
                _ = try await group.next()
            }
        } catch {
            await site.tabs.closeAll()
            if Task.isCancelled || error is CancellationError { return }
            throw BrowserHostError(listeningOn: port, failure: error)
        }
        await site.tabs.closeAll()
    }

    private enum Event { case listening, ended }
}

extension HTTPServer {
    fileprivate var boundPort: UInt16? {
        guard case .ip4(_, let port)? = listeningAddress else { return nil }
        return port
    }
}
