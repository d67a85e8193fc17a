import SwiftUI

/// A view that detects an animated change of a value before other views handle the change.
///
/// Only animated changes of a view provide their transaction, so this view animates an invisible property. The action
/// runs during an update, whose result may be discarded, so it must only record the value.
struct TransactionProbe<Value: Hashable>: View {
    let value: Value
    let record: @MainActor (Value) -> Void

    var body: some View {
        // Uses the opacity of a view, because a change of a clear color isn't treated as an animated change.
        Color.clear
            .frame(width: 0, height: 0)
            .opacity(Double(UInt(bitPattern: value.hashValue) >> 11) / 0x1p53)
            .transaction(value: value) { transaction in
                if transaction.animation != nil, !transaction.disablesAnimations { record(value) }
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}
