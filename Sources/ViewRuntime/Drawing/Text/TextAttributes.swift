import Foundation

extension AttributeScopes {
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// How parts of an attributed string look in a ``Text``.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        /// Kept, but not drawn.
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let accessibility: AccessibilityAttributes
        public let foundation: FoundationAttributes

        @frozen public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        @frozen public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        @frozen public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        @frozen public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T
    {
        self[T.self]
    }
}

extension AttributedString {
    /// The parts of the string that look the same, with what changes them.
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
        if let font = attributes[Scope.FontAttribute.self] { modifiers.append(.font(font)) }
        if let color = attributes[Scope.ForegroundColorAttribute.self] { modifiers.append(.color(color)) }
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
