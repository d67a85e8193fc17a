/// A result builder that combines toolbar content.
@resultBuilder
public struct ToolbarContentBuilder {
    /// Builds toolbar content from an expression.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Combines several items.
    public static func buildBlock<First: ToolbarContent, each C: ToolbarContent>(
        _ first: First, _ content: repeat each C
    ) -> some ToolbarContent {
        var parts: [any ToolbarContent] = [first]
        repeat parts.append(each content)
        return ToolbarParts(parts: parts)
    }

    /// Builds customizable toolbar content from an expression.
    public static func buildExpression<Content: CustomizableToolbarContent>(_ content: Content) -> Content { content }

    /// Combines several customizable items.
    public static func buildBlock<First: CustomizableToolbarContent, each C: CustomizableToolbarContent>(
        _ first: First, _ content: repeat each C
    ) -> some CustomizableToolbarContent {
        var parts: [any ToolbarContent] = [first]
        repeat parts.append(each content)
        return ToolbarParts(parts: parts)
    }

    /// Builds optional content.
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }

    /// Builds the content of the first branch of a condition.
    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(first: T) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Builds the content of the second branch of a condition.
    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(second: F) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Builds optional customizable content.
    public static func buildIf<C: CustomizableToolbarContent>(_ content: C?) -> C? { content }

    /// Builds content with limited availability.
    public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> some ToolbarContent { content }

    /// Builds customizable content with limited availability.
    public static func buildLimitedAvailability<C: CustomizableToolbarContent>(
        _ content: C
    ) -> some CustomizableToolbarContent {
        content
    }
}

nonisolated private struct ToolbarParts: PrimitiveToolbarContent, CustomizableToolbarContent {
    let parts: [any ToolbarContent]

    @MainActor func _addItems(to list: inout _ToolbarItems) {
        for (position, part) in parts.enumerated() { list.at(position) { part._addItems(to: &$0) } }
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    // An explicit return turns the result builder off.
    @MainActor public var body: Self { return self }

    @MainActor public func _addItems(to list: inout _ToolbarItems) { self?._addItems(to: &list) }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    // An explicit return turns the result builder off.
    @MainActor public var body: Self { return self }

    @MainActor public func _addItems(to list: inout _ToolbarItems) {
        switch storage {
        case .trueContent(let content): list.at(0) { content._addItems(to: &$0) }
        case .falseContent(let content): list.at(1) { content._addItems(to: &$0) }
        }
    }
}

extension Group: ToolbarContent where Content: ToolbarContent {
    /// Creates a group of toolbar content.
    @_disfavoredOverload
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }

    // An explicit return turns the result builder off.
    @MainActor public var body: Self { return self }

    @MainActor public func _addItems(to list: inout _ToolbarItems) { content._addItems(to: &list) }
}
