import BrowserHost
import Foundation
import LayerTree
import PangoText

/// Windows shown in browsers on this machine.
package struct PageLaunch: Equatable, Sendable {
    package static let usualPort: UInt16 = 8017

    /// 0 takes any free port.
    package var port = usualPort

    package init(port: UInt16 = usualPort) { self.port = port }

    /// Prints the address and serves until the task is cancelled or a signal asks for the program's end.
    ///
    /// - Parameters:
    ///   - catalog: What there is to see besides the window.
    ///   - window: The window for a page's query.
    /// - Throws: ``BrowserHostError`` when it cannot listen.
    @MainActor
    package func run(
        title: String, catalog: Catalog? = nil, window: @escaping @MainActor (_ query: [String: String]) -> WindowPlan
    ) async throws {
        let measurer = PangoTextMeasurer()
        let host = BrowserHost(
            title: title, port: port, catalog: catalog, fontFile: { measurer.fontFile(for: $0) },
            makeScene: { query, size, environment in
                window(query).open(size: size, environment: environment, measurer: measurer)
            })
        try await EndSignals.whileRunning {
            try await host.run { @Sendable address in
                Launch.say("\(title) is at \(address.absoluteString)")
            }
        }
    }
}
