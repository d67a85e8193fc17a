/// An item of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    private let identifier: ID
    let placement: ToolbarItemPlacement
    let content: Content
    private let isShown: Bool

    private init(identifier: ID, placement: ToolbarItemPlacement, content: Content, isShown: Bool = true) {
        self.identifier = identifier
        self.placement = placement
        self.content = content
        self.isShown = isShown
    }

    @MainActor public func _addItems(to list: inout _ToolbarItems) { if isShown { list.add(content, placement) } }
}

extension ToolbarItem where ID == Void {
    /// Creates an item at a position of the bars.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(identifier: (), placement: placement, content: content())
    }
}

extension ToolbarItem where ID == String {
    /// Creates an item of a customizable toolbar.
    ///
    /// - Parameters:
    ///   - id: The identifier of the item among those of the toolbar.
    ///   - placement: A position of the bars.
    ///   - content: The view of the item.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(identifier: id, placement: placement, content: content())
    }

    /// Creates an item of a customizable toolbar that can be hidden at first.
    ///
    /// - Parameters:
    ///   - id: The identifier of the item among those of the toolbar.
    ///   - placement: A position of the bars.
    ///   - showsByDefault: Whether the toolbar shows the item.
    ///   - content: The view of the item.
    @_disfavoredOverload
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(identifier: id, placement: placement, content: content(), isShown: showsByDefault)
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    /// The identifier of the item.
    public var id: ID { identifier }
}

/// A group of items at one position of the bars.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Creates a group of items at a position of the bars.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    @MainActor public func _addItems(to list: inout _ToolbarItems) { list.add(content, placement) }
}

/// A menu that the title of the navigation bar opens.
///
/// Available from iOS 16 and macOS 13.
nonisolated public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
    private let content: Content

    /// Creates a menu with actions.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public func _addItems(to list: inout _ToolbarItems) {
        list.titleMenu = AnyViewValue(view: AnyView(content))
    }
}

/// A space between items of a bar.
///
/// Available from iOS 26 and macOS 26.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates a space at a position of the bars.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    @MainActor public func _addItems(to list: inout _ToolbarItems) {
        list.add(ToolbarSpace(isFlexible: sizing == .flexible), placement)
    }
}

nonisolated private struct ToolbarSpace: View {
    let isFlexible: Bool

    @MainActor var body: some View {
        Spacer(minLength: 0).frame(minWidth: 0, idealWidth: 0, maxWidth: isFlexible ? .infinity : 0)
    }
}

/// The length of a space in a bar.
///
/// Available from iOS 26 and macOS 26.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String

    /// The spacer fills the available space.
    public static let flexible = SpacerSizing(name: "flexible")
    /// The space has the default length.
    public static let fixed = SpacerSizing(name: "fixed")
}
