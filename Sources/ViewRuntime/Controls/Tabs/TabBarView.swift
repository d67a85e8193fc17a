import Foundation
import Observation

/// The selected view above a tab bar.
struct TabBarView<Content: View>: View {
    let selected: AnyHashable?
    let select: (AnyHashable) -> Void
    let content: Content
    @State private var tabs = TabList()
    @State private var visibility = Visibility.automatic
    @State private var appearance = TabAppearance.current

    /// Whether the bar has shrunk to the selected tab.
    @State private var isSmall = false
    @Environment(\.tabBarMinimizeBehavior) private var minimizeBehavior

    init(selected: AnyHashable?, select: @escaping (AnyHashable) -> Void, content: Content) {
        self.selected = selected
        self.select = select
        self.content = content
    }

    var body: some View {
        TabStack(selected: selected, report: { [tabs] in tabs.take($1, from: $0) }, content: content)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(TabBarShrinking(behavior: minimizeBehavior, isSmall: $isSmall))
            .environment(\.tabBarMinimizeBehavior, .automatic)
            .environment(\.tabAccessory, nil)
            .safeAreaInset(edge: .bottom, spacing: 0) {
                if visibility != .hidden, !appearance.isBarHidden {
                    TabBars(tabs: tabs, select: select, isSmall: $isSmall, appearance: appearance)
                }
            }
            .onAppear { if appearance != .current { appearance = .current } }
            .onPreferenceChange(TabBarVisibilityKey.self) { visibility = $0 }
            .transformPreference(TabBarVisibilityKey.self) { $0 = .automatic }
            .onChange(of: selected) { isSmall = false }
            .onChange(of: minimizeBehavior) { isSmall = false }
    }
}

/// The tabs of a tab view. Only the bar reads them: every update of the views creates new labels, so the views must not
/// depend on the labels.
@MainActor @Observable
private final class TabList {
    private(set) var items: [TabItem] = []
    @ObservationIgnored private weak var stack: TabStackElement?

    func take(_ items: [TabItem], from stack: TabStackElement) {
        self.items = items
        self.stack = stack
    }

    /// Shows the beginning of the selected tab.
    func rewind() { stack?.rewind() }
}

/// The tab bar, and the accessory above it or, once the bar has shrunk, beside it.
private struct TabBars: View {
    let tabs: TabList
    let select: (AnyHashable) -> Void
    @Binding var isSmall: Bool
    let appearance: TabAppearance
    @Environment(\.tabAccessory) private var accessory
    @Environment(\.springLoadingBehavior) private var springLoading

    private var items: [TabItem] { tabs.items }

    var body: some View {
        VStack(spacing: 0) {
            if let accessory, !isSmall {
                accessory.view
                    .environment(\.tabViewBottomAccessoryPlacement, .expanded)
                    .frame(maxWidth: .infinity, minHeight: 48)
                    .glassEffect(.regular, in: .capsule)
                    .padding(.horizontal, 16)
                    .padding(.vertical, 8)
            }
            bar
        }
        .animation(.snappy, value: isSmall)
    }

    private var bar: some View {
        HStack(spacing: 0) {
            ForEach(items.indices, id: \.self) { index in
                if !isSmall || items[index].isSelected { button(items[index]) }
            }
            if isSmall {
                if let accessory {
                    accessory.view
                        .environment(\.tabViewBottomAccessoryPlacement, .inline)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                }
                Spacer(minLength: 0)
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Tab Bar")
        // Beside a shrunk bar, the accessory isn't a tab.
        .accessibilityAddTraits(isSmall ? [] : .isTabBar)
        .frame(height: 49)
        .background {
            Rectangle().fill(appearance.barBackground.map(AnyShapeStyle.init) ?? AnyShapeStyle(.bar))
                .ignoresSafeArea(edges: .bottom)
        }
        .overlay(alignment: .top) { Divider() }
    }

    private func button(_ item: TabItem) -> some View {
        Button {
            if isSmall {
                isSmall = false
            } else {
                if item.isSelected { tabs.rewind() }
                select(item.value)
            }
        } label: {
            VStack(spacing: 2) { item.label }
                .labelStyle(TabItemLabelStyle())
                .environment(\.symbolVariants, .fill)
                .overlay(alignment: .top) { if let badge = item.badge { TabBadge(label: badge) } }
                .font(.system(size: 10, weight: .medium))
                .hoverEffect()
                .frame(maxWidth: isSmall ? 80 : .infinity, minHeight: 49)
                .contentShape(.rect)
                .foregroundStyle(style(of: item))
        }
        .buttonStyle(.plain)
        .springLoadingBehavior(springLoading == .automatic ? .enabled : springLoading)
        .accessibilityAddTraits(item.isSelected ? .isSelected : [])
    }

    private func style(of item: TabItem) -> AnyShapeStyle {
        let color = item.isSelected ? appearance.selectedItem : appearance.item
        return color.map(AnyShapeStyle.init) ?? (item.isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
    }
}

/// The visibility of the tab bar that the selected tab requests. The topmost of its screens takes precedence.
enum TabBarVisibilityKey: PreferenceKey {
    static var defaultValue: Visibility { .automatic }

    static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
        let next = nextValue()
        if next != .automatic { value = next }
    }
}

/// The properties of a tab in the tab bar.
struct TabItem: Equatable {
    let value: AnyHashable
    let isSelected: Bool
    let label: AnyView
    let badge: Text?

    static func == (a: TabItem, b: TabItem) -> Bool {
        a.value == b.value && a.isSelected == b.isSelected && a.label.isSame(as: b.label) && a.badge == b.badge
    }
}

/// A badge at the upper trailing corner of a tab's icon.
private struct TabBadge: View {
    let label: Text

    var body: some View {
        label
            .font(.system(size: 12))
            .foregroundStyle(.white)
            .lineLimit(1)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(.red, in: .capsule)
            .fixedSize()
            .alignmentGuide(HorizontalAlignment.center) { $0[.leading] - 5 }
            .offset(y: -4)
    }
}

/// A label style that shows the icon above the title.
private struct TabItemLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon.font(.system(size: 20)).accessibilityHidden(true)
            configuration.title
        }
    }
}

nonisolated private struct TabItemModifier: ElementModifier {
    let label: AnyView

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { TabItemElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: TabItemElement.self).label = label }
}

final class TabItemElement: ModifierElement {
    var label: AnyView? { didSet { tabItemDidChange() } }

    override func trait(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(TabItem.self) ? label : super.trait(key)
    }
}

extension ModifierElement {
    /// Notifies the tab view around the element that the properties of its tab changed.
    func tabItemDidChange() {
        var element = layoutParent
        while let current = element as? ModifierElement { element = current.layoutParent }
        (element as? TabStackElement)?.itemsDidChange()
    }
}

extension View {
    /// Sets the label of this view's tab in a tab bar.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: AnyView(label())))
    }
}
