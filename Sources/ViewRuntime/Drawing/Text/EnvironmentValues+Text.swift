import Foundation

extension EnvironmentValues {
    /// The font of text, or `nil` for the body style.
    public var font: Font? {
        get { builtIn.drawing.font }
        set { builtIn.drawing.font = newValue }
    }

    /// The maximum number of lines of text, or `nil` for no limit.
    public var lineLimit: Int? {
        get { builtIn.drawing.lineLimit }
        set { builtIn.drawing.lineLimit = newValue }
    }

    /// The additional distance between lines of text, in points.
    public var lineSpacing: CGFloat {
        get { builtIn.drawing.lineSpacing }
        set { builtIn.drawing.lineSpacing = newValue }
    }

    /// The alignment of text with several lines.
    public var multilineTextAlignment: TextAlignment {
        get { builtIn.drawing.multilineTextAlignment }
        set { builtIn.drawing.multilineTextAlignment = newValue }
    }

    /// The position at which text that doesn't fit is truncated.
    public var truncationMode: Text.TruncationMode {
        get { builtIn.drawing.truncationMode }
        set { builtIn.drawing.truncationMode = newValue }
    }

    /// The smallest factor by which text may shrink to fit.
    public var minimumScaleFactor: CGFloat {
        get { builtIn.drawing.minimumScaleFactor }
        set { builtIn.drawing.minimumScaleFactor = newValue }
    }

    /// A Boolean value that indicates whether the runtime may tighten the spacing between characters so that text fits.
    public var allowsTightening: Bool {
        get { builtIn.drawing.allowsTightening }
        set { builtIn.drawing.allowsTightening = newValue }
    }

    /// The case to which text is transformed, or `nil` for no change.
    public var textCase: Text.Case? {
        get { builtIn.drawing.text.textCase }
        set { builtIn.drawing.text.textCase = newValue }
    }
}
