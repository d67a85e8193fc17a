/// What a graph did since its statistics were last reset.
package struct Statistics: Equatable, Sendable {
    package var frames = 0
    /// Bodies of views and of modifiers that were evaluated.
    package var bodies = 0
    /// Elements whose children were placed.
    package var layouts = 0
    package var rowsRealised = 0
    package var rowsReleased = 0
    /// Layers in which something changed.
    package var layersChanged = 0

    package init() {}
}
