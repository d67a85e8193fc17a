import SwiftUI

/// The part of a picker that depends on the bound value. When a value passes, only this modifier updates.
struct WheelValueFollower<Value: Hashable>: ViewModifier {
    let value: Binding<Value>
    let motion: WheelMotion
    let connection: WheelConnection
    /// Returns the text of a value for assistive technology.
    let spoken: (Value) -> Text

    func body(content: Content) -> some View {
        let value = value.wrappedValue
        content
            .accessibilityValue(spoken(value))
            .background { TransactionProbe(value: value) { motion.animatedValue = $0 } }
            .onChange(of: value) {
                motion.selection.connect(connection)
                motion.boundValueDidChange()
            }
    }
}
