import Foundation
import LayerTree

/// The root of the element tree, which fills the window and centers the content.
package final class RootElement: ContainerElement, SafeAreaSource, PreferenceReader {
    private(set) var containerSize: CGSize
    private(set) var safeArea: EdgeInsets
    /// The height in points of the onscreen keyboard, from the bottom of the window.
    private var keyboard: CGFloat = 0
    /// The height in points of the bar above the keyboard.
    var keyboardBar: CGFloat = 0 { didSet { if keyboardBar != oldValue { keyboardDidChange() } } }
    /// The environment from the host, before preferences of views apply.
    private var given: EnvironmentValues
    private var preferredColorScheme: ColorScheme?
    /// The size classes of the host's window, or `nil` if there's no host.
    private var sizeClasses: SizeClasses?
    /// The views above the content, from back to front.
    private var top: [(level: TopLevel, node: _Node)] = []
    private var topElements: [Element] = []
    /// The change that the layers above the core make to every environment from the host.
    private let prepare: (inout EnvironmentValues) -> Void
    private let sceneValues = SceneValues()

    init<Content: View>(size: CGSize, safeArea: EdgeInsets, _ view: Content, _ context: _NodeContext) {
        containerSize = size
        self.safeArea = safeArea
        given = context.environment
        prepare = context.graph.parts.environment()
        super.init(context)
        prepare(&environment)
        environment.builtIn.sceneValues = sceneValues
        adopt(context.graph.rootLayer)
        content = VStack<Content>._makeNode(VStack { view }, context.inside(self))
    }

    func showOnTop<Top: View>(_ view: Top, _ level: TopLevel) {
        let node = Top._makeNode(view, _NodeContext(graph: graph, parent: self, environment: environment))
        top.insert((level, node), at: top.firstIndex { $0.level.rawValue > level.rawValue } ?? top.count)
        childElementsChanged()
    }

    override func childElementsChanged() {
        topElements = top.compactMap { $0.node.elements().first }
        for element in topElements { element.layoutParent = self }
        super.childElementsChanged()
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        for entry in top { body(entry.node) }
    }

    package override func forEachLayoutChild(_ body: (Element) -> Void) {
        super.forEachLayoutChild(body)
        for element in topElements { body(element) }
    }

    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        // A modal presentation hides all elements behind it from assistive technology.
        children.lastIndex { $0.traits.contains(.modal) }.map { Array(children[$0...]) } ?? super.semantics(children)
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        graph.scale = environment.displayScale
        super.environmentDidChange(from: old)
    }

    var background: RGBA {
        environment.colorScheme == .dark ? RGBA.black : RGBA.white
    }

    func resize(to size: CGSize) {
        if size == containerSize { return }
        containerSize = size
        invalidateLayout()
        if sizeClasses == nil || sizeClasses == SizeClasses(windowSize: size) { return }
        sizeClasses = SizeClasses(windowSize: size)
        passEnvironmentOn()
    }

    func setSafeArea(_ insets: EdgeInsets) {
        if insets == safeArea { return }
        safeArea = insets
        invalidateLayout()
    }

    func setKeyboard(_ height: CGFloat) {
        if height == keyboard { return }
        keyboard = height
        keyboardDidChange()
    }

    private func keyboardDidChange() {
        invalidateLayout()
        graph.afterUpdate { [weak self] in self?.graph.focus.element?.scrollIntoView() }
    }

    func setHostEnvironment(_ host: HostEnvironment) {
        given.adopt(host)
        sizeClasses = SizeClasses(windowSize: containerSize)
        setKeyboard(max(host.keyboard, 0))
        setSafeArea(
            EdgeInsets(
                top: host.safeArea.top,
                leading: host.isRightToLeft ? host.safeArea.right : host.safeArea.left,
                bottom: host.safeArea.bottom,
                trailing: host.isRightToLeft ? host.safeArea.left : host.safeArea.right))
        passEnvironmentOn()
    }

    func setSceneEnvironment(_ environment: EnvironmentValues) {
        given = environment
        passEnvironmentOn()
    }

    private func passEnvironmentOn() {
        var values = given
        prepare(&values)
        values.builtIn.sceneValues = sceneValues
        if let preferredColorScheme { values.colorScheme = preferredColorScheme }
        if let sizeClasses {
            values.horizontalSizeClass = sizeClasses.horizontal
            values.verticalSizeClass = sizeClasses.vertical
        }
        setEnvironment(values)
    }

    override func preferenceDidChange(_ key: ObjectIdentifier) {
        if key == ObjectIdentifier(PreferredColorSchemeKey.self) { graph.preferences.add(self) }
    }

    func readPreference() {
        var requested: ColorScheme??
        collectPreference(PreferredColorSchemeKey.self, into: &requested)
        if requested ?? nil == preferredColorScheme { return }
        preferredColorScheme = requested ?? nil
        passEnvironmentOn()
    }

    func layout() {
        forgetSizes()
        setNeedsArrangement()
        settle(at: .zero, size: containerSize, proposal: ProposedViewSize(containerSize))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { containerSize }

    override func stopsInvalidation() -> Bool {
        graph.needsRootLayout()
        return true
    }

    override var safeAreaSource: (any SafeAreaSource)? { self }

    var outerSafeRect: CGRect { CGRect(origin: .zero, size: containerSize) }

    /// The safe area insets with the space that the keyboard takes.
    private var insets: EdgeInsets {
        var insets = safeArea
        insets.bottom = max(insets.bottom, keyboard) + keyboardBar
        return insets
    }

    var innerSafeRect: CGRect {
        outerSafeRect.inset(by: insets, isMirrored: environment.layoutDirection == .rightToLeft)
    }

    func outerSafeRect(ignoring regions: SafeAreaRegions) -> CGRect {
        if regions.contains([.container, .keyboard]) { return outerSafeRect }
        var insets = self.insets
        if regions.contains(.container) {
            // Only the keyboard keeps the bottom.
            let bottom = insets.bottom > safeArea.bottom ? insets.bottom : 0
            insets = EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0)
        } else if regions.contains(.keyboard) {
            insets = safeArea
        }
        return outerSafeRect.inset(by: insets, isMirrored: environment.layoutDirection == .rightToLeft)
    }

    override func arrange() {
        for child in children {
            let room = room(insets), proposal = ProposedViewSize(room.size)
            let size = child.size(for: proposal)
            place(
                child,
                at: CGPoint(
                    x: room.minX + (room.width - size.width) / 2, y: room.minY + (room.height - size.height) / 2),
                proposal: proposal)
        }
        for (level, element) in zip(top.map(\.level), topElements) {
            var insets = self.insets
            if level == .keyboard { insets.bottom -= keyboardBar }
            let room = room(insets)
            place(element, at: room.origin, proposal: ProposedViewSize(room.size))
        }
    }

    /// The rectangle inside insets, with x from the leading edge.
    private func room(_ insets: EdgeInsets) -> CGRect {
        CGRect(
            origin: CGPoint(x: insets.leading, y: insets.top),
            size: CGSize(
                width: containerSize.width - insets.leading - insets.trailing,
                height: containerSize.height - insets.top - insets.bottom
            ).sanitized)
    }
}

/// The levels of views above the content, from back to front.
enum TopLevel: Int {
    /// Sheets, alerts, and menus.
    case presentations
    /// The bar above the keyboard.
    case keyboard
    /// The previews of drags.
    case drags
}
