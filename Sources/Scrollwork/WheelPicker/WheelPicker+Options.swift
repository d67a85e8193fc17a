import SwiftUI

// The modifiers of views, for one picker. They return the picker, so that its other modifiers can follow. As with
// views, the modifier nearest to the picker applies.
extension WheelPicker {
    func changed(_ change: @escaping (inout WheelOptions) -> Void) -> WheelPicker {
        var copy = self
        copy.changes.append(change)
        return copy
    }

    /// Sets the style of the picker.
    ///
    /// SwiftUI updates the body of an `Equatable` style only when the style changes.
    ///
    /// - Parameter style: The style to apply.
    public func wheelPickerStyle<S: WheelStyle>(_ style: S) -> WheelPicker {
        changed { $0.style = WheelStyleInUse(style) }
    }

    /// Sets the axis of the picker.
    ///
    /// - Parameter axis: The axis, or `nil` for the default axis of the style.
    public func wheelPickerAxis(_ axis: Axis?) -> WheelPicker {
        changed { $0.axis = axis }
    }

    /// Sets whether the first value follows the last value, without an end.
    ///
    /// - Parameter wraps: Whether the values wrap around.
    public func wheelPickerWraps(_ wraps: Bool = true) -> WheelPicker {
        changed { $0.wraps = wraps }
    }

    /// Sets the number of values that Page Up, Page Down, and the page gestures of assistive technology move by. The
    /// default is 10.
    ///
    /// - Parameter count: The number of values, from 1 to one billion. With disabled values, the maximum is 10,000.
    public func wheelPickerPageStep(_ count: Int) -> WheelPicker {
        changed { $0.page = count }
    }

    /// Sets whether the picker fades out toward its ends.
    ///
    /// - Parameter isVisible: Whether the fade is visible.
    public func wheelPickerEdgeFade(_ isVisible: Bool) -> WheelPicker {
        changed { $0.fadesEdges = isVisible }
    }

    /// Sets the sensory feedback of the picker. Changes that the program makes have no feedback.
    ///
    /// - Parameter feedback: The feedback for passing values.
    public func wheelPickerFeedback(_ feedback: WheelPickerFeedback) -> WheelPicker {
        changed { $0.feedback = feedback }
    }
}
