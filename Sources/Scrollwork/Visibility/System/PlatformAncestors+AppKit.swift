#if !canImport(ViewRuntime) && canImport(AppKit) && !canImport(UIKit)
import AppKit
import SwiftUI

/// The parts of marked views that the views around them hide in one frame. Marked views share most of their ancestors,
/// and a frame reads each ancestor once.
///
/// - Complexity: O(*n*) in the number of different ancestors.
@MainActor
final class PlatformAncestors {
    /// The parts of a view's content that the view and its ancestors hide, except for their rectangular clips.
    struct Surroundings {
        var alpha: CGFloat = 1
        /// Whether no ancestor has a mask.
        var isCertain = true
        /// The clips with rounded corners, in the coordinates of the window.
        var corners: [(clip: CGRect, radius: CGFloat)] = []
    }

    private var known: [ObjectIdentifier: Surroundings] = [:]
    private var windows: [ObjectIdentifier: Bool] = [:]

    func surroundings(of view: NSView) -> Surroundings {
        if let found = known[ObjectIdentifier(view)] { return found }
        var found = view.superview.map { surroundings(of: $0) } ?? Surroundings()
        found.alpha *= view.alphaValue
        if let layer = view.layer {
            if layer.mask != nil { found.isCertain = false }
            if layer.masksToBounds, layer.cornerRadius > 0 {
                found.corners.append((view.convert(view.bounds, to: nil), layer.cornerRadius))
            }
        }
        known[ObjectIdentifier(view)] = found
        return found
    }

    /// Whether a part of a window is on screen.
    func isShown(_ window: NSWindow) -> Bool {
        if let found = windows[ObjectIdentifier(window)] { return found }
        let found = window.isVisible && !window.isMiniaturized && window.occlusionState.contains(.visible)
        windows[ObjectIdentifier(window)] = found
        return found
    }
}
#endif
