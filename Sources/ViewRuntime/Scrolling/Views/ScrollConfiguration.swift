import Foundation

/// The properties that modifiers set for a scroll view through the environment.
///
/// The scroll view uses all of them. Inner scroll views inherit only the properties of appearance and interaction.
struct ScrollConfiguration: EnvironmentGroup {
    static var slot: EnvironmentSlot { .scrolling }
    static let initial = EnvironmentBox(ScrollConfiguration())

    var isEnabled = true
    var horizontalIndicators = ScrollIndicatorVisibility.automatic
    var verticalIndicators = ScrollIndicatorVisibility.automatic
    var horizontalBounce = ScrollBounceBehavior.automatic
    var verticalBounce = ScrollBounceBehavior.automatic
    var isClipDisabled = false
    var contentBackground = Visibility.automatic
    var dismissesKeyboard = ScrollDismissesKeyboardMode.automatic
    var contentMargins = EdgeInsets()
    var indicatorMargins = EdgeInsets()
    var edgeEffects = ScrollEdgeEffects()

    var targetBehavior: ScrollTargetBehaviorReference?
    var anchors = ScrollAnchors()
    var position: ScrollPositionReference?
    var observers: [ScrollObserver] = []
    /// Whether an enclosing sheet receives drags that pull it down when the content is at its top.
    var sheetTakesPulls = false
    var sheetTakesPushes = false
    /// The sheet around the scroll view, for a drag that reaches the top of the content.
    var sheet: (any PullReceiver)?
    /// The action that refreshes the content.
    var refresh: RefreshLink?
    /// Whether a pull on this scroll view starts the refresh.
    var isPulledToRefresh = false

    /// The visibility of the indicator on an axis.
    func indicators(on axis: Axis) -> ScrollIndicatorVisibility {
        axis == .horizontal ? horizontalIndicators : verticalIndicators
    }

    /// The behavior of the content at its edges on an axis.
    func bounce(on axis: Axis) -> ScrollBounceBehavior { axis == .horizontal ? horizontalBounce : verticalBounce }

    /// Whether all properties that the layout of a scroll view uses are the same.
    func hasSameLayout(as other: ScrollConfiguration) -> Bool {
        contentMargins == other.contentMargins && anchors == other.anchors
            && horizontalBounce.kind == other.horizontalBounce.kind && verticalBounce.kind == other.verticalBounce.kind
    }

    /// The properties that inner scroll views inherit.
    var inherited: ScrollConfiguration {
        var result = self
        result.contentMargins = EdgeInsets()
        result.indicatorMargins = EdgeInsets()
        result.targetBehavior = nil
        result.anchors = ScrollAnchors()
        result.position = nil
        result.observers = []
        result.isPulledToRefresh = false
        return result
    }
}

extension EnvironmentValues {
    var scrollConfiguration: ScrollConfiguration {
        @inline(__always) _read { yield self[group: ScrollConfiguration.self] }
        _modify { yield &self[group: ScrollConfiguration.self] }
    }
}

/// The default anchors of a scroll view.
struct ScrollAnchors: Equatable {
    /// The anchor for the roles that have none of their own.
    var general: UnitPoint?
    private var own: [ScrollAnchorRole.Kind: UnitPoint?] = [:]

    /// The anchor for a role. Each role can have no anchor although there is a general one.
    subscript(role: ScrollAnchorRole.Kind) -> UnitPoint? {
        get { own[role] ?? general }
        set { own[role] = .some(newValue) }
    }
}

/// An observer of a scroll view. The node of the modifier that requested it owns it.
@MainActor
protocol ScrollObserver: AnyObject {
    func scrollViewDidAttach(_ scroll: ScrollElement)
    func scrollGeometryDidChange(_ scroll: ScrollElement)
    /// Called after a layout that left the geometry unchanged.
    func scrollLayoutDidChange(_ scroll: ScrollElement)
    func scrollPhaseDidChange(_ scroll: ScrollElement, from old: ScrollPhase, to new: ScrollPhase)
    func scrollViewDidDetach(_ scroll: ScrollElement)
}

extension ScrollObserver {
    func scrollViewDidAttach(_ scroll: ScrollElement) {}
    func scrollGeometryDidChange(_ scroll: ScrollElement) {}
    func scrollLayoutDidChange(_ scroll: ScrollElement) {}
    func scrollPhaseDidChange(_ scroll: ScrollElement, from old: ScrollPhase, to new: ScrollPhase) {}
    func scrollViewDidDetach(_ scroll: ScrollElement) {}
}

/// A weak reference to a scroll position link, for use in the environment. The link's node owns the link.
final class ScrollPositionReference {
    weak var link: (any ScrollPositionLink)?
}

/// The scroll view's interface to a scroll position binding.
@MainActor
protocol ScrollPositionLink: AnyObject {
    func attach(_ scroll: ScrollElement)
    /// The identity of the view at the scroll position, or `nil` if there is none.
    var identity: AnyHashable? { get }
    /// The anchor of the view and of the container.
    var anchor: UnitPoint? { get }
    /// The edge to which the program scrolled last, or `nil` if a person moved the content since.
    var edge: Edge? { get }
    /// Called when a person moved the content or when it came to rest.
    func contentDidMove(_ scroll: ScrollElement)
}
