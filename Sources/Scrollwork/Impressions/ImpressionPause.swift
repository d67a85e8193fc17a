import SwiftUI

private struct ImpressionPauseKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    var impressionsArePaused: Bool {
        get { self[ImpressionPauseKey.self] }
        set { self[ImpressionPauseKey.self] = newValue }
    }
}

extension View {
    /// Pauses impressions in this view, for example while a sheet of the program covers it.
    ///
    /// SwiftUI doesn't notify a view that another one covers it. While impressions are paused, all exposures end, as
    /// they do when the app becomes inactive, and new ones begin afterward.
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
