import Foundation
import LayerTree

#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif

/// Notifications that inform assistive technology of events without a corresponding element on the screen.
///
/// On Apple's systems, these types are part of the Accessibility framework of iOS 17 and macOS 14, which SwiftUI
/// exports.
///
/// ```swift
/// Button("Save") {
///     save()
///     AccessibilityNotification.Announcement("Saved").post()
/// }
/// ```
///
/// A notification goes to the scene whose code posts it, including actions, changes, and tasks that the scene started.
/// A notification from elsewhere goes to all open scenes. You can post from any thread; delivery happens with the next
/// frame.
public enum AccessibilityNotification {
    /// An announcement that assistive technology speaks.
    public struct Announcement {
        private let announcement: AttributedString

        /// Creates an announcement. An announcement priority in the attributes applies.
        public init(_ announcement: AttributedString) { self.announcement = announcement }
        /// Creates an announcement without attributes.
        public init(_ announcement: NSAttributedString) { self.announcement = AttributedString(announcement.string) }
        /// Creates an announcement.
        public init(_ announcement: String) { self.announcement = AttributedString(announcement) }

        /// Posts the notification.
        public func post() { send(.announcement, announcement) }
    }

    /// A change of a part of the screen.
    ///
    /// On Apple's systems, the element can be an accessibility element or text to speak. The runtime has no such
    /// elements, and accepts only text.
    public struct LayoutChanged {
        private let element: Any?

        /// Creates a notification with an optional text to speak.
        public init(_ element: Any? = nil) { self.element = element }

        /// Posts the notification.
        public func post() { send(.layoutChanged, spoken(element)) }
    }

    /// A change to another screen. For the element, see ``LayoutChanged``.
    public struct ScreenChanged {
        private let element: Any?

        /// Creates a notification with an optional text to speak.
        public init(_ element: Any? = nil) { self.element = element }

        /// Posts the notification.
        public func post() { send(.screenChanged, spoken(element)) }
    }

    /// A scroll on behalf of assistive technology. The text describes the new position, such as `Page 3 of 8`.
    public struct PageScrolled {
        private let announcement: AttributedString

        /// Creates a notification from attributed text. An announcement priority in the attributes applies.
        public init(_ announcement: AttributedString) { self.announcement = announcement }
        /// Creates a notification without attributes.
        public init(_ announcement: NSAttributedString) { self.announcement = AttributedString(announcement.string) }
        /// Creates a notification.
        public init(_ announcement: String) { self.announcement = AttributedString(announcement) }

        /// Posts the notification.
        public func post() { send(.pageScrolled, announcement) }
    }

    private static func spoken(_ element: Any?) -> AttributedString? {
        switch element {
        case let text as String: AttributedString(text)
        case let text as AttributedString: text
        case let text as NSAttributedString: AttributedString(text.string)
        default: nil
        }
    }

    private static func send(_ kind: SemanticsNotification.Kind, _ text: AttributedString?) {
        let priority: SemanticsNotification.Priority =
            switch text?.runs.lazy.compactMap({ $0.accessibilitySpeechAnnouncementPriority }).first {
            case .high: .high
            case .low: .low
            default: .default
            }
        OpenScene.deliver(SemanticsNotification(kind, text: text.map { String($0.characters) }, priority: priority))
    }
}
