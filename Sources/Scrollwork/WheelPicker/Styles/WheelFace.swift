import SwiftUI

/// The visible part of a picker, which is the body of its style.
struct WheelFace: View, Equatable {
    /// The values that determine the ticks and aren't in the configuration.
    struct Source {
        /// The kind of the texts that the picker creates.
        var text: AnyHashable
        /// The number of changes of the enabled values.
        var rules: Int
        var hasRule: Bool
        var hasOwnLabels: Bool
        var context: WheelTextContext
        var wraps: Bool
        var isBoundEnabled: Bool
    }

    let configuration: WheelStyleConfiguration
    let style: WheelStyleInUse
    let source: Source
    /// The identity of the face. The configuration can't be compared.
    private let identity = ContentToken()

    init(configuration: WheelStyleConfiguration, style: WheelStyleInUse, source: Source) {
        self.configuration = configuration
        self.style = style
        self.source = source
    }

    nonisolated static func == (a: WheelFace, b: WheelFace) -> Bool { a.identity === b.identity }

    var body: some View { style.style.body(configuration) }

    /// Whether two faces look the same. Values that can't be compared are considered different.
    func looks(like other: WheelFace) -> Bool {
        let a = source, b = other.source
        return a.text == b.text && a.rules == b.rules && a.hasRule == b.hasRule && a.hasOwnLabels == b.hasOwnLabels
            && a.context == b.context && a.wraps == b.wraps
            && a.isBoundEnabled == b.isBoundEnabled && configuration.title == other.configuration.title
            && configuration.axis == other.configuration.axis
            && configuration.fadesEdges == other.configuration.fadesEdges
            && configuration.sampleTexts == other.configuration.sampleTexts && style == other.style
    }
}

/// A style as the program set it. The same style, or an equal style, creates the same body for the same configuration.
final class WheelStyleInUse: Equatable {
    let style: any WheelStyle

    nonisolated init(_ style: any WheelStyle) { self.style = style }

    nonisolated static func == (a: WheelStyleInUse, b: WheelStyleInUse) -> Bool {
        a === b || areEqual(a.style, b.style)
    }
}

/// Whether two values have the same equatable type and are equal.
func areEqual(_ a: Any, _ b: Any) -> Bool {
    func compare<E: Equatable>(_ a: E) -> Bool { b as? E == a }
    return (a as? any Equatable).map { compare($0) } ?? false
}

extension WheelStyle {
    fileprivate func body(_ configuration: WheelStyleConfiguration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}
