import Foundation

/// A control that selects a value from a bounded range.
///
/// A finger moves the thumb by the distance it moves along the track. The arrow keys and assistive technology move the
/// thumb by one step, or by a tenth of the range if the slider has no step.
///
/// If the value is outside the range, the thumb is at the nearest end, and if it isn't a number, at the lower bound.
/// The value doesn't change until a person moves the thumb. A range that isn't finite is treated as 0 to 1.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let onEditingChanged: (Bool) -> Void
    let label: Label
    let minimumLabel: ValueLabel
    let maximumLabel: ValueLabel

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, _ onEditingChanged: @escaping (Bool) -> Void,
        label: Label,
        minimum: ValueLabel, maximum: ValueLabel
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding(
            read: { Double(value.wrappedValue) },
            write: { new, transaction in value.transaction(transaction).wrappedValue = V(new) }, source: nil)
        let low = Double(bounds.lowerBound), high = Double(bounds.upperBound)
        self.bounds = low.isFinite && high.isFinite ? low...high : 0...1
        self.step = step.map { Double($0) }.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        self.onEditingChanged = onEditingChanged
        self.label = label
        minimumLabel = minimum
        maximumLabel = maximum
    }

    @MainActor public var body: some View {
        HStack {
            minimumLabel
            SliderTrack(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged) {
                ControlLabel(isHidden: true) { label }
            }
            maximumLabel
        }
    }
}

extension Slider {
    /// Creates a slider with a label and labels for the bounds.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, onEditingChanged, label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }

    /// Creates a slider with a step, a label, and labels for the bounds.
    ///
    /// Steps count from the lower bound.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, onEditingChanged, label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, onEditingChanged, label: label(), minimum: EmptyView(), maximum: EmptyView())
    }

    /// Creates a slider with a step and a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, onEditingChanged, label: label(), minimum: EmptyView(), maximum: EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider without a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, onEditingChanged, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
    }

    /// Creates a slider with a step and without a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, onEditingChanged, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
    }
}
