import Foundation
import LayerTree

/// What a program can tell assistive technology that nothing on screen says.
///
/// On Apple's systems these belong to the Accessibility framework, which SwiftUI brings into sight, from iOS 17 and macOS 14 on.
///
/// ```swift
/// Button("Save") {
///     save()
///     AccessibilityNotification.Announcement("Saved").post()
/// }
/// ```
///
/// A notification goes to the scene whose code posts it: an action, a change, a task that began there. One that is posted
/// from elsewhere goes to all scenes that are open. It may be posted from any thread, and is delivered with the next frame.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum AccessibilityNotification {
    /// Something to be said.
    public struct Announcement {
        private let announcement: AttributedString

        public init(_ announcement: AttributedString) { self.announcement = announcement }
        public init(_ announcement: NSAttributedString) { self.announcement = AttributedString(announcement.string) }
        public init(_ announcement: String) { self.announcement = AttributedString(announcement) }

        public func post() { send(.announcement, announcement) }
    }

    /// A part of the screen changed.
    ///
    /// The element is one of Apple's accessibility elements, of which there are none here, or a text to be said.
    public struct LayoutChanged {
        private let element: Any?

        public init(_ element: Any? = nil) { self.element = element }

        public func post() { send(.layoutChanged, spoken(element)) }
    }

    /// Another screen took the place of the one before; see ``LayoutChanged`` for the element.
    public struct ScreenChanged {
        private let element: Any?

        public init(_ element: Any? = nil) { self.element = element }

        public func post() { send(.screenChanged, spoken(element)) }
    }

    /// A scroll view was scrolled for assistive technology; the text says where it is now, such as `Page 3 of 8`.
    public struct PageScrolled {
        private let announcement: AttributedString

        public init(_ announcement: AttributedString) { self.announcement = announcement }
        public init(_ announcement: NSAttributedString) { self.announcement = AttributedString(announcement.string) }
        public init(_ announcement: String) { self.announcement = AttributedString(announcement) }

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
