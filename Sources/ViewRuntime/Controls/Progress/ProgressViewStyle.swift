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

    let progress: ShownProgress

    /// The completed fraction of the task from 0 to 1, or `nil` for indeterminate progress and for progress that
    /// follows time.
    public var fractionCompleted: Double? {
        if case .fraction(let fraction) = progress { fraction } else { nil }
    }
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
            let style = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
            switch configuration.progress {
            case .timer(let timer):
                TimelineView(TimerProgressSchedule(interval: timer.interval)) { context in
                    ProgressBar(fraction: timer.fraction(at: context.date), style: style)
                }
            case .fraction(let fraction): ProgressBar(fraction: fraction, style: style)
            case .indeterminate: ProgressBar(fraction: 0, style: style)
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A bar that fills from the leading edge.
private struct ProgressBar: View {
    let fraction: Double
    let style: AnyShapeStyle

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(SystemFill.secondary)
                Capsule().fill(style).frame(width: proxy.size.width * fraction)
            }
        }
        .frame(height: 4)
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
        if case .indeterminate = configuration.progress {
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
