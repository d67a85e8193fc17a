import Foundation

/// A view that shows a value within a range.
///
/// A value outside the range is treated as the nearer bound. A value that isn't a number is treated as the lower bound.
///
/// Available from iOS 16 and macOS 13.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
    private let share: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ range: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel,
        _ bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
    ) {
        let length = Double(range.upperBound) - Double(range.lowerBound)
        let share = length > 0 ? (Double(value) - Double(range.lowerBound)) / length : 0
        self.share = share.isFinite ? min(max(share, 0), 1) : share == .infinity ? 1 : 0
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.bounds = bounds
    }

    @MainActor public var body: some View {
        ChosenGauge(
            configuration: GaugeStyleConfiguration(
                value: share, label: .init(content: AnyView(label)),
                currentValueLabel: Self.part(currentValueLabel) { .init(content: $0) },
                minimumValueLabel: bounds.flatMap { Self.part($0.minimum) { .init(content: $0) } },
                maximumValueLabel: bounds.flatMap { Self.part($0.maximum) { .init(content: $0) } }))
    }

    private static func part<V: View, Part>(_ view: V, _ make: (AnyView) -> Part) -> Part? {
        V.self == EmptyView.self ? nil : make(AnyView(view))
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label.
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(value, bounds, label(), EmptyView(), nil)
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label and a label for the current value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil)
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with a label, a label for the current value, and labels for marked values.
    ///
    /// The gauge doesn't show the labels for marked values.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil)
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label and labels for the current value and the bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
    }
}

extension Gauge {
    /// Creates a gauge with a label and labels for the current value, the bounds, and marked values.
    ///
    /// The gauge doesn't show the labels for marked values.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
    }
}

/// A gauge in the style from the environment. For assistive technology, it is one element.
private struct ChosenGauge: View {
    @Environment(\.controlValues.gaugeStyle) private var style
    let configuration: GaugeStyleConfiguration

    init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        (style ?? StyleChoice(LinearCapacityGaugeStyle()) { $0.makeBody(configuration: $1) }).makeBody(configuration)
            .controls { $0.gaugeStyle = nil }
            .accessibilityElement(children: .combine)
            .accessibilityValue(Text(verbatim: "\(Int((configuration.value * 100).rounded())) percent"))
    }
}
