/// The container whose background a modifier sets.
///
/// Available from iOS 17 and macOS 14.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// A screen of a navigation stack.
    ///
    /// Available from iOS 18.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// All columns of a navigation split view.
    ///
    /// Available from iOS 18.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
}

extension View {
    /// Fills the background of the container around this view with a style, up to the edges of the window.
    ///
    /// Available from iOS 17 and macOS 14.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        modifier(ContainerBackground(alignment: .center, content: Rectangle().fill(style)))
    }

    /// Places a view behind the container around this view, up to the edges of the window.
    ///
    /// Available from iOS 17 and macOS 14.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(ContainerBackground(alignment: alignment, content: content()))
    }
}

/// Whether the content of a screen has a background in place of the system's.
enum HasBackgroundKey: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

nonisolated private struct ContainerBackground<Background: View>: ViewModifier {
    let alignment: Alignment
    let content: Background

    @MainActor func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(alignment: alignment) { self.content.ignoresSafeArea() }
            .preference(key: HasBackgroundKey.self, value: true)
    }
}
