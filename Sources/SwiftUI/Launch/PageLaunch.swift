import BrowserHost
import Foundation
import LayerTree
import PangoText

/// Serves windows to browsers.
package struct PageLaunch: Equatable, Sendable {
    package static let usualPort: UInt16 = 8017
    package static let usualAddress = "127.0.0.1"

    /// The port; 0 for any free port.
    package var port = usualPort
    /// The IP address to listen on; `0.0.0.0` for all addresses of the machine.
    package var address = usualAddress
    /// The other origins at which browsers see the page.
    package var origins: [String] = []
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
            title: title, port: port, address: address, origins: origins, catalog: catalog,
            fontFile: { measurer.fontFile(for: $0) },
            makeScene: { query, size, environment in
                window(query).open(size: size, environment: environment, measurer: measurer)
            })
        try await EndSignals.whileRunning {
            try await host.run { @Sendable addresses in
                for (index, address) in addresses.enumerated() {
                    Launch.say("\(title) is \(index == 0 ? "at" : "also at") \(address.absoluteString)")
                }
            }
        }
    }
}
