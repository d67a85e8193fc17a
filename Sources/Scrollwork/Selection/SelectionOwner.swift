import SwiftUI

/// A modifier through which a component follows a bound value.
///
/// A program may reject a value that the component sets, or replace it, so the component compares the value again after
/// each rest. It does so one update later, when the program has the value.
struct SelectionOwner<Value: Equatable>: ViewModifier {
    let value: Value
    /// The number of times the component came to rest.
    let rests: Int
    /// Follows the value.
    ///
    /// - Parameter isReview: Whether the component came to rest, instead of a change of the value.
    let follow: (_ value: Value, _ isReview: Bool) -> Void
    /// The number of rests after which the value has been compared.
    @State private var reviews = 0

    func body(content: Content) -> some View {
        content
            .onChange(of: value) { follow(value, false) }
            .onChange(of: rests) { reviews = rests }
            .onChange(of: reviews) { follow(value, true) }
    }
}
