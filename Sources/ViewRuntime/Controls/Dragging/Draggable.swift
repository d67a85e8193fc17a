extension View {
    /// Lets a person drag this view. The preview is an image of the view.
    ///
    /// A finger lifts the view after half a second; a mouse drags it at once. A destination for the type of the payload
    /// receives it; see ``dropDestination(for:action:isTargeted:)``.
    ///
    /// Available from iOS 16 and macOS 13.
    ///
    /// - Parameter payload: The value to drag, which is evaluated when a drag begins.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragSourceModifier(item: { NSItemProvider(transferring: payload()) }, preview: nil))
    }

    /// Lets a person drag this view, with a preview.
    ///
    /// Available from iOS 16 and macOS 13.
    ///
    /// - Parameters:
    ///   - payload: The value to drag, which is evaluated when a drag begins.
    ///   - preview: The view that follows the pointer.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(
            DragSourceModifier(item: { NSItemProvider(transferring: payload()) }, preview: AnyView(preview())))
    }

    /// Lets a person drag this view. The preview is an image of the view.
    ///
    /// Available from iOS 13.4 and macOS 10.15.
    ///
    /// - Parameter data: A closure that returns the item to drag. It runs when a drag begins.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragSourceModifier(item: data, preview: nil))
    }

    /// Lets a person drag this view, with a preview.
    ///
    /// Available from iOS 15 and macOS 12.
    ///
    /// - Parameters:
    ///   - data: A closure that returns the item to drag. It runs when a drag begins.
    ///   - preview: The view that follows the pointer.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragSourceModifier(item: data, preview: AnyView(preview())))
    }

    /// Lets a person drag this view while there is an item.
    ///
    /// Available from iOS 13 and macOS 10.15.
    ///
    /// - Parameter action: A closure that returns the item to drag, or `nil` if there is none. It runs when a drag
    ///   begins.
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(DragSourceModifier(item: action, preview: nil))
    }
}

extension NSItemProvider {
    fileprivate convenience init<T: Transferable>(transferring item: T) {
        self.init()
        add(item)
    }
}

nonisolated private struct DragSourceModifier: ElementModifier {
    let item: (() -> NSItemProvider?)?
    let preview: AnyView?

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { DragSourceElement(context) }

    @MainActor func update(_ element: _Node) {
        let element = unsafeDowncast(element, to: DragSourceElement.self)
        element.item = item
        element.preview = preview
    }
}
