import LayerTree
import PangoText

/// How a stage measures text.
public enum TextMeasurement: Sendable {
    /// Every character is half an em wide and a line is 1.2 em tall, whatever fonts are installed.
    case fixed
    /// As it is shown: with Pango and the fonts of this machine.
    case pango

    @MainActor var measurer: any TextMeasurer {
        switch self {
        case .fixed: FixedTextMeasurer()
        case .pango: PangoTextMeasurer()
        }
    }
}
