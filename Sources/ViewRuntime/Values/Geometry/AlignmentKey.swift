/// An alignment guide on one axis, as a key for tables of explicit guides.
package struct AlignmentKey: Hashable, Comparable, Sendable {
    package let axis: Axis
    /// A metatype is immutable and the guide's functions are not isolated, so any thread may hold it.
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

    /// A total order that holds for the life of the process.
    package static func < (a: AlignmentKey, b: AlignmentKey) -> Bool {
        (a.axis.rawValue, ObjectIdentifier(a.id)) < (b.axis.rawValue, ObjectIdentifier(b.id))
    }
}
