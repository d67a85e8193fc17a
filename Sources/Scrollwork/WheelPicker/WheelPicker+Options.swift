import SwiftUI

/// How one picker is set up; nil for what the environment says.
struct WheelOptions {
    var style: WheelStyleInUse?
    /// The axis, or nil for the style's own.
    var axis: Axis??
    var wraps: Bool?
    var fadesEdges: Bool?
    var page: Int?
    var feedback: WheelPickerFeedback?
    var reports: [(WheelPickerPhase, Any) -> Void] = []
}

// The same modifiers as those of views, for one picker. They return the picker, so that others of its own can follow.
// As with views, the one nearest to the picker counts.
extension WheelPicker {
    func changed(_ change: (inout WheelOptions) -> Void) -> WheelPicker {
        var copy = self
        change(&copy.options)
        return copy
    }

    /// Sets the look of the picker.
    ///
    /// A style that is `Equatable` is asked for its body again only when it is another one.
    public func wheelPickerStyle<S: WheelStyle>(_ style: S) -> WheelPicker {
        changed { $0.style = $0.style ?? WheelStyleInUse(style) }
    }

    /// Sets the axis along which the picker turns; nil for the axis of its style.
    public func wheelPickerAxis(_ axis: Axis?) -> WheelPicker {
        changed { if $0.axis == nil { $0.axis = .some(axis) } }
    }

    /// Sets whether the first value follows the last, without end.
    public func wheelPickerWraps(_ wraps: Bool = true) -> WheelPicker {
        changed { $0.wraps = $0.wraps ?? wraps }
    }

    /// Sets how many values page up, page down and the page gestures of assistive technology pass; 10 unless set.
    ///
    /// - Parameter count: Less than 1 counts as 1, more than a thousand million as that; where values are disabled, more
    ///   than ten thousand as that.
    public func wheelPickerPageStep(_ count: Int) -> WheelPicker {
        changed { $0.page = $0.page ?? min(max(count, 1), longestWheel) }
    }

    /// Sets whether the picker fades out towards its ends.
    public func wheelPickerEdgeFade(_ isVisible: Bool) -> WheelPicker {
        changed { $0.fadesEdges = $0.fadesEdges ?? isVisible }
    }

    /// Sets the feedback as the picker passes values. Changes by the program have none.
    public func wheelPickerFeedback(_ feedback: WheelPickerFeedback) -> WheelPicker {
        changed { $0.feedback = $0.feedback ?? feedback }
    }
}
