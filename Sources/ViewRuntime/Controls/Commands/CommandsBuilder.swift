/// A result builder that combines commands.
///
/// Available from iOS 14 and macOS 11.
@resultBuilder
public struct CommandsBuilder {
    /// Builds no commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// Builds commands from an expression.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// Passes on a single set of commands.
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }

    /// Combines several commands.
    public static func buildBlock<First: Commands, Second: Commands, each C: Commands>(
        _ first: First, _ second: Second, _ content: repeat each C
    ) -> some Commands {
        var parts: [any Commands] = [first, second]
        repeat parts.append(each content)
        return CommandParts(parts: parts)
    }

    /// Builds optional commands.
    public static func buildIf<C: Commands>(_ content: C?) -> C? { content }

    /// Builds the commands of the first branch of a condition.
    public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Builds the commands of the second branch of a condition.
    public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Builds commands with limited availability.
    public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands { content }
}

nonisolated private struct CommandParts: PrimitiveCommands {
    let parts: [any Commands]

    @MainActor func _addViews(to list: inout _CommandList) {
        for (position, part) in parts.enumerated() { list.at(position) { part._addViews(to: &$0) } }
    }
}

extension Optional: Commands where Wrapped: Commands {
    // An explicit return turns the result builder off.
    @MainActor public var body: Self { return self }

    @MainActor public func _addViews(to list: inout _CommandList) { self?._addViews(to: &list) }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
    // An explicit return turns the result builder off.
    @MainActor public var body: Self { return self }

    @MainActor public func _addViews(to list: inout _CommandList) {
        switch storage {
        case .trueContent(let content): list.at(0) { content._addViews(to: &$0) }
        case .falseContent(let content): list.at(1) { content._addViews(to: &$0) }
        }
    }
}

extension Group: Commands where Content: Commands {
    /// Creates a group of commands.
    @_disfavoredOverload
    nonisolated public init(@CommandsBuilder content: () -> Content) { self.content = content() }

    // An explicit return turns the result builder off.
    @MainActor public var body: Self { return self }

    @MainActor public func _addViews(to list: inout _CommandList) { content._addViews(to: &list) }
}
