// What Scrollwork uses of UIKit, with Apple's names and signatures.
@_exported import Foundation
import SwiftUI

public struct Selector: ExpressibleByStringLiteral {
    public init(_ name: String) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
}

@MainActor open class UIResponder: NSObject {
    public override init() { fatalError() }
    open var next: UIResponder? { fatalError() }
}

@MainActor open class UIView: UIResponder {
    public init(frame: CGRect) { fatalError() }
    public override convenience init() { fatalError() }
    open var frame: CGRect {
        get { fatalError() }
        set { fatalError() }
    }
    open var bounds: CGRect {
        get { fatalError() }
        set { fatalError() }
    }
    open var alpha: CGFloat {
        get { fatalError() }
        set { fatalError() }
    }
    open var isHidden: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    open var clipsToBounds: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    open var isUserInteractionEnabled: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    open var mask: UIView? {
        get { fatalError() }
        set { fatalError() }
    }
    open var layer: CALayer { fatalError() }
    open var superview: UIView? { fatalError() }
    open var window: UIWindow? { fatalError() }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { fatalError() }
    open func isDescendant(of view: UIView) -> Bool { fatalError() }
}

@MainActor open class UIScrollView: UIView {}

@MainActor open class UIWindow: UIView {
    public weak var windowScene: UIWindowScene?
}

@MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable { case unattached, foregroundActive, foregroundInactive, background }
    open var activationState: UIScene.ActivationState { fatalError() }
}

@MainActor open class UIWindowScene: UIScene {}

@MainActor open class UIViewController: UIResponder {
    open var presentedViewController: UIViewController? { fatalError() }
    open var isBeingDismissed: Bool { fatalError() }
}

@MainActor open class UISearchController: UIViewController {}

@MainActor open class UINavigationController: UIViewController {
    open var topViewController: UIViewController? { fatalError() }
}

@MainActor open class UITabBarController: UIViewController {
    open var selectedViewController: UIViewController? {
        get { fatalError() }
        set { fatalError() }
    }
}

public struct CATransform3D: Sendable {}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { fatalError() }

public struct CGAffineTransform: Equatable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat
}

open class CALayer: NSObject {
    open var mask: CALayer? {
        get { fatalError() }
        set { fatalError() }
    }
    open var transform: CATransform3D {
        get { fatalError() }
        set { fatalError() }
    }
    open var cornerRadius: CGFloat {
        get { fatalError() }
        set { fatalError() }
    }
    open func affineTransform() -> CGAffineTransform { fatalError() }
}

open class CADisplayLink: NSObject {
    public init(target: Any, selector: Selector) { fatalError() }
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { fatalError() }
    open func invalidate() { fatalError() }
}

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
}

extension UIViewRepresentable {
    public var body: Never { fatalError() }
}

@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}
