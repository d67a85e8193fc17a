/// Behind the content of which container a background lies. Apple: iOS 17, macOS 14.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// A screen of a navigation stack. Apple: iOS 18.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// All screens of a split view. Apple: iOS 18.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
}

extension View {
    /// Fills the container that the view is in behind it, up to the edges of the window. Apple: iOS 17, macOS 14.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        modifier(ContainerBackground(alignment: .center, content: Rectangle().fill(style)))
    }

    /// Puts a view behind the container that the view is in, up to the edges of the window. Apple: iOS 17, macOS 14.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(ContainerBackground(alignment: alignment, content: content()))
    }
}

nonisolated private struct ContainerBackground<Background: View>: ViewModifier {
    let alignment: Alignment
    let content: Background

    @MainActor func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(alignment: alignment) { self.content.ignoresSafeArea() }
    }
}
