/// The elements that programs gave an identifier to, for tests to find.
@MainActor
package final class Identifiers {
    private struct Reference { unowned let element: Element }
    private var references: [String: [Reference]] = [:]

    /// All identifiers in use, in no order. What a lazy container keeps off screen is not counted.
    package var names: [String] { references.filter { $0.value.contains { !$0.element.isParked } }.map(\.key) }

    /// The elements with an identifier, in the order in which they were made, without those kept off screen.
    package func elements(_ name: String) -> [Element] { references[name]?.map(\.element).filter { !$0.isParked } ?? [] }

    func move(_ element: Element, from old: String?, to new: String?) {
        if let old {
            references[old]?.removeAll { $0.element === element }
            if references[old]?.isEmpty == true { references[old] = nil }
        }
        if let new { references[new, default: []].append(Reference(element: element)) }
    }
}
