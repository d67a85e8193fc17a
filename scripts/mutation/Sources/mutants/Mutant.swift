import Foundation

/// A small change of meaning at one place of a source file, chosen at run time by its number.
struct Mutant: Codable {
    /// What `_mutant` is asked for.
    let id: Int

    /// Relative to the package, with slashes.
    let file: String

    /// From 1, in the original file.
    let line: Int

    /// What kind of change it is, for instance `bound` or `negated condition`.
    let kind: String

    /// The source that changes, as written.
    let original: String

    /// What runs in its place.
    let replacement: String
}
