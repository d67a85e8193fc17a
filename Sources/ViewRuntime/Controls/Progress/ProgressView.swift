import Foundation
import LayerTree

/// A view that shows the progress of a task.
///
/// The view clamps its value to the range from 0 to the total. A total that isn't a positive number is treated as 1.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let progress: ShownProgress
    private let label: Label?
    private let currentLabel: CurrentValueLabel?

    init(_ progress: ShownProgress, _ label: Label?, _ currentLabel: CurrentValueLabel?) {
        self.progress = progress
        self.label = label
        self.currentLabel = currentLabel
    }

    private init<V: BinaryFloatingPoint>(_ value: V?, _ total: V, _ label: Label?, _ currentLabel: CurrentValueLabel?) {
        let total = Double(total)
        let whole = total.isFinite && total > 0 ? total : 1
        let fraction = value.map { Double($0) }.map { $0.isNaN ? 0 : min(max($0 / whole, 0), 1) }
        self.init(fraction.map { .fraction($0) } ?? .indeterminate, label, currentLabel)
    }

    @MainActor public var body: some View {
        ChosenProgress(
            configuration: ProgressViewStyleConfiguration(
                progress: progress,
                label: label.map { ProgressViewStyleConfiguration.Label(content: AnyView($0)) },
                currentValueLabel: currentLabel.map {
                    ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView($0))
                }))
    }
}

extension ProgressView {
    /// Creates a progress view with a label and a label for the current value.
    ///
    /// - Parameters:
    ///   - value: The completed amount, or `nil` for indeterminate progress.
    ///   - total: The amount that completes the task.
    ///   - label: A view that describes the task.
    ///   - currentValueLabel: A view that describes the completed amount.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, total, label(), currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a progress view with a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(value, total, label(), nil)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates an indeterminate progress view with a label.
    public init(@ViewBuilder label: () -> Label) { self.init(Double?.none, 1, label(), nil) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates an indeterminate progress view without a label.
    public init() { self.init(Double?.none, 1, nil, nil) }

    /// Creates a progress view without a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { self.init(value, total, nil, nil) }
}

extension ProgressView {
    /// Creates a progress view from the properties of another one, for a style that adds to the default appearance.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(configuration.progress, configuration.label, configuration.currentValueLabel)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates an indeterminate progress view with a label from a localized string key.
    public init(_ titleKey: LocalizedStringKey) { self.init(Double?.none, 1, Text(titleKey), nil) }

    /// Creates an indeterminate progress view with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(Double?.none, 1, Text(title), nil) }

    /// Creates a progress view with a label from a localized string key.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value, total, Text(titleKey), nil)
    }

    /// Creates a progress view with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(value, total, Text(title), nil)
    }
}

/// A progress view in the style from the environment. For assistive technology, it is one element.
private struct ChosenProgress: View {
    @Environment(\.controlValues.progressStyle) private var style
    let configuration: ProgressViewStyleConfiguration

    init(configuration: ProgressViewStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        if case .timer(let timer) = configuration.progress {
            TimelineView(TimerProgressSchedule(interval: timer.interval)) { context in
                shown(fraction: timer.fraction(at: context.date))
            }
        } else {
            shown(fraction: configuration.fractionCompleted)
        }
    }

    private func shown(fraction: Double?) -> some View {
        VStack {
            (style ?? StyleChoice(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }).makeBody(
                configuration
            )
            .controls { $0.progressStyle = nil }
        }
        .modifier(ProgressModifier(fraction: fraction))
    }
}

nonisolated private struct ProgressModifier: ElementModifier {
    let fraction: Double?

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { ProgressElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: ProgressElement.self).fraction = fraction }
}

private final class ProgressElement: ControlElement {
    var fraction: Double? { didSet { if fraction != oldValue { graph.semanticsTree.setNeedsRefresh() } } }

    override var isFocusable: Bool { false }
    override var role: SemanticsRole { .progress }

    override func describe(_ node: inout SemanticsNode) {
        node.traits.insert(.updatesFrequently)
        guard let fraction else { return }
        node.range = 0...1
        node.number = fraction
        node.value = "\(Int((fraction * 100).rounded()))%"
    }
}
