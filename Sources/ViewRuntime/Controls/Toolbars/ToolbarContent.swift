/// A type that describes the items of bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the content that this content consists of.
    associatedtype Body: ToolbarContent
    /// The content that this content consists of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the items of this content to a list.
    func _addItems(to list: inout _ToolbarItems)
}

extension ToolbarContent {
    public func _addItems(to list: inout _ToolbarItems) {
        list.properties.evaluate(self, at: list.path) { $0.body._addItems(to: &list) }
    }
}

/// The items of toolbar content, in order.
public struct _ToolbarItems: PartList {
    private(set) var pieces: [ToolbarPiece] = []
    /// The content of the menu that the title of the navigation bar opens.
    var titleMenu: AnyViewValue?
    private let source: ToolbarSource
    let properties: PartProperties
    var path: [AnyHashable] = []

    init(source: ToolbarSource, properties: PartProperties) {
        self.source = source
        self.properties = properties
    }

    mutating func add(_ view: some View, _ placement: ToolbarItemPlacement) {
        pieces.append(ToolbarPiece(placement: placement, view: AnyView(view), path: path, source: source))
    }
}

extension Never: ToolbarContent {}

/// Toolbar content that the runtime implements directly.
package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}
