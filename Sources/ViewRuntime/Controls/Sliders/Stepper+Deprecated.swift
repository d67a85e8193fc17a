/// Initializers with the label as the last argument, for programs from before iOS 14.5.
extension Stepper {
    /// Creates a stepper with actions for both buttons. Use ``init(label:onIncrement:onDecrement:onEditingChanged:)``.
    ///
    /// Available from iOS 13 and macOS 10.15.
    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value. Use ``init(value:step:label:onEditingChanged:)``.
    ///
    /// Available from iOS 13 and macOS 10.15.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value in a range. Use ``init(value:in:step:label:onEditingChanged:)``.
    ///
    /// Available from iOS 13 and macOS 10.15.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
