// What Scrollwork uses of AppKit, with Apple's names and signatures.
@_exported import Foundation
import SwiftUI

@MainActor open class NSResponder: NSObject {
    public override init() { fatalError() }
}

@MainActor open class NSView: NSResponder {
    public init(frame frameRect: CGRect) { fatalError() }
    public override convenience init() { fatalError() }
    open var bounds: CGRect {
        get { fatalError() }
        set { fatalError() }
    }
    open var layer: CALayer? {
        get { fatalError() }
        set { fatalError() }
    }
    open var isRotatedFromBase: Bool { fatalError() }
    open var visibleRect: CGRect { fatalError() }
    open var clipsToBounds: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    open var alphaValue: CGFloat {
        get { fatalError() }
        set { fatalError() }
    }
    open var isHiddenOrHasHiddenAncestor: Bool { fatalError() }
    open var superview: NSView? { fatalError() }
    open var window: NSWindow? { fatalError() }
    open func convert(_ rect: CGRect, to view: NSView?) -> CGRect { fatalError() }
    open func isDescendant(of view: NSView) -> Bool { fatalError() }
}

open class CALayer: NSObject {
    open var mask: CALayer? {
        get { fatalError() }
        set { fatalError() }
    }
    open var masksToBounds: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    open var cornerRadius: CGFloat {
        get { fatalError() }
        set { fatalError() }
    }
}

@MainActor open class NSWindow: NSResponder {
    public struct OcclusionState: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var visible: OcclusionState { fatalError() }
    }
    open var isVisible: Bool { fatalError() }
    open var isMiniaturized: Bool { fatalError() }
    open var occlusionState: OcclusionState { fatalError() }
    open var attachedSheet: NSWindow? { fatalError() }
}

@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    typealias Context = NSViewRepresentableContext<Self>
    func makeNSView(context: Context) -> NSViewType
    func updateNSView(_ nsView: NSViewType, context: Context)
}

extension NSViewRepresentable {
    public var body: Never { fatalError() }
}

@MainActor @preconcurrency public struct NSViewRepresentableContext<View: NSViewRepresentable> {}
