/// A result builder that constructs views from closures.
@resultBuilder
public struct ViewBuilder {
    /// Builds a view from an expression.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Reports an expression that isn't a view.
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

    /// Builds an empty view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Passes on a single view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Combines several views.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// Builds an optional view.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Builds the view of the first branch of a condition.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Builds the view of the second branch of a condition.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Builds a view with limited availability.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
