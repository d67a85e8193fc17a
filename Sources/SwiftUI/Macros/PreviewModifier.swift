/// What previews share: an environment and data to show. Xcode asks it; here it is only checked by the compiler.
@MainActor
public protocol PreviewModifier {
    associatedtype Body: View
    /// What is made once and handed to all previews with the modifier.
    associatedtype Context = Void

    typealias Content = PreviewModifierContent

    static func makeSharedContext() async throws -> Context

    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The preview that a ``PreviewModifier`` changes. There is never one here.
nonisolated public struct PreviewModifierContent: View {
    private init() {}

    @MainActor public var body: some View { EmptyView() }
}
