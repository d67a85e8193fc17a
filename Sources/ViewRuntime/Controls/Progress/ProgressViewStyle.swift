/// A type that defines the appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// A view that represents the body of a progress view.
    associatedtype Body: View
    /// Creates a view that represents the body of a progress view.
    ///
    /// - Parameter configuration: The properties of the progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view that a progress view style shows.
nonisolated public struct ProgressViewStyleConfiguration {
    /// A type-erased label of a progress view.
    public struct Label: View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// A type-erased current value label of a progress view.
    public struct CurrentValueLabel: View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// The completed fraction of the task from 0 to 1, or `nil` for indeterminate progress.
    public let fractionCompleted: Double?
    /// A view that describes the task, or `nil` if there is none.
    public var label: Label?
    /// A view that describes the completed amount, or `nil` if there is none.
    public var currentValueLabel: CurrentValueLabel?
}

/// A progress view style that fills a bar from the leading edge.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
    private var tint: Color?

    /// Creates a linear progress view style.
    public init() {}

    /// Creates a linear progress view style with a tint color.
    @available(*, deprecated, message: "Use tint(_:)")
    public init(tint: Color) { self.tint = tint }

    /// Creates a view that represents the body of a progress view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().fill(SystemFill.secondary)
                    Capsule().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)).frame(
                        width: proxy.size.width * (configuration.fractionCompleted ?? 0))
                }
            }
            .frame(height: 4)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A progress view style that shows a spinning wheel above the label.
///
/// Available from iOS 14 and macOS 11.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
    private var tint: Color?

    /// Creates a circular progress view style.
    public init() {}

    /// Creates a circular progress view style with a tint color.
    @available(*, deprecated, message: "Use tint(_:)")
    public init(tint: Color) { self.tint = tint }

    /// Creates a view that represents the body of a progress view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            ProgressWheel(tint: tint.map { AnyShapeStyle($0) })
            configuration.label.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// The default progress view style, which shows a bar, or a spinning wheel for indeterminate progress.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates a default progress view style.
    public init() {}

    /// Creates a view that represents the body of a progress view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A progress view style that fills a bar from the leading edge.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A progress view style that shows a spinning wheel above the label.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default progress view style, which shows a bar, or a spinning wheel for indeterminate progress.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension View {
    /// Sets the style of progress views in this view.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.progressStyle = StyleChoice(style) { $0.makeBody(configuration: $1) } }
    }
}
