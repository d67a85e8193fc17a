import SwiftUI

/// A choice between a few values, side by side under their title.
///
/// ```swift
/// OptionPicker("Unit", selection: $unit) {
///     Text("kg").tag(Unit.kilogram)
///     Text("lb").tag(Unit.pound)
/// }
/// ```
struct OptionPicker<Value: Hashable, Choices: View>: View {
    private let title: LocalizedStringKey
    @Binding private var selection: Value
    private let choices: Choices

    init(_ title: LocalizedStringKey, selection: Binding<Value>, @ViewBuilder choices: () -> Choices) {
        self.title = title
        _selection = selection
        self.choices = choices()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title).accessibilityHidden(true)
            Picker(title, selection: $selection) { choices }
                .pickerStyle(.segmented)
                .labelsHidden()
                // Eight segments leave no space for larger text, and all controls have the same text size.
                .dynamicTypeSize(...DynamicTypeSize.xLarge)
        }
    }
}
