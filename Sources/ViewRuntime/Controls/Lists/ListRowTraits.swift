import Foundation

/// The properties that a row passes to its list.
struct ListRowTraits {
    var insets: EdgeInsets?
    var background: AnyView?
    /// The visibility of the separators above and below the row.
    var separators: (top: Visibility, bottom: Visibility) = (.automatic, .automatic)
    var separatorTint: (top: Color?, bottom: Color?) = (nil, nil)
    /// The visibility of the separators above and below the section of the row.
    var sectionSeparators: (top: Visibility, bottom: Visibility) = (.automatic, .automatic)
    var sectionSeparatorTint: (top: Color?, bottom: Color?) = (nil, nil)
    var isSelectionDisabled = false
    var isDeleteDisabled = false
    var isMoveDisabled = false
    var leading: SwipeActions?
    var trailing: SwipeActions?

    /// Returns whether a row looks the same with other properties. The closures of swipe actions can't be compared.
    @MainActor func isSame(as other: ListRowTraits) -> Bool {
        leading == nil && trailing == nil && other.leading == nil && other.trailing == nil && insets == other.insets
            && separators == other.separators && isSelectionDisabled == other.isSelectionDisabled
            && sectionSeparators == other.sectionSeparators
            && sectionSeparatorTint.top == other.sectionSeparatorTint.top
            && sectionSeparatorTint.bottom == other.sectionSeparatorTint.bottom
            && separatorTint.top == other.separatorTint.top && separatorTint.bottom == other.separatorTint.bottom
            && isDeleteDisabled == other.isDeleteDisabled && isMoveDisabled == other.isMoveDisabled
            && (background == nil) == (other.background == nil)
            && (background.map { other.background!.isSame(as: $0) } ?? true)
    }
}

nonisolated struct ListRowTraitModifier: ElementModifier {
    let change: (inout ListRowTraits) -> Void

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { ListRowTraitElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: ListRowTraitElement.self).show(change) }
}

private final class ListRowTraitElement: ModifierElement {
    private var change: ((inout ListRowTraits) -> Void)?

    func show(_ change: @escaping (inout ListRowTraits) -> Void) {
        let old = self.change.map(traits)
        self.change = change
        if let old, !old.isSame(as: traits(change)) { invalidateLayout() }
    }

    private func traits(_ change: (inout ListRowTraits) -> Void) -> ListRowTraits {
        var traits = ListRowTraits()
        change(&traits)
        return traits
    }

    override func trait(_ key: ObjectIdentifier) -> Any? {
        guard key == ObjectIdentifier(ListRowTraits.self), let change else { return super.trait(key) }
        var traits = super.trait(key) as? ListRowTraits ?? ListRowTraits()
        change(&traits)
        return traits
    }
}

extension View {
    /// Sets the insets of the row's content.
    ///
    /// Available from iOS 13 and macOS 10.15.
    ///
    /// - Parameter insets: The distances in points between the row's edges and its content, or `nil` for the list's
    ///   default.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(ListRowTraitModifier { $0.insets = insets })
    }

    /// Places a view behind the row.
    ///
    /// Available from iOS 13 and macOS 10.15.
    ///
    /// - Parameter view: The background, or `nil` for the list's default.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        let background = view.map { AnyView($0) }
        return modifier(ListRowTraitModifier { $0.background = background })
    }

    /// Sets the visibility of the row's separators.
    ///
    /// Available from iOS 15 and macOS 13.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            ListRowTraitModifier {
                if edges.contains(.top) { $0.separators.top = visibility }
                if edges.contains(.bottom) { $0.separators.bottom = visibility }
            })
    }

    /// Sets the tint color of the row's separators.
    ///
    /// Available from iOS 15 and macOS 13.
    ///
    /// - Parameters:
    ///   - color: The color, or `nil` for the list's default.
    ///   - edges: The edges whose separators change.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            ListRowTraitModifier {
                if edges.contains(.top) { $0.separatorTint.top = color }
                if edges.contains(.bottom) { $0.separatorTint.bottom = color }
            })
    }

    /// Sets the visibility of the separators above and below the section.
    ///
    /// Available from iOS 15 and macOS 13.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            ListRowTraitModifier {
                if edges.contains(.top) { $0.sectionSeparators.top = visibility }
                if edges.contains(.bottom) { $0.sectionSeparators.bottom = visibility }
            })
    }

    /// Sets the tint color of the separators above and below the section.
    ///
    /// Available from iOS 15 and macOS 13.
    ///
    /// - Parameters:
    ///   - color: The color, or `nil` for the list's default.
    ///   - edges: The edges whose separators change.
    nonisolated public func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            ListRowTraitModifier {
                if edges.contains(.top) { $0.sectionSeparatorTint.top = color }
                if edges.contains(.bottom) { $0.sectionSeparatorTint.bottom = color }
            })
    }

    /// Sets whether a person can't select the row.
    ///
    /// Available from iOS 17 and macOS 14.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(ListRowTraitModifier { $0.isSelectionDisabled = $0.isSelectionDisabled || isDisabled })
    }

    /// Sets whether a person can't delete the row.
    ///
    /// Available from iOS 13 and macOS 10.15.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(ListRowTraitModifier { $0.isDeleteDisabled = isDisabled })
    }

    /// Sets whether a person can't move the row.
    ///
    /// Available from iOS 13 and macOS 10.15.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(ListRowTraitModifier { $0.isMoveDisabled = isDisabled })
    }
}
