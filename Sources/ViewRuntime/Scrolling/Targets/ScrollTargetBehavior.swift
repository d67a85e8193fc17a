import Foundation

/// Chooses where a scroll view comes to rest.
///
/// The scroll view asks when a finger lets go (the target is then where it would come to rest by itself) and when its
/// size changes. The behaviour only chooses; the motion is the scroll view's, and never passes the target.
public protocol ScrollTargetBehavior {
    /// Changes the proposed target. A rectangle that is not finite is ignored, with a warning.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    /// What the scroll view may know of the behaviour. Apple: iOS 18.4, macOS 15.4.
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    public typealias Properties = ScrollTargetBehaviorProperties
    public typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

extension ScrollTargetBehavior {
    public typealias TargetContext = ScrollTargetBehaviorContext
}

/// What a target behaviour may know.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The target when the gesture began: where the content rested or was on its way to.
    public let originalTarget: ScrollTarget
    /// Of the content, points per second; zero when the finger let go without a fling or no finger was involved.
    public let velocity: CGVector
    public let contentSize: CGSize
    /// The scroll view's size less its content insets.
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues
    let scroll: ScrollElement?

    /// Behaviours are not bound to an actor, but a scroll view only asks them on the main one.
    fileprivate func read<T: Sendable>(_ body: @MainActor (ScrollElement) -> T?) -> T? {
        let scroll = scroll
        return MainActor.assumeIsolated { scroll.flatMap { body($0) } }
    }

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// The behaviour of a scroll view that moves by its container's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}

    /// One page per flick, from the page the gesture began on; without a fling the nearest page.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
            let page = context.containerSize[axis]
            guard page > 0 else { continue }
            let start = (context.originalTarget.rect.origin[axis] / page).rounded()
            let velocity = axis == .horizontal ? context.velocity.dx : context.velocity.dy
            let current = (context.read { $0.alignmentPosition(on: axis) } ?? target.rect.origin[axis]) / page
            let chosen: CGFloat =
                if velocity > 0 { current.rounded(.up) } else if velocity < 0 { current.rounded(.down) } else {
                    (target.rect.origin[axis] / page).rounded()
                }
            target.rect.origin[axis] = min(max(chosen, start - 1), start + 1) * page
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Pages as large as the container.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// The behaviour of a scroll view that comes to rest with a view at its leading edge.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views a fling may pass. A finger that puts content down takes it as far as it likes.
    public struct LimitBehavior {
        enum Kind { case automatic, always, alwaysByOne, alwaysByFew, never }
        let kind: Kind

        /// Limited where the size class is compact along the axis, else not.
        public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
        /// Always limited to a few views: those within a container's length of where the finger lets go, one at least.
        public static var always: LimitBehavior { LimitBehavior(kind: .always) }
        /// One view at a time.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .alwaysByOne) }
        /// A few views at a time: those within a container's length of where the finger lets go, and one at least.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .alwaysByFew) }
        /// As far as the fling goes.
        public static var never: LimitBehavior { LimitBehavior(kind: .never) }
    }

    private let limit: LimitBehavior
    /// The point of the view and of the container that it brings together; nil is their leading edges.
    let anchor: UnitPoint?

    public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }

    /// - Parameter anchor: The point of the view and of the container that come to lie on each other; nil is their leading
    ///   edges. In units from the top left corner, in either writing direction mirrored along the axis. Apple: iOS 26, macOS 26.
    public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
        limit = limitBehavior
        self.anchor = anchor
    }

    /// - Parameter anchor: The point of the view and of the container that come to lie on each other. Apple: iOS 26, macOS 26.
    public init(anchor: UnitPoint?) { self.init(limitBehavior: .automatic, anchor: anchor) }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let anchor = anchor
        for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
            let velocity = axis == .horizontal ? context.velocity.dx : context.velocity.dy
            let proposed = target.rect.origin[axis], start = context.originalTarget.rect.origin[axis]
            let limit = limit(in: context, on: axis)
            let chosen = context.read { scroll in
                scroll.targets.alignedPosition(near: proposed, from: start, velocity: velocity, limit: limit,
                    anchor: anchor?[axis] ?? 0, on: axis)
            }
            if let position = chosen {
                target.rect.origin[axis] = position
            }
        }
    }

    private func limit(in context: TargetContext, on axis: Axis) -> FlingLimit {
        switch limit.kind {
        case .alwaysByOne: .oneView
        case .always, .alwaysByFew: .container
        case .never: .none
        case .automatic:
            (axis == .horizontal ? context.horizontalSizeClass : context.verticalSizeClass) == .compact ? .container : .none
        }
    }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Views of the target layout at the leading edge.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Views of the target layout at the leading edge.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    /// Views of the target layout, with an anchor on the container's. Apple: iOS 26, macOS 26.
    public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(anchor: anchor)
    }

    /// Views of the target layout, with an anchor on the container's. Apple: iOS 26, macOS 26.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

/// A behaviour whose type is not known where it is used.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    public var base: any ScrollTargetBehavior

    public init(_ base: some ScrollTargetBehavior) { self.base = base }

    public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }
}
