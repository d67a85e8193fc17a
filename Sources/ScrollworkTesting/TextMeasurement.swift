import LayerTree
import PangoText

/// A method of measuring text.
public enum TextMeasurement: Sendable {
    /// Every character is half an em wide and a line is 1.2 em high, independent of installed fonts.
    case fixed
    /// Pango measures text with the fonts of this machine, as on the screen.
    case pango

    @MainActor var measurer: any TextMeasurer {
        switch self {
        case .fixed: FixedTextMeasurer()
        case .pango: PangoTextMeasurer()
        }
    }
}
