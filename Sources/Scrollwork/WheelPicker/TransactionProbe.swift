import SwiftUI

/// Notices that a value changes in an animated transaction, before anybody is told of the change.
///
/// Only what is being animated is asked for its transaction. So something that nobody sees is.
struct TransactionProbe<Value: Hashable>: View {
    let value: Value
    let isAnimated: @MainActor () -> Void

    var body: some View {
        // Of a view, not of the color: that a clear color changes is no change that is animated.
        Color.clear
            .frame(width: 0, height: 0)
            .opacity(Double(UInt(bitPattern: value.hashValue) >> 11) / 0x1p53)
            .transaction(value: value) { transaction in
                if transaction.animation != nil, !transaction.disablesAnimations { isAnimated() }
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}
