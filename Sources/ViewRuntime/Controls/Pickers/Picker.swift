import Foundation
import LayerTree

/// A control that chooses one of several values, which its content's views name with `tag(_:)` or by the identity that
/// `ForEach` gives them.
///
/// In every style, the values stand side by side in segments.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>
    private let content: Content
    private let label: Label

    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    @MainActor public var body: some View {
        ZStack {
            ControlLabel(isHidden: true) { label }
            SegmentStack(selection: AnyHashable(selection.wrappedValue), select: choose, content: content)
        }
        .font(.footnote.weight(.medium))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .modifier(PickerModifier())
    }

    @MainActor private func choose(_ value: AnyHashable) -> Bool {
        guard let value = value.base as? SelectionValue else { return false }
        selection.wrappedValue = value
        return true
    }
}

extension Picker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

/// How pickers look.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// Values side by side.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
}

/// The usual style: values side by side.
nonisolated public struct DefaultPickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension View {
    /// How pickers in the view look. All styles that there are show segments.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
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
