import Foundation

extension AttributeScopes {
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    /// How assistive technology speaks a text.
    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

        /// How much an announcement matters among others.
        @frozen public enum AnnouncementPriorityAttribute: AttributedStringKey {
            public typealias Value = AnnouncementPriority

            public static let name = "AccessibilitySpeechAnnouncementPriority"

            public enum AnnouncementPriority: Hashable, Sendable {
                /// Interrupts other speech and is not interrupted itself.
                case high
                /// Interrupts other speech and may be interrupted.
                case `default`
                /// Waits for other speech.
                case low
            }
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
}
