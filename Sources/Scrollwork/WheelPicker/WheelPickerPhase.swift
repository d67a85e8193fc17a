import SwiftUI

/// The phase of a value while a wheel picker moves. The bound value is already the passing value, or the target that
/// the program, a key, or assistive technology chose. Such a movement doesn't report the values that it passes.
public typealias WheelPickerPhase = ChangePhase

extension View {
    /// Adds an action that runs when wheel pickers within this view pass values, choose a target, and settle.
    ///
    /// ```swift
    /// WheelPicker("Weight", value: $kilograms, in: 40...160)
    ///     .onWheelPickerChange(of: Int.self) { phase, value in
    ///         if phase == .settled { save(value) }
    ///     }
    /// ```
    ///
    /// The action receives the movements by a finger, a mouse wheel, a trackpad, keys, assistive technology, and the
    /// program. A value that the program sets without an animation while the picker is at rest appears without a
    /// movement, and isn't reported.
    ///
    /// - Parameters:
    ///   - type: The type of the values. The action ignores pickers with other types.
    ///   - action: A closure that receives the phase and the value.
    nonisolated public func onWheelPickerChange<Value: Hashable>(
        of type: Value.Type, _ action: @escaping (_ phase: WheelPickerPhase, _ value: Value) -> Void
    ) -> some View {
        transformEnvironment(\.wheelOptions) { options in
            options.reports.append { report in
                if let value = report.value as? Value { action(report.phase, value) }
            }
        }
    }
}

extension WheelPicker {
    /// Adds an action that runs when the picker passes values, chooses a target, and settles.
    ///
    /// ```swift
    /// WheelPicker("Weight", value: $kilograms, in: 40...160)
    ///     .onWheelPickerChange { phase, value in
    ///         if phase == .settled { save(value) }
    ///     }
    /// ```
    public func onWheelPickerChange(_ action: @escaping (_ phase: WheelPickerPhase, _ value: Value) -> Void)
        -> WheelPicker
    {
        onWheelReport { report in
            if let value = report.value as? Value { action(report.phase, value) }
        }
    }

    func onWheelReport(_ action: @escaping (WheelReport<Any>) -> Void) -> WheelPicker {
        changed { $0.reports.append(action) }
    }
}
