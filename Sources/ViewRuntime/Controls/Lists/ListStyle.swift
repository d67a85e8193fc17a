import Foundation

/// A type that defines the appearance of lists.
///
/// Available from iOS 13 and macOS 10.15.
public protocol ListStyle {
    /// The appearance that the style selects.
    nonisolated var _look: _ListLook { get }
}

/// The appearance that a list style selects.
public struct _ListLook: Equatable, Sendable {
    enum Kind: Sendable { case plain, inset, grouped, insetGrouped, sidebar }
    let kind: Kind

    /// Whether the style separates sections on a background.
    var isGrouped: Bool { kind == .grouped || kind == .insetGrouped || kind == .sidebar }
    /// The distance between the list's edges and its rows, in points.
    var margin: CGFloat { kind == .insetGrouped || kind == .sidebar ? 16 : 0 }
    var cornerRadius: CGFloat { kind == .insetGrouped || kind == .sidebar ? 10 : 0 }
    /// Whether rows have a background of their own.
    var hasCards: Bool { kind == .grouped || kind == .insetGrouped }
}

/// The default list style, which is the inset grouped style.
///
/// Available from iOS 13 and macOS 10.15.
nonisolated public struct DefaultListStyle: ListStyle {
    /// Creates a list style.
    public init() {}
    public var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

/// A list style that shows rows from edge to edge, with headers that stay visible.
///
/// Available from iOS 13 and macOS 10.15.
nonisolated public struct PlainListStyle: ListStyle {
    /// Creates a list style.
    public init() {}
    public var _look: _ListLook { _ListLook(kind: .plain) }
}

/// A list style that shows rows from edge to edge, with inset separators.
///
/// Available from iOS 14 and macOS 11.
nonisolated public struct InsetListStyle: ListStyle {
    /// Creates a list style.
    public init() {}
    public var _look: _ListLook { _ListLook(kind: .inset) }
}

/// A list style that shows sections from edge to edge on a background.
///
/// Available from iOS 13.
nonisolated public struct GroupedListStyle: ListStyle {
    /// Creates a list style.
    public init() {}
    public var _look: _ListLook { _ListLook(kind: .grouped) }
}

/// A list style that shows sections as cards with rounded corners.
///
/// Available from iOS 14.
nonisolated public struct InsetGroupedListStyle: ListStyle {
    /// Creates a list style.
    public init() {}
    public var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

/// A list style for sidebars, without cards and separators.
///
/// Available from iOS 14 and macOS 10.15.
nonisolated public struct SidebarListStyle: ListStyle {
    /// Creates a list style.
    public init() {}
    public var _look: _ListLook { _ListLook(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default list style, which is the inset grouped style.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// A list style that shows rows from edge to edge, with headers that stay visible.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// A list style that shows rows from edge to edge, with inset separators.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// A list style that shows sections from edge to edge on a background.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A list style that shows sections as cards with rounded corners.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// A list style for sidebars, without cards and separators.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The distance between the sections of a list.
///
/// Available from iOS 17.
public struct ListSectionSpacing: Sendable {
    let length: CGFloat?

    /// The default distance between sections.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Half of the default distance.
    public static let compact = ListSectionSpacing(length: 12)
    /// A distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// The properties that rows inherit from their list, and lists from the views around them.
struct ListValues: EnvironmentGroup {
    static var slot: EnvironmentSlot { .lists }
    static let initial = EnvironmentBox(ListValues())

    var look = DefaultListStyle()._look
    /// Whether the view is inside a list.
    var isInside = false
    /// The depth of the view in an outline.
    var depth = 0
    /// Whether rows show edit controls.
    var isEditing = false
    /// The distance between rows in points, or `nil` if rows are adjacent.
    var rowSpacing: CGFloat?
    var sectionSpacing: CGFloat?
    var minimumRowHeight: CGFloat = 44
    var minimumHeaderHeight: CGFloat?
    var headerProminence = Prominence.standard
    var itemTint: ListItemTint.Kind?
}

extension EnvironmentValues {
    var listValues: ListValues {
        @inline(__always) _read { yield self[group: ListValues.self] }
        _modify { yield &self[group: ListValues.self] }
    }
}

extension View {
    nonisolated func lists(
        _ change: @escaping (inout ListValues) -> Void
    ) -> ModifiedContent<Self, _EnvironmentTransformModifier> {
        modifier(_EnvironmentTransformModifier { change(&$0.listValues) })
    }

    /// Sets the style of lists in this view.
    ///
    /// Available from iOS 13 and macOS 10.15.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        let look = style._look
        return lists { $0.look = look }
    }

    /// Sets the distance between the rows of lists in this view.
    ///
    /// Available from iOS 15.
    ///
    /// - Parameter spacing: The distance in points, or `nil`, the default, for adjacent rows. Negative and infinite
    ///   values are treated as 0.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        lists { $0.rowSpacing = spacing.map { max($0.sanitizedDistance, 0) } }
    }

    /// Sets the distance between the sections of lists in this view.
    ///
    /// Available from iOS 17.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        lists { $0.sectionSpacing = spacing.length.map { max($0.sanitizedDistance, 0) } }
    }

    /// Sets the distance between the sections of lists in this view.
    ///
    /// Available from iOS 17.
    ///
    /// - Parameter spacing: The distance in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

    /// Sets the prominence of section headers in this view.
    ///
    /// Available from iOS 15 and macOS 12.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        lists { $0.headerProminence = prominence }
    }
}

extension EnvironmentValues {
    /// The minimum height of list rows, in points. The default is 44.
    ///
    /// Available from iOS 13 and macOS 10.15.
    public var defaultMinListRowHeight: CGFloat {
        get { listValues.minimumRowHeight }
        set { listValues.minimumRowHeight = newValue }
    }

    /// The minimum height of list headers in points, or `nil` for the height of their content.
    ///
    /// Available from iOS 13 and macOS 10.15.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { listValues.minimumHeaderHeight }
        set { listValues.minimumHeaderHeight = newValue }
    }

    /// The prominence of section headers.
    ///
    /// Available from iOS 15 and macOS 12.
    public var headerProminence: Prominence {
        get { listValues.headerProminence }
        set { listValues.headerProminence = newValue }
    }
}
