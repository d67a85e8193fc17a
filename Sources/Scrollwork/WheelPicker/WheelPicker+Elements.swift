import SwiftUI

extension WheelPicker {
    /// Creates a picker for the elements of a collection, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key for the picker's title, which assistive technology uses.
    ///   - selection: A binding to the selected element. An element outside the collection doesn't move the wheel.
    ///   - values: The elements, without duplicates.
    public init<Data: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, selection: Binding<Value>, values: Data
    ) where Data.Element == Value {
        self.init(title: Text(titleKey), selection: selection, values: values)
    }

    /// Creates a picker for the elements of a collection.
    ///
    /// - Parameters:
    ///   - title: The picker's title, which assistive technology uses.
    ///   - selection: A binding to the selected element. An element outside the collection doesn't move the wheel.
    ///   - values: The elements, without duplicates.
    @_disfavoredOverload
    public init<S: StringProtocol, Data: RandomAccessCollection>(
        _ title: S, selection: Binding<Value>, values: Data
    ) where Data.Element == Value {
        self.init(title: Text(title), selection: selection, values: values)
    }

    /// Creates a picker for the elements of a collection, with a localized title and a view for each element.
    ///
    /// - Parameters:
    ///   - titleKey: The key for the picker's title, which assistive technology uses.
    ///   - selection: A binding to the selected element. An element outside the collection doesn't move the wheel.
    ///   - values: The elements, without duplicates.
    ///   - label: A view builder that creates the view of an element.
    public init<Data: RandomAccessCollection, Label: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<Value>, values: Data,
        @ViewBuilder label: @escaping (Value) -> Label
    ) where Data.Element == Value {
        self.init(title: Text(titleKey), selection: selection, values: values)
        self.label = { AnyView(label($0)) }
        labels = ContentToken()
    }

    /// Creates a picker for the elements of a collection, with a view for each element.
    ///
    /// - Parameters:
    ///   - title: The picker's title, which assistive technology uses.
    ///   - selection: A binding to the selected element. An element outside the collection doesn't move the wheel.
    ///   - values: The elements, without duplicates.
    ///   - label: A view builder that creates the view of an element.
    @_disfavoredOverload
    public init<S: StringProtocol, Data: RandomAccessCollection, Label: View>(
        _ title: S, selection: Binding<Value>, values: Data, @ViewBuilder label: @escaping (Value) -> Label
    ) where Data.Element == Value {
        self.init(title: Text(title), selection: selection, values: values)
        self.label = { AnyView(label($0)) }
        labels = ContentToken()
    }

    private init<Data: RandomAccessCollection>(title: Text, selection: Binding<Value>, values: Data)
    where Data.Element == Value {
        self.init(title: title, value: selection, textKind: "elements", text: { $1.text(of: $0) }) { _ in
            WheelScale(values)
        }
        countsValues = true
    }

    /// Creates a picker for the values of a scale, with a localized title.
    ///
    /// Use it for logarithmic scales, and for stops at individual positions.
    ///
    /// - Parameters:
    ///   - titleKey: The key for the picker's title, which assistive technology uses.
    ///   - value: A binding to the selected value. For a value that isn't on the scale, the picker shows the nearest
    ///     value if the values have an order.
    ///   - scale: The values and their positions.
    public init(_ titleKey: LocalizedStringKey, value: Binding<Value>, scale: WheelScale<Value>) {
        self.init(title: Text(titleKey), value: value, scale: scale)
    }

    /// Creates a picker for the values of a scale.
    ///
    /// Use it for logarithmic scales, and for stops at individual positions.
    ///
    /// - Parameters:
    ///   - title: The picker's title, which assistive technology uses.
    ///   - value: A binding to the selected value. For a value that isn't on the scale, the picker shows the nearest
    ///     value if the values have an order.
    ///   - scale: The values and their positions.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: Binding<Value>, scale: WheelScale<Value>) {
        self.init(title: Text(title), value: value, scale: scale)
    }

    private init(title: Text, value: Binding<Value>, scale: WheelScale<Value>) {
        let component = (scale.values as? DateValues)?.component ?? .day
        self.init(title: title, value: value, textKind: "scale", text: { $1.text(of: $0, by: component) }) { _ in scale
        }
    }
}
