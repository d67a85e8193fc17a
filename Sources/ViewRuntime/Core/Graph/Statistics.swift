/// Counts of a graph's work since the last reset.
package struct Statistics: Equatable, Sendable {
    package var frames = 0
    /// The number of evaluated bodies of views and modifiers.
    package var bodies = 0
    /// The number of elements that arranged their children.
    package var layouts = 0
    package var rowsRealized = 0
    package var rowsReleased = 0

    package init() {}
}
