/// A section of another view, to be shown in a custom container.
///
/// Available from iOS 18 and macOS 15.
public struct SectionConfiguration: Identifiable {
    /// What tells a section from the others, wherever it moves.
    public struct ID: Hashable {
        let identities: [AnyHashable]
        /// Among those with the same identities.
        let place: Int
    }

    public let id: ID
    let source: SubviewSource
    let span: SectionSpan
    /// No views where the section has none.
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    /// No views where the section has none.
    public let footer: SubviewsCollection

    /// What the section tells its container: what its header does, or the footer or the first row where there is none.
    public var containerValues: ContainerValues {
        guard let slot = span.all.first else { return ContainerValues() }
        let source = source
        return MainActor.assumeIsolated { UncheckedBox(source.containerValues(ofSlot: slot)) }.value
    }
}

/// The sections of a view, in order.
///
/// Available from iOS 18 and macOS 15.
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The sections of a view that a `ForEach` shows. They are known when that is shown; before, the collection is empty.
///
/// Available from iOS 18 and macOS 15.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    var sections: [SectionConfiguration] = []
    let unresolved: any SubviewBase

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
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
    /// Views made from the sections of another view. Views of it that are in no section form sections of their own;
    /// there is at least one.
    ///
    /// Available from iOS 18 and macOS 15.
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        self.init(
            data: ForEachSectionCollection(unresolved: ViewSubviewBase(view: view)), identify: { $0.id }, content: content)
    }
}

/// A view made from the sections of another.
///
/// Available from iOS 18 and macOS 15.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
    let sections: Sections
    let transform: (SectionCollection) -> Content
}

extension Group {
    /// Makes a view from the sections of another, such as the content of a custom container.
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
        unsafeDowncast(node, to: SubviewGroupNode<Sections, Content>.self).update(view.sections) { [transform = view.transform] in
            transform(SectionCollection(sections: $0.sections))
        }
    }

    public static var _elementCount: Int? { Content._elementCount }
}
