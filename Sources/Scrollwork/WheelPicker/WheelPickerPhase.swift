import SwiftUI

/// The phase of a value while a person moves a wheel picker. The bound value is already the passing value.
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
    /// The action receives the movements by a finger, a mouse wheel, a trackpad, keys, and assistive technology. It
    /// also receives the results of such a movement if the program sets another value meanwhile. A change that the
    /// program makes while the picker is at rest isn't reported.
    ///
    /// - Parameters:
    ///   - type: The type of the values. The action ignores pickers with other types.
    ///   - action: A closure that receives the phase and the value.
    nonisolated public func onWheelPickerChange<Value: Hashable>(
        of type: Value.Type, _ action: @escaping (_ phase: WheelPickerPhase, _ value: Value) -> Void
    ) -> some View {
        transformEnvironment(\.wheelPickerReports) { reports in
            reports.append { phase, value in
                if let value = value as? Value { action(phase, value) }
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
        changed {
            $0.reports.append { phase, value in
                if let value = value as? Value { action(phase, value) }
            }
        }
    }
}
