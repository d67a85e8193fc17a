import SwiftUI

/// What a wheel picker tells of a value while a person moves it. The bound value is the one that passes already.
public typealias WheelPickerPhase = ChangePhase

extension View {
    /// Runs an action as the wheel pickers inside pass values, choose where to settle, and settle.
    ///
    /// ```swift
    /// WheelPicker("Weight", value: $kilograms, in: 40...160)
    ///     .onWheelPickerChange(of: Int.self) { phase, value in
    ///         if phase == .settled { save(value) }
    ///     }
    /// ```
    ///
    /// Movements of a finger, a wheel, a trackpad, keys and assistive technology are reported, and what becomes of them if the
    /// program sets another value meanwhile. A change that the program makes while the picker rests is not.
    ///
    /// - Parameters:
    ///   - type: The type of the values; pickers of others are not reported.
    ///   - action: Is told the phase and the value.
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
    /// Runs an action as the picker passes values, chooses where to settle, and settles.
    ///
    /// ```swift
    /// WheelPicker("Weight", value: $kilograms, in: 40...160)
    ///     .onWheelPickerChange { phase, value in
    ///         if phase == .settled { save(value) }
    ///     }
    /// ```
    public func onWheelPickerChange(_ action: @escaping (_ phase: WheelPickerPhase, _ value: Value) -> Void) -> WheelPicker {
        changed {
            $0.reports.append { phase, value in
                if let value = value as? Value { action(phase, value) }
            }
        }
    }
}
