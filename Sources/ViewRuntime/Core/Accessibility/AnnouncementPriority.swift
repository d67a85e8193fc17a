import Foundation

extension AttributeScopes {
    /// The attributes of the accessibility scope.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    /// Attributes that control how assistive technology speaks text.
    public struct AccessibilityAttributes: AttributeScope {
        /// The priority of a spoken announcement.
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

        /// The attribute for the priority of a spoken announcement.
        @frozen public enum AnnouncementPriorityAttribute: AttributedStringKey {
            public typealias Value = AnnouncementPriority

            /// The name of the attribute.
            public static let name = "AccessibilitySpeechAnnouncementPriority"

            /// The priority of an announcement among others.
            public enum AnnouncementPriority: Hashable, Sendable {
                /// The announcement interrupts other speech, and other speech can't interrupt it.
                case high
                /// The announcement interrupts other speech, and other speech can interrupt it.
                case `default`
                /// The announcement waits until other speech ends.
                case low
            }
        }
    }
}

extension AttributeDynamicLookup {
    /// An attribute of the accessibility scope.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
}
