import Foundation

/// The position of a scroll view: one that the program set, or the fact that a person moved the content.
///
/// Available from iOS 18 and macOS 15.
public struct ScrollPosition: Equatable, Sendable {
    enum Place: Equatable, Sendable {
        case unset
        case view(ID, UnitPoint?)
        case edge(Edge)
        /// A content offset in points from the leading and the top edge. A coordinate that is `nil` doesn't change.
        case point(x: CGFloat?, y: CGFloat?)
    }

    /// The identity of a view.
    struct ID: Equatable, Sendable {
        let value: any Hashable & Sendable

        static func == (a: ID, b: ID) -> Bool { AnyHashable(a.value) == AnyHashable(b.value) }
    }

    var place: Place
    /// The number of repeated requests for the place. Each of them scrolls, because the content may have changed.
    private var repetitions = 0
    /// Converts an identity to the type that the program reads, or returns `nil` for other types.
    let accepts: @Sendable (AnyHashable) -> ID?
    /// A Boolean value that indicates whether a person has moved the content since the last programmatic change.
    /// Setting the property clears the edge and the point.
    public var isPositionedByUser = false {
        didSet {
            guard isPositionedByUser else { return }
            if case .view = place { return }
            place = .unset
        }
    }

    /// Creates a position that reports identities of a type.
    public init<T: Hashable & Sendable>(idType: T.Type = Never.self) { self.init(.unset, T.self) }

    /// Creates a position at a view.
    public init<T: Hashable & Sendable>(id: T, anchor: UnitPoint? = nil) {
        self.init(.view(ID(value: id), anchor), T.self)
    }

    /// Creates a position at an edge of the content.
    public init<T: Hashable & Sendable>(idType: T.Type = Never.self, edge: Edge) { self.init(.edge(edge), T.self) }

    /// Creates a position at a content offset, in points.
    public init<T: Hashable & Sendable>(idType: T.Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), T.self)
    }

    /// Creates a position at a content offset, in points.
    public init<T: Hashable & Sendable>(idType: T.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), T.self)
    }

    /// Creates a position at a horizontal content offset, in points.
    public init<T: Hashable & Sendable>(idType: T.Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil), T.self)
    }

    /// Creates a position at a vertical content offset, in points.
    public init<T: Hashable & Sendable>(idType: T.Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y), T.self)
    }

    private init<T: Hashable & Sendable>(_ place: Place, _ type: T.Type) {
        self.place = place
        accepts = { id in (id.base as? T).map { ID(value: $0) } }
    }

    public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        a.place == b.place && a.isPositionedByUser == b.isPositionedByUser && a.repetitions == b.repetitions
    }
}

extension ScrollPosition {
    /// Scrolls to a view.
    public mutating func scrollTo<T: Hashable & Sendable>(id: T, anchor: UnitPoint? = nil) {
        set(.view(ID(value: id), anchor))
    }
    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }
    /// Scrolls to a content offset, in points.
    public mutating func scrollTo(point: CGPoint) { set(.point(x: point.x, y: point.y)) }
    /// Scrolls to a content offset, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.point(x: x, y: y)) }
    /// Scrolls to a horizontal content offset, in points.
    public mutating func scrollTo(x: CGFloat) { set(.point(x: x, y: nil)) }
    /// Scrolls to a vertical content offset, in points.
    public mutating func scrollTo(y: CGFloat) { set(.point(x: nil, y: y)) }

    private mutating func set(_ place: Place) {
        repetitions = place == self.place && !isPositionedByUser ? repetitions + 1 : 0
        isPositionedByUser = false
        self.place = place
    }

    /// The edge that the program scrolled to, or `nil`.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

    /// The content offset that the program set in points, or `nil` if it didn't set both coordinates.
    public var point: CGPoint? { if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil } }

    /// The horizontal content offset that the program set in points, or `nil`.
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

    /// The vertical content offset that the program set in points, or `nil`.
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

    /// The identity of the view at the scroll position. It's the view that the program set, or, after a person
    /// scrolled, the target nearest to the container's leading edge or to the modifier's anchor.
    public var viewID: (any Hashable & Sendable)? { if case .view(let id, _) = place { id.value } else { nil } }

    /// Returns the identity of the view at the scroll position if it has the given type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}

extension View {
    /// Binds the position of a scroll view in this view. The initial value determines the initial content offset.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPlaceModifier(position: position, anchor: anchor))
    }
}

nonisolated struct ScrollPlaceModifier: ViewModifier {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    @MainActor static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = ScrollPlaceNode(modifier, context)
        node.content = C._makeNode(content, node.contentContext)
        return node
    }

    @MainActor static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let node = unsafeDowncast(node, to: ScrollPlaceNode.self)
        C._updateNode(node.content, content)
        node.update(modifier)
    }

    @MainActor static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}

final class ScrollPlaceNode: ScrollLinkNode {
    private var modifier: ScrollPlaceModifier
    private var known: ScrollPosition
    /// The last value that the binding returned, which may differ from the last written value.
    private var read: ScrollPosition
    /// Whether a scroll to a value that the program set is pending.
    private var isShowing = false

    init(_ modifier: ScrollPlaceModifier, _ context: _NodeContext) {
        self.modifier = modifier
        known = modifier.position.wrappedValue
        read = known
        super.init(context)
        known = tracking { modifier.position.wrappedValue }
        show(known, animation: nil)
    }

    override var identity: AnyHashable? {
        if case .view(let id, _) = known.place { AnyHashable(id.value) } else { nil }
    }

    override var anchor: UnitPoint? {
        if case .view(_, let own?) = known.place { own } else { modifier.anchor }
    }

    override var edge: Edge? { known.isPositionedByUser ? nil : known.edge }

    func update(_ modifier: ScrollPlaceModifier) {
        self.modifier = modifier
        refresh()
    }

    override func refresh() {
        graph.didRefresh(self)
        let value = tracking { modifier.position.wrappedValue }
        // A getter may not return what was written. Only a change of its result is a request of the program.
        if value == read { return }
        read = value
        if value == known { return }
        known = value
        if value.isPositionedByUser { return }
        show(value, animation: graph.transaction.effectiveAnimation)
    }

    private func show(_ position: ScrollPosition, animation: Animation?) {
        if position.place == .unset { return }
        let anchor = graph.transaction.scrollTargetAnchor ?? modifier.anchor
        let keepsVelocity = graph.transaction.scrollPositionUpdatePreservesVelocity
        // Lay out new views first.
        isShowing = true
        graph.afterUpdate(
            unretained(self) { node in
                defer { node.isShowing = false }
                guard let scroll = node.scroll else { return }
                switch position.place {
                case .unset: break
                case .view(let id, let own):
                    _ = scroll.targets.show(
                        AnyHashable(id.value), anchor: own ?? anchor, animation: animation,
                        keepsVelocity: keepsVelocity)
                case .edge(let edge): scroll.move(toEdge: edge, animation: animation, keepsVelocity: keepsVelocity)
                case .point(let x, let y):
                    scroll.move(toX: x, y: y, animation: animation, keepsVelocity: keepsVelocity)
                }
            })
    }

    override func contentDidMove(_ scroll: ScrollElement) {
        // The program's own movements don't count. A wheel and keys animate, too.
        guard scroll === self.scroll, scroll.phase != .animating || scroll.targets.isStepping else { return }
        var position = known
        let identities = scroll.targets.currentIdentities(anchor: modifier.anchor)
        position.isPositionedByUser = true
        if let id = identities.lazy.compactMap({ position.accepts($0) }).first { position.place = .view(id, nil) }
        // A scroll to the program's value is about to begin.
        if position == known || isShowing || modifier.position.wrappedValue != read { return }
        known = position
        modifier.position.wrappedValue = position
        read = modifier.position.wrappedValue
    }
}

/// A node that binds a scroll view to a value.
class ScrollLinkNode: EnvironmentNode, ScrollPositionLink {
    @Unretained final private var attached: ScrollElement?
    private let reference = ScrollPositionReference()

    override init(_ context: _NodeContext) {
        super.init(context)
        reference.link = self
    }

    final override func change(_ environment: inout EnvironmentValues) {
        environment.scrollConfiguration.position = reference
    }

    /// The scroll view, or `nil` if none is in the tree. If it left, the first of the remaining ones takes its place.
    /// An action that waited for an update may find that it left.
    final var scroll: ScrollElement? {
        if attached?.isMounted != true { attached = firstScroll(in: self) }
        return attached
    }

    final func attach(_ scroll: ScrollElement) {
        if attached?.isMounted != true { attached = scroll }
    }

    /// Returns the first scroll view in a node with this position. A scroll view inside another one doesn't inherit it.
    private func firstScroll(in node: _Node) -> ScrollElement? {
        if let scroll = node as? ScrollElement {
            return scroll.isMounted && scroll.configuration.position === reference ? scroll : nil
        }
        var found: ScrollElement?
        node.forEachChild { if found == nil { found = firstScroll(in: $0) } }
        return found
    }

    func contentDidMove(_ scroll: ScrollElement) {}

    var identity: AnyHashable? { nil }

    var anchor: UnitPoint? { nil }

    var edge: Edge? { nil }
}
