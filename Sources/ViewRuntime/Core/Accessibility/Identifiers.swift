/// The elements that have an accessibility identifier, for tests to find.
@MainActor
package final class Identifiers {
    private struct Reference { unowned let element: Element }
    private var references: [String: [Reference]] = [:]

    /// Returns the elements with an identifier, in the order of their creation. Elements that a lazy container keeps
    /// offscreen aren't included.
    package func elements(_ name: String) -> [Element] {
        references[name]?.map(\.element).filter { !$0.isParked } ?? []
    }

    func move(_ element: Element, from old: String?, to new: String?) {
        if let old {
            references[old]?.removeAll { $0.element === element }
            if references[old]?.isEmpty == true { references[old] = nil }
        }
        if let new { references[new, default: []].append(Reference(element: element)) }
    }
}
