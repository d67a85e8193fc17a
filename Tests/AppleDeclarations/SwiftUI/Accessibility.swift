// From the framework Accessibility, which `import SwiftUI` also imports.
public enum AccessibilityNotification {
    public struct Announcement {
        public init(_ announcement: String) { fatalError() }
        public init(_ announcement: AttributedString) { fatalError() }
        public init(_ announcement: NSAttributedString) { fatalError() }
        public func post() { fatalError() }
    }
    public struct PageScrolled {
        public init(_ announcement: String) { fatalError() }
        public init(_ announcement: AttributedString) { fatalError() }
        public init(_ announcement: NSAttributedString) { fatalError() }
        public func post() { fatalError() }
    }
}
public struct AccessibilityTraits: SetAlgebra, Sendable {
    public typealias Element = AccessibilityTraits
    public typealias ArrayLiteralElement = AccessibilityTraits
    public init() { fatalError() }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { fatalError() }
    public mutating func formUnion(_ other: AccessibilityTraits) { fatalError() }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { fatalError() }
    public mutating func formIntersection(_ other: AccessibilityTraits) { fatalError() }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { fatalError() }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { fatalError() }
    public func contains(_ member: AccessibilityTraits) -> Bool { fatalError() }
    @discardableResult public mutating func insert(_ newMember: AccessibilityTraits) -> (
        inserted: Bool, memberAfterInsert: AccessibilityTraits
    ) { fatalError() }
    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        fatalError()
    }
    @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        fatalError()
    }
    public static let isButton: AccessibilityTraits = { fatalError() }()
    public static let isHeader: AccessibilityTraits = { fatalError() }()
    public static let isSelected: AccessibilityTraits = { fatalError() }()
    public static let isLink: AccessibilityTraits = { fatalError() }()
    public static let isImage: AccessibilityTraits = { fatalError() }()
    public static let isStaticText: AccessibilityTraits = { fatalError() }()
    public static let updatesFrequently: AccessibilityTraits = { fatalError() }()
    public static let isModal: AccessibilityTraits = { fatalError() }()
    public static let causesPageTurn: AccessibilityTraits = { fatalError() }()
    public static let allowsDirectInteraction: AccessibilityTraits = { fatalError() }()
    public static let isToggle: AccessibilityTraits = { fatalError() }()
}
public struct AccessibilityChildBehavior: Hashable {
    public static let ignore: AccessibilityChildBehavior = { fatalError() }()
    public static let contain: AccessibilityChildBehavior = { fatalError() }()
    public static let combine: AccessibilityChildBehavior = { fatalError() }()
}
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
public struct AccessibilityActionKind: Equatable, Sendable {
    public static let `default`: AccessibilityActionKind = { fatalError() }()
    public static let escape: AccessibilityActionKind = { fatalError() }()
    public static let magicTap: AccessibilityActionKind = { fatalError() }()
    public init(named name: Text) { fatalError() }
}
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
    public typealias Body = Never
}

@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: AccessibilityRotorContent {}
extension AccessibilityRotorContent where Body == Never {
    public var body: Never { fatalError() }
}
extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}
@resultBuilder public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Content: AccessibilityRotorContent { fatalError() }
    public static func buildBlock<Content>(_ content: Content) -> some AccessibilityRotorContent
    where Content: AccessibilityRotorContent { content }
    public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some AccessibilityRotorContent
    where C0: AccessibilityRotorContent, C1: AccessibilityRotorContent { c0 }
    public static func buildIf<Content>(_ content: Content?) -> some AccessibilityRotorContent
    where Content: AccessibilityRotorContent { content }
}
nonisolated public struct AccessibilityRotorEntry<ID>: AccessibilityRotorContent where ID: Hashable {
    public typealias Body = Never
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}) {
        fatalError()
    }
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) { fatalError() }
    @_disfavoredOverload public init<L>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) where L: StringProtocol { fatalError() }
}
public struct AccessibilitySystemRotor: Sendable {
    public static var headings: AccessibilitySystemRotor { fatalError() }
}

extension View {
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { fatalError() }
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { fatalError() }
    @_disfavoredOverload nonisolated public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol
    { fatalError() }
    nonisolated public func accessibilityAction<Label>(action: @escaping () -> Void, @ViewBuilder label: () -> Label)
        -> some View where Label: View
    { EmptyView() }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { fatalError() }
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { fatalError() }
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { fatalError() }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        EmptyView()
    }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { fatalError() }
    @available(*, deprecated, message: "iOS 18, macOS 15")
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { fatalError() }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { fatalError() }
    nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { fatalError() }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { fatalError() }
    @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > where S: StringProtocol { fatalError() }
    @_disfavoredOverload nonisolated public func accessibilityLabel(_ label: LocalizedStringResource)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { fatalError() }
    nonisolated public func accessibilityLabel<V>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V)
        -> some View where V: View
    { EmptyView() }
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { fatalError() }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { fatalError() }
    @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > where S: StringProtocol { fatalError() }
    @_disfavoredOverload nonisolated public func accessibilityValue(_ value: LocalizedStringResource)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { fatalError() }
    nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        fatalError()
    }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { fatalError() }
    @_disfavoredOverload nonisolated public func accessibilityHint<S>(_ hint: S) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > where S: StringProtocol { fatalError() }
    @_disfavoredOverload nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { fatalError() }
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { fatalError() }
    nonisolated public func accessibilityRotor<Content>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent { EmptyView() }
    nonisolated public func accessibilityRotor<Content>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent { EmptyView() }
    nonisolated public func accessibilityRotor<Content>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent { EmptyView() }
    @_disfavoredOverload nonisolated public func accessibilityRotor<L, Content>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where L: StringProtocol, Content: AccessibilityRotorContent { EmptyView() }
    nonisolated public func accessibilityRotor<EntryModel>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View where EntryModel: Identifiable { EmptyView() }
}
// The same modifiers on the modified content that they return.
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Content, Modifier> { fatalError() }
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
        Content, Modifier
    > { fatalError() }
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> ModifiedContent<Content, Modifier>
    { fatalError() }
    @_disfavoredOverload nonisolated public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void)
        -> ModifiedContent<Content, Modifier> where S: StringProtocol
    { fatalError() }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier>
    { fatalError() }
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
        Content, Modifier
    > { fatalError() }
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Content, Modifier> { fatalError() }
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
        Content, Modifier
    > { fatalError() }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier> { fatalError() }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier> {
        fatalError()
    }
    nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> { fatalError() }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        fatalError()
    }
    @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> ModifiedContent<Content, Modifier>
    where S: StringProtocol { fatalError() }
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Content, Modifier> {
        fatalError()
    }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        fatalError()
    }
    @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S) -> ModifiedContent<Content, Modifier>
    where S: StringProtocol { fatalError() }
    nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier> { fatalError() }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        fatalError()
    }
    @_disfavoredOverload nonisolated public func accessibilityHint<S>(_ hint: S) -> ModifiedContent<Content, Modifier>
    where S: StringProtocol { fatalError() }
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Content, Modifier> {
        fatalError()
    }
}
