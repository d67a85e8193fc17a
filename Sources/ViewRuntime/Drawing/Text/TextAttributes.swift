import Foundation

extension AttributeScopes {
    /// The attributes of SwiftUI.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that determine the appearance of an attributed string in a ``Text``.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of the text.
        public let font: FontAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The style of the strikethrough.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The style of the underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// The distance between characters, in points.
        public let kern: KerningAttribute
        /// The distance after characters, in points.
        public let tracking: TrackingAttribute
        /// The distance by which the baseline is raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The attributes for assistive technology.
        public let accessibility: AccessibilityAttributes
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        /// The key of the font.
        @frozen public enum FontAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Font
            /// The name of the attribute.
            public static let name = "SwiftUI.Font"
        }

        /// The key of the color.
        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The key of the background color.
        @frozen public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The key of the strikethrough.
        @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The key of the underline.
        @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The key of the distance between characters.
        @frozen public enum KerningAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Kern"
        }

        /// The key of the distance after characters.
        @frozen public enum TrackingAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Tracking"
        }

        /// The key of the baseline offset.
        @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// Returns the key of an attribute.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T
    {
        self[T.self]
    }
}

extension AttributedString {
    /// The parts of the string with the same attributes, and the corresponding modifiers.
    ///
    /// - Complexity: O(*n*) in the length of the string.
    var texts: [(text: String, modifiers: [Text.Modifier])] {
        runs.map { run in
            (String(self[run.range].characters), Text.Modifier.of(run.attributes))
        }
    }
}

extension Text.Modifier {
    fileprivate static func of(_ attributes: AttributeContainer) -> [Text.Modifier] {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        var modifiers: [Text.Modifier] = []
        if let url = attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
            modifiers += [.style(TextForeground(style: AnyShapeStyle(.tint))), .link(url)]
        }
        if let intent = attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] {
            modifiers += intent.modifiers
        }
        if let font = attributes[Scope.FontAttribute.self] { modifiers.append(.font(font)) }
        if let color = attributes[Scope.ForegroundColorAttribute.self] { modifiers.append(.color(color)) }
        if let color = attributes[Scope.BackgroundColorAttribute.self] { modifiers.append(.background(color)) }
        if let style = attributes[Scope.UnderlineStyleAttribute.self] {
            modifiers.append(.underline(true, style.color))
        }
        if let style = attributes[Scope.StrikethroughStyleAttribute.self] {
            modifiers.append(.strikethrough(true, style.color))
        }
        if let kern = attributes[Scope.KerningAttribute.self] { modifiers.append(.kerning(kern)) }
        if let tracking = attributes[Scope.TrackingAttribute.self] { modifiers.append(.tracking(tracking)) }
        if let offset = attributes[Scope.BaselineOffsetAttribute.self] { modifiers.append(.baselineOffset(offset)) }
        return modifiers
    }
}
