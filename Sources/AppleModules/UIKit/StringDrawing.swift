import Foundation
import ViewRuntime

extension NSAttributedString.Key {
    /// The font of text, a ``UIFont``. Text without it has the system font in 12 points.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The additional space after each character in points, a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The color of text, a ``UIColor``. It doesn't affect sizes.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

/// Options for the measurement of text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text breaks into lines at the width. Without this option, it has one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The height of a line includes its leading. All lines do, so the option has no effect.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// Options for the drawing of text. It has no properties.
open class NSStringDrawingContext {
    /// Creates a context.
    public init() {}
}

extension String {
    /// Measures the text without a limit on its width. Call this method on the main actor.
    ///
    /// - Parameter attributes: The attributes, of which `font` and `kern` affect the size.
    /// - Returns: The size in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        measured(attributes, width: nil)
    }

    /// Measures the text. Call this method on the main actor.
    ///
    /// - Parameters:
    ///   - size: The size in points, whose width limits the lines.
    ///   - options: The options.
    ///   - attributes: The attributes, of which `font` and `kern` affect the size.
    ///   - context: It has no effect.
    /// - Returns: A rectangle in points, whose origin is zero.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin) && size.width.isFinite && size.width > 0
        return CGRect(origin: .zero, size: measured(attributes, width: wraps ? size.width : nil))
    }

    private func measured(_ attributes: [NSAttributedString.Key: Any]?, width: CGFloat?) -> CGSize {
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let kern = attributes?[.kern]
        let tracking = kern as? CGFloat ?? (kern as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        let size = MainActor.assumeIsolated {
            CurrentScene.measure(self, font.font, tracking: tracking, width: width)
        }
        return size ?? .zero
    }
}

extension NSString {
    /// Measures the text without a limit on its width. Call this method on the main actor.
    ///
    /// - Parameter attributes: The attributes, of which `font` and `kern` affect the size.
    /// - Returns: The size in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        substring(from: 0).size(withAttributes: attributes)
    }

    /// Measures the text. Call this method on the main actor.
    ///
    /// - Parameters:
    ///   - size: The size in points, whose width limits the lines.
    ///   - options: The options.
    ///   - attributes: The attributes, of which `font` and `kern` affect the size.
    ///   - context: It has no effect.
    /// - Returns: A rectangle in points, whose origin is zero.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        substring(from: 0).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
