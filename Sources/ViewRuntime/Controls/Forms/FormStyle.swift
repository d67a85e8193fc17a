/// How forms look. Apple: iOS 16, macOS 13.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = FormStyleConfiguration
}

/// A form that a style is asked to show.
nonisolated public struct FormStyleConfiguration {
    public struct Content: View {
        // Views are made and shown on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    public let content: Content
}

/// Rows in cards, as in the settings of a telephone. Apple: iOS 16, macOS 13.
nonisolated public struct GroupedFormStyle: FormStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content.content }.listStyle(.insetGrouped)
    }
}

/// The usual style, which is that of `GroupedFormStyle`. Apple: iOS 16, macOS 13.
nonisolated public struct AutomaticFormStyle: FormStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GroupedFormStyle().makeBody(configuration: configuration)
    }
}

/// One view below the other, without scrolling. Apple: iOS 16, macOS 13.
nonisolated public struct ColumnsFormStyle: FormStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 10) { configuration.content }
    }
}

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// How forms in the view look. Apple: iOS 16, macOS 13.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.formStyle = StyleChoice(style) { $0.makeBody(configuration: $1) } }
    }
}
