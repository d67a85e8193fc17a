/// A section of a view, which a custom container can show.
///
/// Available from iOS 18 and macOS 15.
public struct SectionConfiguration: Identifiable {
    /// The identity of a section, which doesn't depend on its position.
    public struct ID: Hashable {
        let identities: [AnyHashable]
        /// The index among the sections with the same identities.
        let place: Int
    }

    /// The identity of the section.
    public let id: ID
    let source: SubviewSource
    let span: SectionSpan
    /// The header of the section, or an empty collection if there is none.
    public let header: SubviewsCollection
    /// The content of the section.
    public let content: SubviewsCollection
    /// The footer of the section, or an empty collection if there is none.
    public let footer: SubviewsCollection

    /// The values that the section passes to its container. They come from the header, or else from the first row or
    /// the footer.
    public var containerValues: ContainerValues {
        guard let slot = span.all.first else { return ContainerValues() }
        let source = source
        return MainActor.assumeIsolated { UncheckedTransfer(source.containerValues(ofSlot: slot)) }.value
    }
}

/// The sections of a view, in order.
///
/// Available from iOS 18 and macOS 15.
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    /// The index of the first section.
    public var startIndex: Int { sections.startIndex }
    /// The index after the last section.
    public var endIndex: Int { sections.endIndex }
    /// The section at an index.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The sections that a `ForEach` shows. The collection is empty until the `ForEach` is part of the view tree.
///
/// Available from iOS 18 and macOS 15.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    var sections: [SectionConfiguration] = []
    let unresolved: any SubviewBase

    /// The index of the first section.
    public var startIndex: Int { sections.startIndex }
    /// The index after the last section.
    public var endIndex: Int { sections.endIndex }
    /// The section at an index.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEachSectionCollection: UnresolvedSubviews {
    func resolved(_ source: SubviewSource) -> Self {
        var copy = self
        copy.sections = source.sections
        return copy
    }
}

extension ForEach {
    /// Creates views from the sections of another view. Subviews outside of sections form sections of their own, and
    /// there is at least one section.
    ///
    /// Available from iOS 18 and macOS 15.
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        self.init(
            data: ForEachSectionCollection(unresolved: ViewSubviewBase(view: view)), identify: { $0.id },
            content: content)
    }
}

/// A view that transforms the sections of another view.
///
/// Available from iOS 18 and macOS 15.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
    let sections: Sections
    let transform: (SectionCollection) -> Content
}

extension Group {
    /// Creates a view from the sections of another view, such as the content of a custom container.
    ///
    /// Available from iOS 18 and macOS 15.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(content: GroupSectionsOfContent(sections: view, transform: transform))
    }
}

extension GroupSectionsOfContent: PrimitiveView {
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let node = SubviewGroupNode<Sections, Content>(context)
        node.make(view.sections) { [transform = view.transform] in transform(SectionCollection(sections: $0.sections)) }
        return node
    }

    public static func _updateNode(_ node: _Node, _ view: Self) {
        unsafeDowncast(node, to: SubviewGroupNode<Sections, Content>.self).update(view.sections) {
            [transform = view.transform] in
            transform(SectionCollection(sections: $0.sections))
        }
    }

    public static var _elementCount: Int? { Content._elementCount }
}
