import Foundation

extension EnvironmentValues {
    /// The font of text, or `nil` for the body style.
    public var font: Font? {
        get { drawing.font }
        set { drawing.font = newValue }
    }

    /// The maximum number of lines of text, or `nil` for no limit.
    public var lineLimit: Int? {
        get { drawing.lineLimit }
        set { drawing.lineLimit = newValue }
    }

    /// The additional distance between lines of text, in points.
    public var lineSpacing: CGFloat {
        get { drawing.lineSpacing }
        set { drawing.lineSpacing = newValue }
    }

    /// The alignment of text with several lines.
    public var multilineTextAlignment: TextAlignment {
        get { drawing.multilineTextAlignment }
        set { drawing.multilineTextAlignment = newValue }
    }

    /// The position at which text that doesn't fit is truncated.
    public var truncationMode: Text.TruncationMode {
        get { drawing.truncationMode }
        set { drawing.truncationMode = newValue }
    }

    /// The smallest factor by which text may shrink to fit.
    public var minimumScaleFactor: CGFloat {
        get { drawing.minimumScaleFactor }
        set { drawing.minimumScaleFactor = newValue }
    }

    /// A Boolean value that indicates whether the runtime may tighten the spacing between characters so that text fits.
    public var allowsTightening: Bool {
        get { drawing.allowsTightening }
        set { drawing.allowsTightening = newValue }
    }

    /// The case to which text is transformed, or `nil` for no change.
    public var textCase: Text.Case? {
        get { drawing.text.casing.textCase }
        set { drawing.text.casing = .chosen(newValue) }
    }
}
