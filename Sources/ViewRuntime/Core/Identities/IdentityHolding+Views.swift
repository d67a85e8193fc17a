/// A view with a single content view.
@MainActor
protocol SingleContent: IdentityHolding {
    associatedtype Content
    var content: Content { get }
}

extension SingleContent where Content: View {
    @MainActor func search(_ search: inout IdentitySearch) { search.visit(content) }
    @MainActor static func mayHold(_ identity: Any.Type) -> Bool { IdentitySearch.mayHold(Content.self, identity) }
}

extension VStack: SingleContent {}
extension HStack: SingleContent {}
extension ZStack: SingleContent {}
extension Grid: SingleContent {}
extension GridRow: SingleContent {}
extension LayoutView: SingleContent {}
extension EquatableView: SingleContent {}
extension Group: IdentityHolding, SingleContent where Content: View {}

extension ModifiedContent: IdentityHolding where Content: View, Modifier: ViewModifier {
    @MainActor func search(_ search: inout IdentitySearch) { search.visit(content) }

    /// The content of a modifier's body is unknown, so it may have any identity.
    @MainActor static func mayHold(_ identity: Any.Type) -> Bool {
        Modifier.Body.self != Never.self || IdentitySearch.mayHold(Content.self, identity)
    }
}

extension IDView: IdentityHolding {
    @MainActor func search(_ search: inout IdentitySearch) {
        search.visit(identity: id)
        search.visit(content)
    }

    @MainActor static func mayHold(_ identity: Any.Type) -> Bool {
        ID.self == identity || IdentitySearch.mayHold(Content.self, identity)
    }
}

extension ForEach: IdentityHolding where Content: View {
    @MainActor func search(_ search: inout IdentitySearch) {
        let elements = IdentifiedElements(self)
        for element in data {
            search.visit(identity: elements.id(of: element))
            if search.isDone { return }
        }
        guard IdentitySearch.mayHold(Content.self, Swift.type(of: search.identity.base)) else { return }
        search.evaluate { search in
            for element in data {
                search.visit(content(element))
                if search.isDone { return }
            }
        }
    }

    @MainActor static func mayHold(_ identity: Any.Type) -> Bool {
        ID.self == identity || IdentitySearch.mayHold(Content.self, identity)
    }
}

extension TupleView: IdentityHolding {
    @MainActor func search(_ search: inout IdentitySearch) {
        withUnsafePointer(to: value) { pointer in
            for member in TupleLayout.of(T.self).members {
                member.search(UnsafeRawPointer(pointer) + member.offset, &search)
            }
        }
    }

    @MainActor static func mayHold(_ identity: Any.Type) -> Bool {
        TupleLayout.of(T.self).members.contains { IdentitySearch.mayHold($0.type, identity) }
    }
}

extension _ConditionalContent: IdentityHolding where TrueContent: View, FalseContent: View {
    @MainActor func search(_ search: inout IdentitySearch) {
        switch storage {
        case .trueContent(let content): search.visit(content)
        case .falseContent(let content): search.visit(content)
        }
    }

    @MainActor static func mayHold(_ identity: Any.Type) -> Bool {
        IdentitySearch.mayHold(TrueContent.self, identity) || IdentitySearch.mayHold(FalseContent.self, identity)
    }
}

extension Optional: IdentityHolding where Wrapped: View {
    @MainActor func search(_ search: inout IdentitySearch) { if let self { search.visit(self) } }
    @MainActor static func mayHold(_ identity: Any.Type) -> Bool { IdentitySearch.mayHold(Wrapped.self, identity) }
}

extension Section: IdentityHolding where Parent: View, Content: View, Footer: View {
    @MainActor func search(_ search: inout IdentitySearch) {
        search.visit(header)
        if isExpanded { search.visit(content) }
        search.visit(footer)
    }

    @MainActor static func mayHold(_ identity: Any.Type) -> Bool {
        IdentitySearch.mayHold(Parent.self, identity) || IdentitySearch.mayHold(Content.self, identity)
            || IdentitySearch.mayHold(Footer.self, identity)
    }
}

extension Subview: IdentityHolding {
    func search(_ search: inout IdentitySearch) { search.visit(slot: slot, of: source) }

    static func mayHold(_ identity: Any.Type) -> Bool { true }
}

extension AnyView: IdentityHolding {
    @MainActor func search(_ search: inout IdentitySearch) { searchStorage(&search) }
    @MainActor static func mayHold(_ identity: Any.Type) -> Bool { true }
}
