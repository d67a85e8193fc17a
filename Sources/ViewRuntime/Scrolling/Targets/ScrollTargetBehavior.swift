import Foundation

/// A type that determines where a scroll view comes to rest.
///
/// The scroll view asks the behavior when a finger lifts, with the position at which the content would come to rest,
/// and when its size changes. The behavior only chooses the target. The scroll view moves the content and never passes
/// the target.
public protocol ScrollTargetBehavior {
    /// Changes the proposed target. A rectangle that isn't finite has no effect except a warning.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    /// Returns the properties of the behavior.
    ///
    /// Available from iOS 18.4 and macOS 15.4.
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    /// The properties of a target behavior.
    public typealias Properties = ScrollTargetBehaviorProperties
    /// The context in which a behavior provides its properties.
    public typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

    /// Returns the default properties.
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

extension ScrollTargetBehavior {
    /// The context in which a behavior changes a target.
    public typealias TargetContext = ScrollTargetBehaviorContext
}

/// The context in which a behavior changes a target.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The target at the start of the gesture: the position at which the content rested, or its destination.
    public let originalTarget: ScrollTarget
    /// The velocity of the content in points per second. It's 0 without a fling.
    public let velocity: CGVector
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The size of the scroll view without its content insets, in points.
    public let containerSize: CGSize
    /// The axes on which the scroll view scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    let scroll: ScrollElement?

    /// Reads the scroll view. Behaviors aren't isolated, but a scroll view calls them only on the main actor.
    fileprivate func read<T: Sendable>(_ body: @MainActor (ScrollElement) -> T?) -> T? {
        let scroll = scroll
        return MainActor.assumeIsolated { scroll.flatMap { body($0) } }
    }

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// A behavior that scrolls by pages of the container's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates a paging behavior.
    public init() {}

    /// Moves the target to a page. A fling moves by one page from the page at the start of the gesture. Without a
    /// fling, the nearest page is the target.
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
    /// A behavior that scrolls by pages of the container's size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// A behavior that aligns a view with the leading edge of the container.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The number of views that a fling may pass. A drag without a fling has no limit.
    public struct LimitBehavior {
        enum Kind { case automatic, always, alwaysByOne, alwaysByFew, never }
        let kind: Kind

        /// The limit applies if the size class along the axis is compact.
        public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
        /// A fling moves by a few views: those within a container's length of the position at which the finger lifts,
        /// and at least one.
        public static var always: LimitBehavior { LimitBehavior(kind: .always) }
        /// A fling moves by one view.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .alwaysByOne) }
        /// A fling moves by a few views: those within a container's length of the position at which the finger lifts,
        /// and at least one.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .alwaysByFew) }
        /// A fling has no limit.
        public static var never: LimitBehavior { LimitBehavior(kind: .never) }
    }

    private let limit: LimitBehavior
    /// The anchor of the view and of the container, or `nil` for their leading edges.
    let anchor: UnitPoint?

    /// Creates a view-aligned behavior.
    public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }

    /// Creates a view-aligned behavior with an anchor.
    ///
    /// Available from iOS 26 and macOS 26.
    ///
    /// - Parameters:
    ///   - limitBehavior: The limit of a fling.
    ///   - anchor: The anchor of the view and of the container, or `nil` for their leading edges. Its x-coordinate
    ///     counts from the leading edge.
    public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
        limit = limitBehavior
        self.anchor = anchor
    }

    /// Creates a view-aligned behavior with an anchor.
    ///
    /// Available from iOS 26 and macOS 26.
    ///
    /// - Parameter anchor: The anchor of the view and of the container, or `nil` for their leading edges.
    public init(anchor: UnitPoint?) { self.init(limitBehavior: .automatic, anchor: anchor) }

    /// Moves the target to the position of a view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let anchor = anchor
        for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
            let velocity = axis == .horizontal ? context.velocity.dx : context.velocity.dy
            let proposed = target.rect.origin[axis], start = context.originalTarget.rect.origin[axis]
            let limit = limit(in: context, on: axis)
            let chosen = context.read { scroll in
                scroll.targets.alignedPosition(
                    near: proposed, from: start, velocity: velocity, limit: limit,
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
            (axis == .horizontal ? context.horizontalSizeClass : context.verticalSizeClass) == .compact
                ? .container : .none
        }
    }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// A behavior that aligns views of the target layout with the leading edge of the container.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Returns a behavior that aligns views of the target layout with the leading edge of the container.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    /// Returns a behavior that aligns an anchor of views in the target layout with that of the container.
    ///
    /// Available from iOS 26 and macOS 26.
    public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(anchor: anchor)
    }

    /// Returns a behavior that aligns an anchor of views in the target layout with that of the container.
    ///
    /// Available from iOS 26 and macOS 26.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

/// A type-erased target behavior.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    /// The behavior without its type erasure.
    public var base: any ScrollTargetBehavior

    /// Creates a type-erased behavior.
    public init(_ base: some ScrollTargetBehavior) { self.base = base }

    /// Returns the properties of the underlying behavior.
    public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }

    /// Changes the target with the underlying behavior.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }
}
