import BrowserHost
import Foundation
import LayerTree
import PangoText

/// Serves windows to browsers on this machine.
package struct PageLaunch: Equatable, Sendable {
    package static let usualPort: UInt16 = 8017

    /// The port; 0 for any free port.
    package var port = usualPort
    /// The URL that opens the window of a page without one in its address.
    package var url: URL?

    package init(port: UInt16 = usualPort) { self.port = port }

    /// Prints the address and serves pages until the task is canceled or a signal ends the program.
    ///
    /// - Parameters:
    ///   - title: The title of the program.
    ///   - catalog: The exhibits besides the window.
    ///   - window: A closure that returns the window for the query of a page.
    /// - Throws: A ``BrowserHostError`` if the server can't listen.
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
