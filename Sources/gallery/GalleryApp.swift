#if !canImport(ArgumentParser)
import SwiftUI

/// The gallery as an app on Apple's systems.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Scrollwork") { GalleryView().environment(\.keepsImpressions, true) }
    }
}
#endif
