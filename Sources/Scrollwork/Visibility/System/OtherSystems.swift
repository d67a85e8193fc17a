#if !canImport(ViewRuntime) && !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
import SwiftUI

/// A system without public API for the positions of views.
final class PlatformMarker {
    func placement(_ ancestors: PlatformAncestors) -> VisibilityPlacement? { nil }
    var isSceneActive: Bool? { nil }
    func isInWindow(of other: PlatformMarker) -> Bool { true }
}

struct VisibilityMarker: View {
    let area: VisibilityArea
    let action: VisibilityArea.Action?
    var body: some View { Color.clear }
}

@MainActor
final class PlatformAncestors {}

@MainActor
final class FrameLink {
    func run(_ action: @escaping () -> Void) {}
    func stop() {}
}
#endif
