/// An action that refreshes the content of a view, as set with `refreshable(action:)`.
///
/// Read the action from the environment, and call it like a function. The call returns when the refresh ends.
///
/// Available from iOS 15 and macOS 12.
///
/// ```swift
/// @Environment(\.refresh) private var refresh
/// // …
/// if let refresh { Button("Again") { Task { await refresh() } } }
/// ```
public struct RefreshAction: Sendable {
    let link: RefreshLink

    /// Refreshes the content.
    public func callAsFunction() async {
        let action = await link.action
        await action()
    }
}

/// The program's refresh action. The modifier's node owns it, so that its identity doesn't change between evaluations.
@MainActor
final class RefreshLink {
    var action: @Sendable () async -> Void

    init(_ action: @escaping @Sendable () async -> Void) { self.action = action }
}

extension EnvironmentValues {
    /// The action that refreshes the content, or `nil` if the content can't be refreshed.
    ///
    /// Available from iOS 15 and macOS 12.
    public var refresh: RefreshAction? { scrollConfiguration.refresh.map { RefreshAction(link: $0) } }
}

extension View {
    /// Marks this view as refreshable. A person refreshes the content by pulling down a vertical scroll view in this
    /// view.
    ///
    /// The refresh begins when the content is 75 points below its top, while the finger is still down. Until the action
    /// ends, an activity indicator is visible in a space of 60 points above the content. A program can also start a
    /// refresh with ``EnvironmentValues/refresh``.
    ///
    /// Available from iOS 15 and macOS 12.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(RefreshModifier(action: action))
    }
}

nonisolated private struct RefreshModifier: NodeModifier {
    let action: @Sendable () async -> Void

    @MainActor func makeNode(_ context: _NodeContext) -> _Node { RefreshNode(RefreshLink(action), context) }

    @MainActor func apply(to node: _Node) {
        unsafeDowncast(node, to: RefreshNode.self).link.action = action
    }
}

private final class RefreshNode: EnvironmentNode {
    let link: RefreshLink

    init(_ link: RefreshLink, _ context: _NodeContext) {
        self.link = link
        super.init(context)
    }

    override func change(_ environment: inout EnvironmentValues) {
        environment.scrollConfiguration.refresh = link
        environment.scrollConfiguration.isPulledToRefresh = true
    }
}
