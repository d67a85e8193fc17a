/// A type that defines the appearance of forms.
///
/// Available from iOS 16 and macOS 13.
@MainActor @preconcurrency
public protocol FormStyle {
    /// A view that represents the body of a form.
    associatedtype Body: View
    /// Creates a view that represents the body of a form.
    ///
    /// - Parameter configuration: The properties of the form.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a form.
    typealias Configuration = FormStyleConfiguration
}

/// The properties of a form that a form style shows.
nonisolated public struct FormStyleConfiguration {
    /// A type-erased content of a form.
    public struct Content: View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// The content of the form.
    public let content: Content
}

/// A form style that groups rows into inset sections.
///
/// Available from iOS 16 and macOS 13.
nonisolated public struct GroupedFormStyle: FormStyle {
    /// Creates a grouped form style.
    public init() {}

    /// Creates a view that represents the body of a form.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content.content }.listStyle(.insetGrouped)
    }
}

/// The default form style, which is the grouped style.
///
/// Available from iOS 16 and macOS 13.
nonisolated public struct AutomaticFormStyle: FormStyle {
    /// Creates an automatic form style.
    public init() {}

    /// Creates a view that represents the body of a form.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GroupedFormStyle().makeBody(configuration: configuration)
    }
}

/// A form style that stacks its content without scrolling.
///
/// Available from iOS 16 and macOS 13.
nonisolated public struct ColumnsFormStyle: FormStyle {
    /// Creates a columns form style.
    public init() {}

    /// Creates a view that represents the body of a form.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 10) { configuration.content }
    }
}

extension FormStyle where Self == GroupedFormStyle {
    /// A form style that groups rows into inset sections.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default form style, which is the grouped style.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A form style that stacks its content without scrolling.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// Sets the style of forms in this view.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.formStyle = StyleChoice(style) { $0.makeBody(configuration: $1) } }
    }
}
