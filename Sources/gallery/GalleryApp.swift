#if !canImport(ArgumentParser)
import SwiftUI

/// The gallery on Apple's systems: an app like any other.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Scrollwork") { GalleryView().environment(\.keepsImpressions, true) }
    }
}
#endif
