/// A set of assistive technologies.
///
/// Available from iOS 15 and macOS 12.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var bits: Set<Int>

    private init(_ bits: Set<Int>) { self.bits = bits }

    /// Creates an empty set.
    public init() { bits = [] }

    /// A screen reader.
    public static let voiceOver = AccessibilityTechnologies([0])
    /// Control with switches.
    public static let switchControl = AccessibilityTechnologies([1])

    /// Returns the union of two sets.
    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { .init(bits.union(other.bits)) }
    /// Adds the technologies of another set.
    public mutating func formUnion(_ other: AccessibilityTechnologies) { bits.formUnion(other.bits) }
    /// Returns the intersection of two sets.
    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        .init(bits.intersection(other.bits))
    }
    /// Removes the technologies that aren't in another set.
    public mutating func formIntersection(_ other: AccessibilityTechnologies) { bits.formIntersection(other.bits) }
    /// Returns the technologies in exactly one of two sets.
    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        .init(bits.symmetricDifference(other.bits))
    }
    /// Replaces the set with the technologies in exactly one of two sets.
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
        bits.formSymmetricDifference(other.bits)
    }
    /// Returns whether the set contains a technology.
    public func contains(_ member: AccessibilityTechnologies) -> Bool { bits.isSuperset(of: member.bits) }
    /// Adds a technology.
    @discardableResult
    public mutating func insert(_ newMember: AccessibilityTechnologies) -> (
        inserted: Bool, memberAfterInsert: AccessibilityTechnologies
    ) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }
    /// Removes a technology, and returns it if the set contained it.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let isKnown = contains(member)
        bits.subtract(member.bits)
        return isKnown ? member : nil
    }
    /// Adds a technology, and returns it if the set already contained it.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        insert(newMember).inserted ? nil : newMember
    }
}
