import Foundation
import LayerTree
import ViewRuntime

/// A window that isn't open yet.
@MainActor
package struct WindowPlan {
    package let title: String?
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

    /// Opens the window: creates its views with their own state.
    package func open(
        size: CGSize, environment: HostEnvironment, measurer: any TextMeasurer
    ) -> any HostedScene {
        let graph = makeGraph(size, measurer)
        graph.setEnvironment(environment)
        return graph
    }
}
