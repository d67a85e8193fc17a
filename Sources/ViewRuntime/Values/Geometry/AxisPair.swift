/// A value for each axis.
struct AxisPair<Value> {
    private var horizontal: Value
    private var vertical: Value

    init(_ value: Value) { (horizontal, vertical) = (value, value) }

    subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        _modify { if axis == .horizontal { yield &horizontal } else { yield &vertical } }
    }
}
