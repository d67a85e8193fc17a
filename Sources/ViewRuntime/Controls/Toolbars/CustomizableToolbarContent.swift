/// Toolbar content that people can customize on some systems. Here, as on iPhone, a toolbar shows its default items.
nonisolated public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
    /// Determines whether the toolbar shows this content at first.
    ///
    /// Available from iOS 16 and macOS 13.
    ///
    /// - Parameters:
    ///   - defaultVisibility: The visibility of the content. Hidden content doesn't appear.
    ///   - options: The options have no effect, because people can't customize the toolbar.
    nonisolated public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        OptionalToolbarContent(content: self, isShown: defaultVisibility != .hidden)
    }

    /// Sets how people can customize this content. Here, they can't, so the behavior has no effect.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        self
    }
}

nonisolated private struct OptionalToolbarContent<Content: CustomizableToolbarContent>: PrimitiveToolbarContent,
    CustomizableToolbarContent
{
    let content: Content
    let isShown: Bool

    @MainActor func _addItems(to list: inout _ToolbarItems) { if isShown { content._addItems(to: &list) } }
}

/// How people can customize an item of a toolbar.
///
/// Available from iOS 16 and macOS 13.
public struct ToolbarCustomizationBehavior: Sendable {
    private let name: String

    /// People can move and remove the item.
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "default") }
    /// People can move but not remove the item.
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "reorderable") }
    /// People can neither move nor remove the item.
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "disabled") }
}

/// Options for the customization of toolbar content.
///
/// Available from iOS 16 and macOS 13.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    /// The raw value of the option set.
    public var rawValue: Int

    /// Creates an option set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The item remains available in the overflow menu after people remove it.
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

extension View {
    /// Adds items to a toolbar that people can customize on some systems.
    ///
    /// - Parameters:
    ///   - id: The identifier of the toolbar. It has no effect.
    ///   - content: The items.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: content()))
    }
}
