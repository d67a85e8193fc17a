#if !canImport(ViewRuntime) && canImport(UIKit) && !os(watchOS)
import UIKit
import SwiftUI

typealias PlatformMarker = MarkerView

/// A view behind another view, with the same size.
final class MarkerView: UIView {
    func placement(_ ancestors: PlatformAncestors) -> VisibilityPlacement? {
        guard let window, window.windowScene?.activationState != .background else { return .hidden }
        let around = ancestors.surroundings(of: self, in: window)
        if around.isHidden || around.alpha < 0.5 { return .hidden }
        if let controller = around.controller, ancestors.isObstructed(controller) { return .obstructed }
        let frame = convert(bounds, to: window)
        let visible = frame.intersection(around.clip)
        let corners = around.corners.reduce(0) { $0 + visible.areaUnderCorners(of: $1.clip, radius: $1.radius) }
        // Small corners don't change a share by more than one percent.
        if !visible.isNull, !around.isCertain || corners > 0.01 * bounds.width * bounds.height { return .unknown }
        return .shown(frame: frame, visible: visible, size: bounds.size)
    }

    /// Whether the scene of the window is active, or `nil` outside of a scene.
    var isSceneActive: Bool? { window?.windowScene.map { $0.activationState == .foregroundActive } }

    func isInWindow(of other: MarkerView) -> Bool { window === other.window }
}

struct VisibilityMarker: UIViewRepresentable {
    let area: VisibilityArea
    let action: VisibilityArea.Action?

    func makeUIView(context: Context) -> MarkerView {
        let view = MarkerView()
        view.isUserInteractionEnabled = false
        return view
    }

    func updateUIView(_ view: MarkerView, context: Context) {
        area.marker = view
        area.action = action
    }
}
#endif
