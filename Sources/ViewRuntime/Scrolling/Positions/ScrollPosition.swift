import Foundation

/// Where a scroll view is to be, or that the person has moved it elsewhere.
///
/// Available on Apple's systems since iOS 18 and macOS 15.
public struct ScrollPosition: Equatable, Sendable {
    enum Place: Equatable, Sendable {
        case unset
        case view(ID, UnitPoint?)
        case edge(Edge)
        /// Points of content offset counted from the container's leading and top edge; a missing one stays as it is.
        case point(x: CGFloat?, y: CGFloat?)
    }

    /// The identity of a view.
    struct ID: Equatable, Sendable {
        let value: any Hashable & Sendable

        static func == (a: ID, b: ID) -> Bool { AnyHashable(a.value) == AnyHashable(b.value) }
    }

    var place: Place
    /// Whether an identity has the type that the program reads back.
    let accepts: @Sendable (AnyHashable) -> ID?
    /// Whether the person has moved the content since the program last did. Setting it clears edge and point.
    public var isPositionedByUser = false {
        didSet {
            guard isPositionedByUser else { return }
            if case .view = place { return }
            place = .unset
        }
    }

    /// A position that reads back identities of the type.
    public init<T: Hashable & Sendable>(idType: T.Type = Never.self) { self.init(.unset, T.self) }

    /// A position at a view.
    public init<T: Hashable & Sendable>(id: T, anchor: UnitPoint? = nil) { self.init(.view(ID(value: id), anchor), T.self) }

    /// A position at an edge of the content.
    public init<T: Hashable & Sendable>(idType: T.Type = Never.self, edge: Edge) { self.init(.edge(edge), T.self) }

    /// A position at an offset of the content.
    public init<T: Hashable & Sendable>(idType: T.Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), T.self)
    }

    public init<T: Hashable & Sendable>(idType: T.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), T.self)
    }

    public init<T: Hashable & Sendable>(idType: T.Type = Never.self, x: CGFloat) { self.init(.point(x: x, y: nil), T.self) }

    public init<T: Hashable & Sendable>(idType: T.Type = Never.self, y: CGFloat) { self.init(.point(x: nil, y: y), T.self) }

    private init<T: Hashable & Sendable>(_ place: Place, _ type: T.Type) {
        self.place = place
        accepts = { id in (id.base as? T).map { ID(value: $0) } }
    }

    public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        a.place == b.place && a.isPositionedByUser == b.isPositionedByUser
    }
}

extension ScrollPosition {
    public mutating func scrollTo<T: Hashable & Sendable>(id: T, anchor: UnitPoint? = nil) { set(.view(ID(value: id), anchor)) }
    public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }
    public mutating func scrollTo(point: CGPoint) { set(.point(x: point.x, y: point.y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.point(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { set(.point(x: x, y: nil)) }
    public mutating func scrollTo(y: CGFloat) { set(.point(x: nil, y: y)) }

    private mutating func set(_ place: Place) {
        isPositionedByUser = false
        self.place = place
    }

    /// The edge the content is at, if the program put it there.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

    /// The offset the program set, when it set both parts.
    public var point: CGPoint? { if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil } }

    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

    /// The identity of the view the scroll view is at: the one the program asked for, or after the person scrolled the
    /// target nearest to the container's leading edge, or to the modifier's anchor.
    public var viewID: (any Hashable & Sendable)? { if case .view(let id, _) = place { id.value } else { nil } }

    /// The identity of the view the scroll view is at, if it has the type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}

extension View {
    /// Ties a scroll view inside to a position. The position at first is where the content begins.
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
    /// What the binding said last, which need not be what was written into it.
    private var read: ScrollPosition
    /// Whether what the program set is still to be gone to.
    private var isShowing = false

    init(_ modifier: ScrollPlaceModifier, _ context: _NodeContext) {
        self.modifier = modifier
        known = modifier.position.wrappedValue
        read = known
        super.init(context)
        known = tracking { modifier.position.wrappedValue }
        show(known, animation: nil)
    }

    override var identity: AnyHashable? { if case .view(let id, _) = known.place { AnyHashable(id.value) } else { nil } }

    override var anchor: UnitPoint? {
        if case .view(_, let own?) = known.place { own } else { modifier.anchor }
    }

    func update(_ modifier: ScrollPlaceModifier) {
        self.modifier = modifier
        refresh()
    }

    override func refresh() {
        graph.didRefresh(self)
        let value = tracking { modifier.position.wrappedValue }
        // A getter need not answer with what was written: only another value than it answered before is the program's wish.
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
        // The new views, if there are any, must be laid out first.
        isShowing = true
        graph.afterUpdate { [weak self] in
            self?.isShowing = false
            guard let scroll = self?.scroll else { return }
            switch position.place {
            case .unset: break
            case .view(let id, let own):
                _ = scroll.targets.show(AnyHashable(id.value), anchor: own ?? anchor, animation: animation)
            case .edge(let edge): scroll.move(toEdge: edge, animation: animation)
            case .point(let x, let y): scroll.move(toX: x, y: y, animation: animation)
            }
        }
    }

    override func contentDidMove(_ scroll: ScrollElement) {
        guard scroll === self.scroll, scroll.phase != .animating else { return }
        var position = known
        let identities = scroll.targets.currentIdentities(anchor: modifier.anchor)
        position.isPositionedByUser = true
        if let id = identities.lazy.compactMap({ position.accepts($0) }).first { position.place = .view(id, nil) }
        // What the program set a moment ago is about to be gone to.
        if position == known || isShowing || modifier.position.wrappedValue != read { return }
        known = position
        modifier.position.wrappedValue = position
        read = modifier.position.wrappedValue
    }
}

/// A node that ties a scroll view inside to something outside.
class ScrollLinkNode: PassthroughNode, ScrollPositionLink {
    @Unretained final private(set) var scroll: ScrollElement?
    private let reference = ScrollPositionReference()

    override init(_ context: _NodeContext) {
        super.init(context)
        reference.link = self
    }

    final var contentContext: _NodeContext { _NodeContext(graph: graph, parent: self, environment: linked(environment)) }

    private func linked(_ environment: EnvironmentValues) -> EnvironmentValues {
        var values = environment
        values.builtIn.scroll.position = reference
        return values
    }

    final func attach(_ scroll: ScrollElement) {
        if self.scroll == nil || self.scroll?.isMounted == false { self.scroll = scroll }
    }

    func contentDidMove(_ scroll: ScrollElement) {}

    var identity: AnyHashable? { nil }

    var anchor: UnitPoint? { nil }

    override func setEnvironment(_ environment: EnvironmentValues) {
        if self.environment.isIdentical(to: environment) { return }
        self.environment = environment
        content.setEnvironment(linked(environment))
    }
}
