import Foundation
import LayerTree

/// A control that chooses one of several values, which its content's views name with `tag(_:)` or by the identity that
/// `ForEach` gives them. Apple: iOS 13, macOS 10.15.
///
/// By itself it is a button with a menu; `pickerStyle(_:)` chooses another look.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: PickerSelection<SelectionValue>
    private let content: Content
    private let label: Label
    /// What a menu shows in place of what is chosen, where the program gives it.
    private let currentValueLabel: AnyView?

    init(_ selection: PickerSelection<SelectionValue>, _ content: Content, _ label: Label, _ currentValueLabel: AnyView? = nil) {
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

/// What a picker chooses: one value, or the same of several things.
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

    /// Takes a value of the picker's type; returns whether it is one.
    func choose(_ value: AnyHashable) -> Bool {
        guard let value = value.base as? Value else { return false }
        set(value)
        return true
    }
}

/// What a picker is made of, its types hidden.
struct PickerParts {
    let label: AnyView
    let content: AnyView
    let currentValueLabel: AnyView?
    /// One value, or those of several things that may differ.
    let selection: [AnyHashable]
    let choose: (AnyHashable) -> Bool

    func isChosen(_ option: Subview) -> Bool { option.values.contains { selection.contains($0) } }

    /// Chooses by the first of the option's names that is a value of the picker.
    func choose(_ option: Subview) { _ = option.values.first(where: choose) }
}

extension Subview {
    /// What the view stands for in a picker.
    var values: [AnyHashable] {
        let tags = containerValues.tags
        return tags.isEmpty ? id.identities : tags
    }
}

/// Shows a picker in the style that the environment chooses.
private struct ChosenPicker: View {
    let parts: PickerParts
    @Environment(\.builtIn.controls.pickerStyle) private var style
    @Environment(\.builtIn.menu.isInside) private var isInMenu
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

/// Values side by side.
private struct SegmentedPicker: View {
    let parts: PickerParts

    var body: some View {
        ZStack {
            ControlLabel(isHidden: true) { parts.label }
            SegmentStack(selection: parts.selection.first ?? AnyHashable(0), select: parts.choose, content: parts.content)
        }
        .font(.footnote.weight(.medium))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .modifier(PickerModifier())
    }
}

/// Names the segments inside with the texts beside them.
nonisolated private struct PickerModifier: ElementModifier {
    @MainActor func makeElement(_ context: _NodeContext) -> _Node { PickerElement(context) }
    @MainActor func update(_ element: _Node) {}
}

private final class PickerElement: ModifierElement {
    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        guard var segments = children.first(where: { $0.role == .tabList }) else { return children }
        let labels = children.filter { $0.role != .tabList }.flatMap(\.flattened).compactMap(\.label)
        segments.label = labels.isEmpty ? nil : labels.joined(separator: ", ")
        return [segments]
    }
}
