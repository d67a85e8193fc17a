/// Animates the frame of its content as a whole.
nonisolated private struct GeometryGroupModifier: ElementModifier {
    @MainActor func makeElement(_ context: _NodeContext) -> _Node { GeometryGroupElement(context) }
    @MainActor func update(_ element: _Node) {}
}

private final class GeometryGroupElement: ModifierElement {
    override var isolatesGeometry: Bool { true }
}

extension View {
    /// Isolates the geometry of this view from that of the views around it.
    ///
    /// When a container moves in an animation, the views inside it that draw move from their previous frames. A view
    /// that's inserted during the motion has no previous frame, and appears in its final place. In a geometry group, it
    /// moves along with the group.
    ///
    /// Available from iOS 17 and macOS 14.
    nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
