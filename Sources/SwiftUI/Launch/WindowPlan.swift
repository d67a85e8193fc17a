import Foundation
import LayerTree
import ViewRuntime

/// A window that has not been opened yet.
@MainActor
package struct WindowPlan {
    package let title: String?
    private let makeGraph: (CGSize, any TextMeasurer) -> ViewGraph

    package init<Content: View>(title: String? = nil, content: @escaping () -> Content) {
        self.title = title
        makeGraph = { size, measurer in
            var values = EnvironmentValues()
            // What views do at dates, they do by the clock on the wall, from the moment the window opens.
            values.timelineOrigin = Date()
            return ViewGraph(size: size, environment: values, measurer: measurer, content: content())
        }
    }

    /// A tree of the window's views, with a state of its own.
    package func open(
        size: CGSize, environment: HostEnvironment, measurer: any TextMeasurer
    ) -> any HostedScene {
        let graph = makeGraph(size, measurer)
        graph.setEnvironment(environment)
        return graph
    }
}
