#if !canImport(ViewRuntime) && canImport(UIKit) && !os(watchOS)
import UIKit
import SwiftUI

/// The parts of marked views that the views around them hide in one frame. Marked views share most of their ancestors,
/// and a frame reads each ancestor once.
///
/// - Complexity: O(*n*) in the number of different ancestors.
@MainActor
final class PlatformAncestors {
    /// The parts of a view's content that the view and its ancestors hide.
    struct Surroundings {
        var isHidden = false
        var alpha: CGFloat = 1
        /// Whether the clips are known exactly, except for their corners.
        var isCertain = true
        /// The intersection of the clips, in the coordinates of the window.
        var clip: CGRect
        /// The clips with rounded corners.
        var corners: [(clip: CGRect, radius: CGFloat)] = []
        /// The controller of the view.
        var controller: UIViewController?
    }

    private var known: [ObjectIdentifier: Surroundings] = [:]
    private var obstructed: [ObjectIdentifier: Bool] = [:]

    func surroundings(of view: UIView, in window: UIWindow) -> Surroundings {
        if let found = known[ObjectIdentifier(view)] { return found }
        var found =
            view.superview.map { surroundings(of: $0, in: window) } ?? Surroundings(clip: window.bounds)
        found.isHidden = found.isHidden || view.isHidden
        found.alpha *= view.alpha
        if view.mask != nil || view.layer.mask != nil || !view.layer.isUpright { found.isCertain = false }
        if view.clipsToBounds {
            let clip = view.convert(view.bounds, to: window)
            found.clip = found.clip.intersection(clip)
            if view.layer.cornerRadius > 0 { found.corners.append((clip, view.layer.cornerRadius)) }
        }
        if let controller = view.next as? UIViewController { found.controller = controller }
        known[ObjectIdentifier(view)] = found
        return found
    }

    /// Whether another controller covers the content of a controller.
    func isObstructed(_ controller: UIViewController) -> Bool {
        if let found = obstructed[ObjectIdentifier(controller)] { return found }
        let found = controller.isUnderPresentation
        obstructed[ObjectIdentifier(controller)] = found
        return found
    }
}

extension UIViewController {
    /// Whether the controller or one around it presents another controller, or shows another one above in a navigation
    /// stack or another tab.
    fileprivate var isUnderPresentation: Bool {
        var responder: UIResponder? = self
        var inner: UIViewController?
        var inside: [UIViewController] = []
        while let current = responder {
            if let controller = current as? UIViewController {
                if let presented = controller.covering {
                    // The presenter is the next responder of a presented controller. The containers of the presenter
                    // don't affect the presented content.
                    return !inside.contains { $0 === presented } && !presented.isBeingDismissed
                }
                inside.append(controller)
                if let stack = controller as? UINavigationController, let inner, stack.topViewController !== inner {
                    return true
                }
                if let tabs = controller as? UITabBarController, let inner, tabs.selectedViewController !== inner {
                    return true
                }
                inner = controller
            }
            responder = current.next
        }
        return false
    }

    /// The controller that this one or an ancestor presents over its content. A search controller presents itself, but
    /// leaves the content visible.
    fileprivate var covering: UIViewController? {
        var presented = presentedViewController
        while let search = presented as? UISearchController { presented = search.presentedViewController }
        return presented
    }
}

extension CALayer {
    /// Whether axis-aligned rectangles stay axis-aligned.
    fileprivate var isUpright: Bool {
        let transform = affineTransform()
        return CATransform3DIsAffine(self.transform) && transform.b == 0 && transform.c == 0
    }
}
#endif
