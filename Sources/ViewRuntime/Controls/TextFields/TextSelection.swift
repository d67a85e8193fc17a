/// A selection in the text of a text field or a text editor.
///
/// Available from iOS 18 and macOS 15.
public struct TextSelection: Hashable, Sendable {
    /// The indices of a selection.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Indices: Hashable, Sendable {
        /// A selected range. An empty range is an insertion point.
        case selection(Range<String.Index>)
        /// Several selected ranges. Here, text fields use only the first one.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The indices of the selection.
    public var indices: Indices
    /// The line of an insertion point between two lines.
    public var affinity = TextSelectionAffinity.automatic

    /// Creates a selection of a range.
    public init(range: Range<String.Index>) { indices = .selection(range) }

    /// Creates a selection of several ranges.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// Creates an insertion point.
    public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

    /// A Boolean value that indicates whether the selection is an insertion point.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// Returns the selected characters of a text. Indices outside the text mean its end.
    func characters(in text: String) -> Range<Int> {
        let range: Range<String.Index>
        switch indices {
        case .selection(let only): range = only
        case .multiSelection(let ranges): range = ranges.ranges.first ?? text.endIndex..<text.endIndex
        }
        func count(_ index: String.Index) -> Int {
            text.distance(from: text.startIndex, to: min(max(index, text.startIndex), text.endIndex))
        }
        let lower = count(range.lowerBound)
        return lower..<max(count(range.upperBound), lower)
    }
}

/// The line of an insertion point between two lines: at the end of the first one or at the start of the second one.
///
/// Available from iOS 18 and macOS 15.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum TextSelectionAffinity: Hashable, Sendable {
    /// The line that the context suggests. Here, it's always the second one.
    case automatic
    /// The first line.
    case upstream
    /// The second line.
    case downstream
}

extension View {
    /// Has no effect, because an insertion point between two lines is always in the second one. Available from iOS 18
    /// and macOS 15.
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
}

extension TextField {
    /// Creates a text field with a binding to its selection.
    ///
    /// Available from iOS 18 and macOS 15.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - selection: A binding to the selection, which is `nil` while nobody edits the text.
    ///   - prompt: The text in the empty field, or `nil` to show the label.
    ///   - axis: The axis on which the text extends, or `nil` for one line.
    ///   - label: A view that describes the purpose of the field.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text: text, prompt: prompt, label: label)
        self.selection = selection
        if axis == .vertical { kind = .tall }
    }
}

extension TextField where Label == Text {
    /// Creates a text field with a binding to its selection and a label from a localized string key.
    ///
    /// Available from iOS 18 and macOS 15.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a text field with a binding to its selection and a label from a string.
    ///
    /// Available from iOS 18 and macOS 15.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
    }
}

extension TextEditor {
    /// Creates a text editor with a binding to its selection.
    ///
    /// Available from iOS 18 and macOS 15.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - selection: A binding to the selection, which is `nil` while nobody edits the text.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(text: text)
        self.selection = selection
    }
}
