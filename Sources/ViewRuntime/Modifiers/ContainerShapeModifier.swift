extension View {
    /// Sets the shape of this view as a container, for each ``ContainerRelativeShape`` inside.
    ///
    /// The modifier doesn't draw the shape. Use it together with `background(_:in:)` or `clipShape(_:)`.
    ///
    /// Available from iOS 15 and macOS 12.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}

private struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
    @State private var area = ContainerArea()
    private let shape: S

    nonisolated init(shape: S) { self.shape = shape }

    func body(content: Content) -> some View {
        content.environment(\.containerShape, ContainerShape(shape: shape, area: area))
            .modifier(ContainerAreaModifier(area: area))
    }
}

nonisolated private struct ContainerAreaModifier: ElementModifier {
    let area: ContainerArea

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { ModifierElement(context) }
    @MainActor func update(_ element: _Node) { area.element = unsafeDowncast(element, to: ModifierElement.self) }
}
