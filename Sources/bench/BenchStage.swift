import LayerTree
import PangoText
import Foundation
import ViewRuntime

/// A scene and the scroll view that the benchmark moves in it.
@MainActor
final class BenchStage {
    /// The source of the offset of a frame.
    enum Advance {
        /// Computes the offset from the number of the frame, back and forth between 0 and a limit.
        case absolute(limit: Double)
        /// Adds a step to the current offset. For scenes that open in the middle and measure the content before that
        /// position while they scroll.
        case relative
    }

    let graph: ViewGraph
    private let arguments: BenchArguments
    private let axis: Axis
    private let advance: Advance
    private var scroll: ScrollElement?

    /// Opens a view and runs frames until it is at rest.
    init<Content: View>(_ arguments: BenchArguments, axis: Axis, _ advance: Advance, _ content: Content) {
        self.arguments = arguments
        self.axis = axis
        self.advance = advance
        var environment = EnvironmentValues()
        environment.displayScale = 1
        graph = ViewGraph(
            size: arguments.work.size, environment: environment, measurer: PangoTextMeasurer(), content: content)
        var frames = 0
        while graph.frame(at: 0).next == .soon, frames < 10 { frames += 1 }
        scroll = Self.scroll(in: graph.root)
        if case .absolute = advance, arguments.start > 0 {
            setOffset(ofFrame: 0)
            runFrame(0)
        }
    }

    var size: CGSize { graph.size }

    /// Moves the scroll view to its offset in a frame.
    func setOffset(ofFrame frame: Int) {
        guard let scroll else { return }
        var offset = scroll.contentOffset
        let next =
            switch advance {
            case .absolute(let limit): arguments.offset(ofFrame: frame, limit: limit)
            case .relative: Double(axis == .vertical ? offset.y : offset.x) + arguments.step
            }
        if axis == .vertical { offset.y = next } else { offset.x = next }
        scroll.jump(to: offset)
    }

    /// Runs a frame and takes its changes, as a host does.
    func runFrame(_ frame: Int) {
        _ = graph.frame(at: Double(frame) / 60)
        graph.layers.dropChanges()
    }

    private static func scroll(in element: Element) -> ScrollElement? {
        if let found = element as? ScrollElement { return found }
        var result: ScrollElement?
        element.forEachLayoutChild { if result == nil { result = scroll(in: $0) } }
        return result
    }
}
