#if !canImport(ViewRuntime) && canImport(AppKit) && !canImport(UIKit)
import AppKit
import SwiftUI

typealias PlatformMarker = MarkerView

/// A view behind another view, with the same size.
final class MarkerView: NSView {
    func placement(_ ancestors: PlatformAncestors) -> VisibilityPlacement? {
        guard let window, ancestors.isShown(window), !isHiddenOrHasHiddenAncestor else { return .hidden }
        let around = ancestors.surroundings(of: self)
        if around.alpha < 0.5 { return .hidden }
        if window.attachedSheet != nil { return .obstructed }
        // A view that doesn't clip can have a visible rectangle beyond its bounds.
        let inside = visibleRect.intersection(bounds)
        let visible = inside.isEmpty ? CGRect.null : convert(inside, to: nil)
        let corners = around.corners.reduce(0) { $0 + visible.areaUnderCorners(of: $1.clip, radius: $1.radius) }
        let isCertain = around.isCertain && !isRotatedFromBase
        // Small corners don't change a share by more than one percent.
        if !visible.isEmpty, !isCertain || corners > 0.01 * bounds.width * bounds.height { return .unknown }
        return .shown(frame: convert(bounds, to: nil), visible: visible, size: bounds.size)
    }

    /// A system without scenes.
    var isSceneActive: Bool? { nil }

    func isInWindow(of other: MarkerView) -> Bool { window === other.window }
}

struct VisibilityMarker: NSViewRepresentable {
    let area: VisibilityArea
    let action: VisibilityArea.Action?

    func makeNSView(context: Context) -> MarkerView {
        let view = MarkerView()
        view.clipsToBounds = true
        return view
    }

    func updateNSView(_ view: MarkerView, context: Context) {
        area.marker = view
        area.action = action
    }
}
#endif
