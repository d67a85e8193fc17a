import Foundation
import LayerTree

/// The root of the element tree, which fills the window and centers the content.
package final class RootElement: ContainerElement, SafeAreaSource, PreferenceReader {
    private(set) var containerSize: CGSize
    private(set) var safeArea: EdgeInsets
    /// The environment from the host, before preferences of views apply.
    private var given: EnvironmentValues
    private var preferredColorScheme: ColorScheme?
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
        // A modal presentation hides all other elements from assistive technology.
        children.last { $0.traits.contains(.modal) }.map { [$0] } ?? super.semantics(children)
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
    }

    func setSafeArea(_ insets: EdgeInsets) {
        if insets == safeArea { return }
        safeArea = insets
        invalidateLayout()
    }

    func setHostEnvironment(_ host: HostEnvironment) {
        given.adopt(host)
        setSafeArea(
            EdgeInsets(
                top: host.safeArea.top,
                leading: host.isRightToLeft ? host.safeArea.right : host.safeArea.left,
                bottom: host.safeArea.bottom,
                trailing: host.isRightToLeft ? host.safeArea.left : host.safeArea.right))
        passEnvironmentOn()
    }

    func give(_ environment: EnvironmentValues) {
        given = environment
        passEnvironmentOn()
    }

    private func passEnvironmentOn() {
        var values = given
        prepare(&values)
        values.builtIn.sceneValues = sceneValues
        if let preferredColorScheme { values.colorScheme = preferredColorScheme }
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

    var outerSafeRect: CGRect { CGRect(origin: .zero, size: containerSize) }

    var innerSafeRect: CGRect {
        outerSafeRect.inset(by: safeArea, isMirrored: environment.layoutDirection == .rightToLeft)
    }

    override func arrange() {
        let leading = safeArea.leading
        let room = CGSize(
            width: containerSize.width - safeArea.leading - safeArea.trailing,
            height: containerSize.height - safeArea.top - safeArea.bottom
        ).sanitized
        for child in children {
            let proposal = ProposedViewSize(room)
            let size = child.size(for: proposal)
            place(
                child,
                at: CGPoint(
                    x: leading + (room.width - size.width) / 2, y: safeArea.top + (room.height - size.height) / 2),
                proposal: proposal)
        }
        for element in topElements {
            place(element, at: CGPoint(x: leading, y: safeArea.top), proposal: ProposedViewSize(room))
        }
    }
}

/// The levels of views above the content, from back to front.
enum TopLevel: Int {
    /// Sheets, alerts, and menus.
    case presentations
    /// The previews of drags.
    case drags
}
