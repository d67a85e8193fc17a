import Foundation

/// A small change of meaning in a source file, which its number selects at run time.
struct Mutant: Codable {
    /// The argument of `_mutant`.
    let id: Int

    /// The path of the file, relative to the package, with slashes.
    let file: String

    /// The line in the original file, counted from 1.
    let line: Int

    /// The kind of change, such as `bound` or `negated condition`.
    let kind: String

    /// The original source code.
    let original: String

    /// The replacement source code.
    let replacement: String
}
