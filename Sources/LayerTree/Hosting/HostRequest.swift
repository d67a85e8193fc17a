import Foundation

/// A task of the program that only the host can perform.
public enum HostRequest: Equatable, Sendable {
    /// Opens a URL outside the program.
    case open(URL)
    /// Shares items with other programs.
    ///
    /// - Parameters:
    ///   - items: The items, as URLs or text.
    ///   - subject: The title of the items, such as the subject of a mail, or `nil`.
    ///   - message: The text that accompanies the items, or `nil`.
    case share(_ items: [SharedItem], subject: String?, message: String?)
}

/// An item to share.
public enum SharedItem: Equatable, Sendable {
    /// The location of the item.
    case url(URL)
    /// The text of the item.
    case text(String)
}
