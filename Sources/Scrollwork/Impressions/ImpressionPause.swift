import SwiftUI

private struct ImpressionPauseKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    package var impressionsArePaused: Bool {
        get { self[ImpressionPauseKey.self] }
        set { self[ImpressionPauseKey.self] = newValue }
    }
}

extension View {
    /// Says that nothing in this view counts as visible although it is on screen, as while a player shows another
    /// program's content.
    ///
    /// Exposures end, as when the app becomes inactive, and begin anew afterwards. Sheets, covers and alerts need no
    /// pause: what lies under them is not visible.
    ///
    /// ```swift
    /// struct Offers: View {
    ///     @State private var showsBasket = false
    ///
    ///     var body: some View {
    ///         Carousel(0..<8, id: \.self) { Text("Offer \($0)") }
    ///             .onPageImpression { print("seen", $0.item) }
    ///             .impressionsPaused(showsBasket)
    ///             .sheet(isPresented: $showsBasket) { Text("Basket") }
    ///     }
    /// }
    /// ```
    nonisolated public func impressionsPaused(_ isPaused: Bool = true) -> some View {
        transformEnvironment(\.impressionsArePaused) { $0 = $0 || isPaused }
    }
}
