import SwiftUI

private struct ImpressionPauseKey: EnvironmentKey {
    static let defaultValue = false
}

private struct ImpressionPlaybackKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// Whether the content plays, for rules that require playback.
    package var impressionsArePlaying: Bool {
        get { self[ImpressionPlaybackKey.self] }
        set { self[ImpressionPlaybackKey.self] = newValue }
    }

    package var impressionsArePaused: Bool {
        get { self[ImpressionPauseKey.self] }
        set { self[ImpressionPauseKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the content of this view isn't considered visible although it is on screen, for example while a
    /// player shows the content of another program.
    ///
    /// Exposures end as when the app becomes inactive, and begin again afterward. Sheets, covers, and alerts don't need
    /// a pause, because the content under them isn't visible.
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
