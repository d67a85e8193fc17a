import Foundation

/// An error in a program's arguments, with a description for the person who wrote them.
package struct LaunchError: LocalizedError, CustomStringConvertible {
    package let description: String
    package var errorDescription: String? { description }

    package init(_ description: String) { self.description = description }
}
