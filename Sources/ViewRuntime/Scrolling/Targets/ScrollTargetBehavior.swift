import Foundation
import ScrollMechanics

/// A type that determines where a scroll view comes to rest.
///
/// The scroll view calls the behavior when a finger lifts, with the position at which the content would come to rest,
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

    /// Returns the release of the content on an axis.
    fileprivate func release(to target: ScrollTarget, on axis: Axis) -> SnapRelease {
        let original = Double(originalTarget.rect.origin[axis]), proposed = Double(target.rect.origin[axis])
        return SnapRelease(
            current: read { Double($0.alignmentPosition(on: axis)) } ?? proposed, proposed: proposed,
            velocity: Double(velocity[axis]), start: original, original: original)
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
            let page = Double(context.containerSize[axis])
            guard page > Tolerance.position else { continue }
            let release = context.release(to: target, on: axis)
            guard let rest = SnapRule.onePage.rest(of: release, in: SnapGrid(interval: page)) else { continue }
            target.rect.origin[axis] = CGFloat(rest.position)
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
        for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
            let release = context.release(to: target, on: axis)
            guard let points = alignedPoints(on: axis, in: context),
                let rest = rule(in: context, on: axis).rest(of: release, in: points)
            else { continue }
            target.rect.origin[axis] = CGFloat(rest.position)
        }
    }

    func alignedPoints(on axis: Axis, in context: TargetContext) -> AlignedPoints? {
        let anchor = anchor?[axis] ?? 0
        return context.read { $0.targets.alignedPoints(anchor: anchor, on: axis) }
    }

    func rule(in context: TargetContext, on axis: Axis) -> SnapRule {
        let container = SnapRule.within(Double(context.containerSize[axis]))
        switch limit.kind {
        case .alwaysByOne: return .oneStep
        case .always, .alwaysByFew: return container
        case .never: return .nearest
        case .automatic:
            let sizeClass = axis == .horizontal ? context.horizontalSizeClass : context.verticalSizeClass
            return sizeClass == .compact ? container : .nearest
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
