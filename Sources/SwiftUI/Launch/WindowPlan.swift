import Foundation
import LayerTree
import ViewRuntime

/// A window that isn't open yet.
@MainActor
package struct WindowPlan {
    package let title: String?
    /// The URL that opens the window, if any.
    package var url: URL?
    private var root: any WindowRoot

    package init<Content: View>(title: String? = nil, content: @escaping () -> Content) {
        self.title = title
        root = ViewRoot(content: content)
    }

    /// The content of the window.
    var view: AnyView { root.view }

    /// Returns the window with a modifier around its content.
    func modified(by modifier: some ViewModifier) -> WindowPlan {
        var plan = self
        plan.root = root.modified(by: modifier)
        return plan
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
    ) -> ViewGraph {
        HostPainter.install()
        let graph = root.makeGraph(size: size, measurer: measurer)
        graph.setEnvironment(environment)
        if let url { graph.send(.open(url)) }
        return graph
    }
}

/// The content of a window before it opens.
@MainActor private protocol WindowRoot {
    var view: AnyView { get }
    func makeGraph(size: CGSize, measurer: any TextMeasurer) -> ViewGraph
    func modified(by modifier: some ViewModifier) -> any WindowRoot
}

private struct ViewRoot<Content: View>: WindowRoot {
    let content: () -> Content

    var view: AnyView { AnyView(content()) }

    func makeGraph(size: CGSize, measurer: any TextMeasurer) -> ViewGraph {
        var values = EnvironmentValues()
        // Views that depend on dates use the wall clock from the time when the window opens.
        values.timelineOrigin = Date()
        return ViewGraph(size: size, environment: values, measurer: measurer, content: content())
    }

    func modified(by modifier: some ViewModifier) -> any WindowRoot {
        root { content().modifier(modifier) }
    }
}

@MainActor private func root<Content: View>(_ content: @escaping () -> Content) -> any WindowRoot {
    ViewRoot(content: content)
}
