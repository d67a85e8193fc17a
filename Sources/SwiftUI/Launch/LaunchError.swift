import Foundation

/// Why a program could not do what its arguments ask, in words for the person who wrote them.
package struct LaunchError: LocalizedError, CustomStringConvertible {
    package let description: String
    package var errorDescription: String? { description }

    package init(_ description: String) { self.description = description }
}
