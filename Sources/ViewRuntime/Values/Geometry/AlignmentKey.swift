/// A key for tables of explicit alignment guides: a guide on one axis.
package struct AlignmentKey: Hashable, Comparable, Sendable {
    package let axis: Axis
    /// The guide. A metatype is immutable and the guide's functions are nonisolated, so any thread can use it.
    package nonisolated(unsafe) let id: any AlignmentID.Type

    package init(axis: Axis, id: any AlignmentID.Type) {
        self.axis = axis
        self.id = id
    }

    package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        a.axis == b.axis && ObjectIdentifier(a.id) == ObjectIdentifier(b.id)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(ObjectIdentifier(id))
    }

    /// Compares keys in a total order that's valid during the process.
    package static func < (a: AlignmentKey, b: AlignmentKey) -> Bool {
        (a.axis.rawValue, ObjectIdentifier(a.id)) < (b.axis.rawValue, ObjectIdentifier(b.id))
    }
}
