/// The shared environment and data of previews. Xcode uses it; on Linux, only the compiler checks it.
@MainActor
public protocol PreviewModifier {
    /// The type of the modified preview.
    associatedtype Body: View
    /// The type of a context that all previews with the modifier share.
    associatedtype Context = Void

    typealias Content = PreviewModifierContent

    /// Creates the shared context.
    static func makeSharedContext() async throws -> Context

    /// Returns the modified preview.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Creates an empty context.
    public static func makeSharedContext() async throws {}
}

/// The preview that a ``PreviewModifier`` modifies. On Linux, no value of this type exists.
nonisolated public struct PreviewModifierContent: View {
    private init() {}

    /// The content of the preview.
    @MainActor public var body: some View { EmptyView() }
}
