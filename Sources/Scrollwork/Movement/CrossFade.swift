import SwiftUI

extension Binding<Double> {
    /// Fades content out, changes it while it's invisible, and fades it in again. The binding is the opacity of the
    /// content.
    @MainActor func crossFade(_ change: @escaping @MainActor () -> Void) {
        withAnimation(.easeOut(duration: 0.15)) {
            // A view with an opacity of 0 receives no touches, but a finger must be able to take over.
            wrappedValue = 0.02
        } completion: {
            change()
            withAnimation(.easeIn(duration: 0.15)) { wrappedValue = 1 }
        }
    }
}
