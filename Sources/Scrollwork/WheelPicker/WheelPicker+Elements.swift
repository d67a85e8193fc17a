import SwiftUI

extension WheelPicker {
    /// A picker of the elements of a collection.
    ///
    /// - Parameters:
    ///   - titleKey: What is picked, for those who cannot see the wheel.
    ///   - selection: The picked element. One that is not in the collection leaves the wheel where it is.
    ///   - values: The elements, each of them once.
    public init<Data: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, selection: Binding<Value>, values: Data
    ) where Data.Element == Value {
        self.init(title: Text(titleKey), selection: selection, values: values)
    }

    /// A picker of the elements of a collection.
    @_disfavoredOverload
    public init<S: StringProtocol, Data: RandomAccessCollection>(
        _ title: S, selection: Binding<Value>, values: Data
    ) where Data.Element == Value {
        self.init(title: Text(title), selection: selection, values: values)
    }

    /// A picker of the elements of a collection, with a view for each.
    ///
    /// - Parameters:
    ///   - titleKey: What is picked, for those who cannot see the wheel.
    ///   - selection: The picked element. One that is not in the collection leaves the wheel where it is.
    ///   - values: The elements, each of them once.
    ///   - label: The view of an element.
    public init<Data: RandomAccessCollection, Label: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<Value>, values: Data, @ViewBuilder label: @escaping (Value) -> Label
    ) where Data.Element == Value {
        self.init(title: Text(titleKey), selection: selection, values: values)
        self.label = { AnyView(label($0)) }
        labels = ContentToken()
    }

    /// A picker of the elements of a collection, with a view for each.
    @_disfavoredOverload
    public init<S: StringProtocol, Data: RandomAccessCollection, Label: View>(
        _ title: S, selection: Binding<Value>, values: Data, @ViewBuilder label: @escaping (Value) -> Label
    ) where Data.Element == Value {
        self.init(title: Text(title), selection: selection, values: values)
        self.label = { AnyView(label($0)) }
        labels = ContentToken()
    }

    private init<Data: RandomAccessCollection>(title: Text, selection: Binding<Value>, values: Data) where Data.Element == Value {
        self.init(title: title, value: selection, textKind: "elements", text: { $1.text(of: $0) }) { _ in WheelScale(values) }
        countsValues = true
    }

    /// A picker of the values of a scale: logarithmic ones, or stops at positions of their own.
    ///
    /// - Parameters:
    ///   - titleKey: What is picked, for those who cannot see the wheel.
    ///   - value: The picked value. One that is not on the scale is shown as the nearest, if values have an order.
    ///   - scale: The values and their places.
    public init(_ titleKey: LocalizedStringKey, value: Binding<Value>, scale: WheelScale<Value>) {
        self.init(title: Text(titleKey), value: value, scale: scale)
    }

    /// A picker of the values of a scale: logarithmic ones, or stops at positions of their own.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: Binding<Value>, scale: WheelScale<Value>) {
        self.init(title: Text(title), value: value, scale: scale)
    }

    private init(title: Text, value: Binding<Value>, scale: WheelScale<Value>) {
        let component = (scale.values as? DateValues)?.component ?? .day
        self.init(title: title, value: value, textKind: "scale", text: { $1.text(of: $0, by: component) }) { _ in scale }
    }
}
