/// The number of slots in each part of a section, if its type determines them.
///
/// A collection of such sections costs nothing until one of them becomes visible.
@MainActor
struct SectionShape {
    let header: Int
    let content: Int
    let footer: Int

    var count: Int { header + content + footer }

    /// Returns the positions of the parts of a section that begins at a slot.
    func span(from first: Int) -> SectionSpan {
        let contentStart = first + header, footerStart = contentStart + content
        return SectionSpan(
            header: first..<contentStart, content: contentStart..<footerStart,
            footer: footerStart..<footerStart + footer)
    }

    /// Returns the shape of a view that is a single section, possibly with modifiers, or `nil` for other views.
    static func of<V: View>(_ type: V.Type) -> SectionShape? {
        if let shaped = type as? any SectionShaped.Type { return shaped.sectionShape }
        return V.Body.self == Never.self ? nil : of(V.Body.self)
    }
}

/// A view that may be a single section.
@MainActor
protocol SectionShaped {
    @MainActor static var sectionShape: SectionShape? { get }
}

extension Section: SectionShaped where Parent: View, Content: View, Footer: View {
    @MainActor static var sectionShape: SectionShape? {
        guard let header = Parent._elementCount, let content = Content._elementCount, let footer = Footer._elementCount
        else {
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
    /// Whether the modifier applies to each of several views instead of combining them.
    @MainActor static var isOnEachView: Bool {
        Body.self == Never.self && _elementCount(Several.self) == Several._elementCount
    }
}

/// A view with more than one element.
private struct Several: PrimitiveView {
    static func _makeNode(_ view: Several, _ context: _NodeContext) -> _Node { fatalError("it is only a type") }
    static func _updateNode(_ node: _Node, _ view: Several) {}
    static var _elementCount: Int? { 2 }
}
