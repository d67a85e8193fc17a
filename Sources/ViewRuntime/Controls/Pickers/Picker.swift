import Foundation
import LayerTree

/// A control that selects one of several values.
///
/// Each view of the content stands for the value of its `tag(_:)`, or for its identity in a `ForEach`. By default, the
/// picker is a button that opens a menu. Use `pickerStyle(_:)` to change its appearance.
///
/// Available from iOS 13 and macOS 10.15.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: PickerSelection<SelectionValue>
    private let content: Content
    private let label: Label
    /// The view that replaces the selected value in the menu style's button.
    private let currentValueLabel: AnyView?

    init(
        _ selection: PickerSelection<SelectionValue>, _ content: Content, _ label: Label,
        _ currentValueLabel: AnyView? = nil
    ) {
        self.selection = selection
        self.content = content
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    @MainActor public var body: some View {
        ChosenPicker(
            parts: PickerParts(
                label: AnyView(label), content: AnyView(content), currentValueLabel: currentValueLabel,
                selection: selection.chosen, choose: { selection.choose($0) }))
    }
}

/// The selection of a picker: one value, or a value that several sources share.
nonisolated struct PickerSelection<Value: Hashable> {
    let chosen: [AnyHashable]
    private let set: (Value) -> Void

    init(_ selection: Binding<Value>) {
        chosen = [AnyHashable(selection.wrappedValue)]
        set = { selection.wrappedValue = $0 }
    }

    init<C: RandomAccessCollection>(_ sources: C, _ selection: KeyPath<C.Element, Binding<Value>>) {
        let bindings = sources.map { $0[keyPath: selection] }
        chosen = bindings.map { AnyHashable($0.wrappedValue) }
        set = { value in for binding in bindings { binding.wrappedValue = value } }
    }

    /// Selects a value if it has the picker's type.
    ///
    /// - Returns: Whether the value has the picker's type.
    func choose(_ value: AnyHashable) -> Bool {
        guard let value = value.base as? Value else { return false }
        set(value)
        return true
    }
}

/// The type-erased parts of a picker.
struct PickerParts {
    let label: AnyView
    let content: AnyView
    let currentValueLabel: AnyView?
    /// The selected value, or the values of several sources.
    let selection: [AnyHashable]
    let choose: (AnyHashable) -> Bool

    func isChosen(_ option: Subview) -> Bool { option.values.contains { selection.contains($0) } }

    /// Selects the first of the option's values that has the picker's type.
    func choose(_ option: Subview) { _ = option.values.first(where: choose) }
}

extension Subview {
    /// The values that a picker selects with the view.
    var values: [AnyHashable] {
        let tags = containerValues.tags
        return tags.isEmpty ? id.identities : tags
    }
}

/// A picker in the style from the environment.
private struct ChosenPicker: View {
    let parts: PickerParts
    @Environment(\.controlValues.pickerStyle) private var style
    @Environment(\.menuValues.isInside) private var isInMenu
    @Environment(\.navigationStore) private var navigation

    init(parts: PickerParts) { self.parts = parts }

    var body: some View {
        if isInMenu {
            PickerRows(parts: parts, showsLabel: style != .automatic)
        } else {
            switch style {
            case .segmented: SegmentedPicker(parts: parts)
            case .inline: PickerRows(parts: parts, showsLabel: true)
            case .wheel: WheelPickerBody(parts: parts)
            case .navigationLink where navigation != nil: LinkedPicker(parts: parts)
            case .automatic, .menu, .navigationLink: MenuPicker(parts: parts)
            }
        }
    }
}

/// The values as adjacent segments.
private struct SegmentedPicker: View {
    let parts: PickerParts

    var body: some View {
        ZStack {
            ControlLabel(isHidden: true) { parts.label }
            SegmentStack(
                selection: parts.selection.first ?? AnyHashable(0), select: parts.choose, content: parts.content)
        }
        .font(.footnote.weight(.medium))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .modifier(PickerModifier())
    }
}

/// Labels the segments for assistive technology with the texts beside them.
nonisolated private struct PickerModifier: ElementModifier {
    @MainActor func makeElement(_ context: _NodeContext) -> _Node { PickerElement(context) }
    @MainActor func update(_ element: _Node) {}
}

private final class PickerElement: ModifierElement {
    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        guard var segments = children.first(where: { $0.role == .radioGroup }) else { return children }
        segments.label = children.filter { $0.role != .radioGroup }.joinedLabels
        return [segments]
    }
}
