import Foundation

/// What the modifiers around a scroll view ask of it; handed down in the environment.
///
/// A scroll view takes it for itself; what lies inside it inherits only how scroll views look and feel.
struct ScrollConfiguration {
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

    var targetBehavior: (any ScrollTargetBehavior)?
    var anchors = ScrollAnchors()
    var position: ScrollPositionReference?
    var observers: [ScrollObserver] = []
    /// Which drags a sheet around takes from content: those that pull it down at its edge, and all that push it up.
    var sheetTakesPulls = false
    var sheetTakesPushes = false
    /// The sheet around, for a drag that comes to the edge in its course.
    var sheet: SheetPull?
    /// What refreshes the content.
    var refresh: RefreshLink?
    /// Whether this scroll view is pulled for it, and not one around it.
    var isPulledToRefresh = false

    /// What scroll views inside a scroll view inherit.
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

/// The default anchors of a scroll view, by what they are for.
struct ScrollAnchors: Equatable {
    var initialOffset: UnitPoint?
    var sizeChanges: UnitPoint?
    var alignment: UnitPoint?
}

/// Told of what a scroll view does. Owned by the node of the modifier that asked.
@MainActor
protocol ScrollObserver: AnyObject {
    func scrollViewDidAttach(_ scroll: ScrollElement)
    func scrollGeometryDidChange(_ scroll: ScrollElement)
    func scrollPhaseDidChange(_ scroll: ScrollElement, from old: ScrollPhase, to new: ScrollPhase)
    func scrollViewDidDetach(_ scroll: ScrollElement)
}

extension ScrollObserver {
    func scrollViewDidAttach(_ scroll: ScrollElement) {}
    func scrollGeometryDidChange(_ scroll: ScrollElement) {}
    func scrollPhaseDidChange(_ scroll: ScrollElement, from old: ScrollPhase, to new: ScrollPhase) {}
    func scrollViewDidDetach(_ scroll: ScrollElement) {}
}

/// Names a link in the environment without owning it: the link's node owns what is in that environment.
final class ScrollPositionReference {
    weak var link: (any ScrollPositionLink)?
}

/// The binding of a scroll position, as its scroll view sees it.
@MainActor
protocol ScrollPositionLink: AnyObject {
    func attach(_ scroll: ScrollElement)
    /// The identity of the view it stands for; nil when it stands for none.
    var identity: AnyHashable? { get }
    /// The point of the view and of the container that it brings together.
    var anchor: UnitPoint? { get }
    /// The person moved the content, or it came to rest.
    func contentDidMove(_ scroll: ScrollElement)
}
