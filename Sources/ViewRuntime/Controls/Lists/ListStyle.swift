import Foundation

/// How lists look. Apple: iOS 13, macOS 10.15.
public protocol ListStyle {
    nonisolated var _look: _ListLook { get }
}

/// What a list style asks for.
public struct _ListLook: Equatable, Sendable {
    enum Kind: Sendable { case plain, inset, grouped, insetGrouped, sidebar }
    let kind: Kind

    /// Whether sections are set apart on a ground of their own.
    var isGrouped: Bool { kind == .grouped || kind == .insetGrouped || kind == .sidebar }
    /// Points between the list's edges and its rows.
    var margin: CGFloat { kind == .insetGrouped || kind == .sidebar ? 16 : 0 }
    var cornerRadius: CGFloat { kind == .insetGrouped || kind == .sidebar ? 10 : 0 }
    /// Whether rows have a ground of their own.
    var hasCards: Bool { kind == .grouped || kind == .insetGrouped }
}

/// The usual style, which is that of `InsetGroupedListStyle`. Apple: iOS 13, macOS 10.15.
nonisolated public struct DefaultListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

/// Rows from edge to edge, with headers that stay in sight. Apple: iOS 13, macOS 10.15.
nonisolated public struct PlainListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook(kind: .plain) }
}

/// Rows from edge to edge, with lines that begin and end before the edges. Apple: iOS 14, macOS 11.
nonisolated public struct InsetListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook(kind: .inset) }
}

/// Sections from edge to edge on a ground. Apple: iOS 13.
nonisolated public struct GroupedListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook(kind: .grouped) }
}

/// Sections as cards with round corners on a ground. Apple: iOS 14.
nonisolated public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

/// Rows without cards and lines, as beside a main view. Apple: iOS 14, macOS 10.15.
nonisolated public struct SidebarListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The distance between the sections of a list. Apple: iOS 17.
public struct ListSectionSpacing: Sendable {
    let length: CGFloat?

    public static let `default` = ListSectionSpacing(length: nil)
    /// Half of the usual one.
    public static let compact = ListSectionSpacing(length: 12)
    /// - Parameter spacing: Points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// What rows inherit from the list they are in, and lists from the views around them.
struct ListValues {
    var look = DefaultListStyle()._look
    /// Whether the view is in a list.
    var isInside = false
    /// How deep in a tree the view is.
    var depth = 0
    /// Whether rows show what deletes and moves them.
    var isEditing = false
    /// Points; nil where rows touch.
    var rowSpacing: CGFloat?
    var sectionSpacing: CGFloat?
    var minimumRowHeight: CGFloat = 44
    var minimumHeaderHeight: CGFloat?
    var headerProminence = Prominence.standard
}

extension View {
    nonisolated func lists(_ change: @escaping (inout ListValues) -> Void) -> some View {
        modifier(EnvironmentChange { change(&$0.builtIn.list) })
    }

    /// How lists in the view look. Apple: iOS 13, macOS 10.15.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        let look = style._look
        return lists { $0.look = look }
    }

    /// The distance between rows; nil, the default, lets them touch. Apple: iOS 15.
    ///
    /// - Parameter spacing: Points; negative and infinite ones count as 0.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        lists { $0.rowSpacing = spacing.map { max($0.sanitizedDistance, 0) } }
    }

    /// The distance between sections. Apple: iOS 17.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        lists { $0.sectionSpacing = spacing.length.map { max($0.sanitizedDistance, 0) } }
    }

    /// The distance between sections, points. Apple: iOS 17.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

    /// How much the headers of sections stand out. Apple: iOS 15, macOS 12.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        lists { $0.headerProminence = prominence }
    }
}

extension EnvironmentValues {
    /// Points that a row of a list has at least; 44. Apple: iOS 13, macOS 10.15.
    public var defaultMinListRowHeight: CGFloat {
        get { builtIn.list.minimumRowHeight }
        set { builtIn.list.minimumRowHeight = newValue }
    }

    /// Points that a header in a list has at least; nil is as many as it needs. Apple: iOS 13, macOS 10.15.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { builtIn.list.minimumHeaderHeight }
        set { builtIn.list.minimumHeaderHeight = newValue }
    }

    /// How much the headers of sections stand out. Apple: iOS 15, macOS 12.
    public var headerProminence: Prominence {
        get { builtIn.list.headerProminence }
        set { builtIn.list.headerProminence = newValue }
    }
}
