// The initializers with views for the labels of the bounds. Apple deprecated them in favor of those with closures.

extension Slider {
    /// Creates a slider with a label and labels for the bounds.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, onEditingChanged, label: label(), minimum: minimumValueLabel,
            maximum: maximumValueLabel)
    }

    /// Creates a slider with a step, a label, and labels for the bounds.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, onEditingChanged, label: label(), minimum: minimumValueLabel,
            maximum: maximumValueLabel)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, onEditingChanged, label: label(), minimum: EmptyView(), maximum: EmptyView())
    }

    /// Creates a slider with a step and a label.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, onEditingChanged, label: label(), minimum: EmptyView(), maximum: EmptyView())
    }
}
