/// How many slots each part of a section has, where its type tells.
///
/// A collection of such sections costs nothing until one is shown.
@MainActor
struct SectionShape {
    let header: Int
    let content: Int
    let footer: Int

    var count: Int { header + content + footer }

    /// Where the parts of a section lie whose first slot is known.
    func span(from first: Int) -> SectionSpan {
        let contentStart = first + header, footerStart = contentStart + content
        return SectionSpan(
            header: first..<contentStart, content: contentStart..<footerStart, footer: footerStart..<footerStart + footer)
    }

    /// That of a view that is one section, with modifiers perhaps; nil for all others.
    static func of<V: View>(_ type: V.Type) -> SectionShape? {
        if let shaped = type as? any SectionShaped.Type { return shaped.sectionShape }
        return V.Body.self == Never.self ? nil : of(V.Body.self)
    }
}

/// A view that may be one section.
@MainActor
protocol SectionShaped {
    @MainActor static var sectionShape: SectionShape? { get }
}

extension Section: SectionShaped where Parent: View, Content: View, Footer: View {
    @MainActor static var sectionShape: SectionShape? {
        guard let header = Parent._elementCount, let content = Content._elementCount, let footer = Footer._elementCount else {
            return nil
        }
        return SectionShape(header: header, content: content, footer: footer)
    }
}

extension IDView: SectionShaped {
    @MainActor static var sectionShape: SectionShape? { SectionShape.of(Content.self) }
}

extension ModifiedContent: SectionShaped where Content: View, Modifier: ViewModifier {
    @MainActor static var sectionShape: SectionShape? {
        guard Modifier.isOnEachView else { return nil }
        return SectionShape.of(Content.self)
    }
}

extension ViewModifier {
    /// Whether the modifier is on each view of several, and does not make one of them.
    @MainActor static var isOnEachView: Bool { Body.self == Never.self && _elementCount(Several.self) == Several._elementCount }
}

/// A view of more than one element.
private struct Several: PrimitiveView {
    static func _makeNode(_ view: Several, _ context: _NodeContext) -> _Node { fatalError("it is only a type") }
    static func _updateNode(_ node: _Node, _ view: Several) {}
    static var _elementCount: Int? { 2 }
}
