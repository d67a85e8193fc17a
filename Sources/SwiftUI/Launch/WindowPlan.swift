import Foundation
import LayerTree
import ViewRuntime

/// A window that isn't open yet.
@MainActor
package struct WindowPlan {
    package let title: String?
    /// The URL that opens the window, if any.
    package var url: URL?
    private let makeGraph: (CGSize, any TextMeasurer) -> ViewGraph

    package init<Content: View>(title: String? = nil, content: @escaping () -> Content) {
        self.title = title
        makeGraph = { size, measurer in
            var values = EnvironmentValues()
            // Views that depend on dates use the wall clock from the time when the window opens.
            values.timelineOrigin = Date()
            return ViewGraph(size: size, environment: values, measurer: measurer, content: content())
        }
    }

    /// Returns the window with the URL that opens it.
    func opening(_ url: URL?) -> WindowPlan {
        var plan = self
        plan.url = url
        return plan
    }

    /// Opens the window: creates its views with their own state.
    package func open(
        size: CGSize, environment: HostEnvironment, measurer: any TextMeasurer
    ) -> any HostedScene {
        HostPainter.install()
        let graph = makeGraph(size, measurer)
        graph.setEnvironment(environment)
        if let url { graph.send(.open(url)) }
        return graph
    }
}
