import Foundation
import LayerTree

/// Makes each element of its content a row of a list.
nonisolated struct ListRowModifier: ElementModifier {
    let chooser: ListChooser?

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { ListRowElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: ListRowElement.self).show(chooser) }
}

/// A row, a header, or a footer with insets, a background, and separators.
final class ListRowElement: ModifierElement, GestureTarget, ListedElement {
    private var chooser: ListChooser?
    private(set) var place = ListRowPosition()
    /// The identities of a row without a tag.
    private var identities: [AnyHashable] = []
    /// The values that identify the row for selection.
    private var names: [AnyHashable] { child.tags ?? identities }
    private(set) var traits = ListRowTraits()
    /// The custom background view.
    var backgroundNode: _Node?
    var backgroundElement: Element?
    /// The button that fills the row.
    private weak var button: ButtonElement?
    private var current = CurrentRecognizer<GestureRecognizer<ButtonGesture>>()
    var menuPress = CurrentRecognizer<Recognizer>()
    var lift = CurrentRecognizer<RowLift>()
    /// The source of drags that fills the row.
    private weak var dragSource: DragSourceElement?
    private(set) var isChosen = false
    private(set) lazy var swipe = ListSwipe(self)
    /// Whether a finger swipes the row.
    var isSwiped = false
    var swiping = CurrentRecognizer<Recognizer>()
    /// The visible swipe action buttons.
    var buttons: (edge: HorizontalEdge, node: _Node)?
    var buttonsElement: Element?
    /// The controls of the list beside the content.
    var controls: _Node?
    var controlsElement: Element?
    private(set) lazy var reorder = ListShift(self)
    var reordering: ListReordering?
    /// Whether a person drags the row, which then is in front of the others.
    var isLifted = false {
        didSet {
            if isLifted == oldValue { return }
            layer?.effects = isLifted ? Self.liftedEffects : LayerEffects()
            setNeedsLayers()
        }
    }
    var isPressed = false { didSet { if isPressed != oldValue { setNeedsDraw() } } }

    override init(_ context: _NodeContext) {
        super.init(context)
        _ = makeLayer()
        setNeedsDraw()
    }

    var list: ListValues { environment.listValues }
    var look: _ListLook { list.look }

    // MARK: Updates from the list

    func show(_ chooser: ListChooser?) {
        self.chooser = chooser
        current.recognizer?.update(gesture)
        updateChoice()
    }

    func didTake(slot: Int, in container: LazyContainer, names: @autoclosure () -> [AnyHashable]) {
        let place = container.place(ofSlot: slot)
        if chooser != nil {
            identities = child.tags == nil ? names() : []
            updateChoice()
        }
        if place == self.place { return }
        self.place = place
        forgetSizes()
        setNeedsArrangement()
        setNeedsDraw()
    }

    func updateChoice() {
        let now = isChoosable && chooser?.holds(names) == true
        if now == isChosen { return }
        if hasSelectionMark { invalidateLayout() }
        isChosen = now
        setNeedsDraw()
        graph.semanticsTree.setNeedsRefresh()
    }

    /// Whether the row can be one of several selected rows.
    var canChooseSeveral: Bool { isChoosable && chooser?.isMultiple == true }

    private var isChoosable: Bool { chooser != nil && place.part == .row && !traits.isSelectionDisabled }

    override func environmentDidChange(from old: EnvironmentValues) {
        if !ValueComparison.areEqual(environment.listValues, old.listValues) { invalidateLayout() }
        setNeedsDraw()
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        if let backgroundNode { body(backgroundNode) }
        if let buttons { body(buttons.node) }
        if let controls { body(controls) }
    }

    override func willUnmount() {
        swipe.cancel()
        reorder.cancel()
        reordering?.cancel()
        reordering = nil
    }

    override var zIndex: Double { isLifted ? 1 : child.zIndex }

    override func childElementsChanged() {
        backgroundElement = nil
        buttonsElement = nil
        controlsElement = nil
        super.childElementsChanged()
    }

    // MARK: Layout

    /// The space above the row, in points.
    private var gap: CGFloat {
        if place.beginsSection && look.isGrouped { return place.beginsList ? 16 : list.sectionSpacing ?? 24 }
        return place.part == .row && !place.isFirst ? list.rowSpacing ?? 0 : 0
    }

    var insets: EdgeInsets {
        let side: CGFloat = look.kind == .sidebar ? 12 : 20
        switch place.part {
        case .row: return traits.insets ?? EdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
        case .header:
            return traits.insets ?? EdgeInsets(top: look.isGrouped ? 0 : 6, leading: side, bottom: 6, trailing: side)
        case .footer:
            return traits.insets ?? EdgeInsets(top: 6, leading: side, bottom: look.isGrouped ? 0 : 6, trailing: side)
        }
    }

    private var leastHeight: CGFloat {
        switch place.part {
        case .row: list.minimumRowHeight.sanitizedLength
        case .header: (list.minimumHeaderHeight ?? 0).sanitizedLength
        case .footer: 0
        }
    }

    private func readTraits() {
        traits = child.trait(ObjectIdentifier(ListRowTraits.self)) as? ListRowTraits ?? ListRowTraits()
    }

    func innerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let insets = insets
        return ProposedViewSize(
            width: proposal.width.map {
                max(
                    $0 - 2 * look.margin - insets.leading - insets.trailing - controlsRoom.leading
                        - controlsRoom.trailing, 0)
            },
            height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        readTraits()
        let insets = insets
        let content = child.size(for: innerProposal(proposal))
        return CGSize(
            width: proposal.width ?? content.width + insets.leading + insets.trailing + 2 * look.margin,
            height: gap + max(content.height + insets.top + insets.bottom, leastHeight))
    }

    /// The row's rectangle without the space around it, in the row's coordinates. It's the same in both layout
    /// directions.
    var card: CGRect {
        CGRect(x: look.margin, y: gap, width: max(size.width - 2 * look.margin, 0), height: max(size.height - gap, 0))
    }

    override func arrange() {
        readTraits()
        updateChoice()
        let insets = insets, card = card
        let size = child.size(for: innerProposal(proposal))
        let room = card.height - insets.top - insets.bottom
        let content = CGRect(
            x: card.minX + insets.leading + controlsRoom.leading + swipe.shift,
            y: card.minY + insets.top + (room - size.height) / 2, width: size.width, height: size.height)
        place(child, at: content.origin, proposal: innerProposal(proposal))
        layer?.clip = swipe.shift != 0 || coversCorners(content) ? .path(outline, evenOdd: false) : nil
        arrangeButtons()
        layOutBackground()
        arrangeControls()
        button = place.part == .row ? filling(ButtonElement.self) : nil
        button?.row = self
        dragSource = filling(DragSourceElement.self)
        dragSource?.row = self
        setNeedsDraw()
    }

    /// Returns the outermost view of a type that fills the row.
    func filling<T: Element>(_ type: T.Type) -> T? {
        var element: Element? = child
        while let current = element {
            if let found = current as? T { return found }
            element = (current as? ModifierElement)?.child
        }
        return nil
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    // MARK: Parts

    package override func forEachLayoutChild(_ body: (Element) -> Void) {
        if let backgroundElement { body(backgroundElement) }
        body(child)
        if let buttonsElement { body(buttonsElement) }
        if let controlsElement { body(controlsElement) }
    }

    override func draw() { layer?.content = commands() }

    // MARK: Keys

    override var isFocusable: Bool { environment.isEnabled && expansion != nil }

    override func handleKey(_ event: KeyEvent) -> Bool {
        guard graph.focus.element === self, event.modifiers.isEmpty, event.key == .space || event.key == .return
        else { return false }
        return event.phase == .down ? toggleSection() : true
    }

    // MARK: Selection

    private var gesture: ButtonGesture {
        ButtonGesture(press: { [weak self] in self?.isPressed = $0 }, action: { [weak self] in _ = self?.choose() })
    }

    private func choose() -> Bool {
        if toggleSection() { return true }
        guard isChoosable, environment.isEnabled, let chooser else { return false }
        if !list.isEditing, let action = itemMenu?.primaryAction {
            action(menuItems)
            return true
        }
        chooser.choose(names)
        if !list.isEditing { environment.nextColumn?.show() }
        return true
    }

    /// The items that the menu of the row applies to: the whole selection if the row is a part of it.
    var menuItems: [AnyHashable] { isChosen ? chooser?.chosen() ?? [] : names }

    /// The menu for the items of the list, or `nil` if the row has none.
    var itemMenu: ItemMenu? { isChoosable && environment.isEnabled ? environment.itemMenu : nil }

    override func handleSecondaryClick() -> Bool { openMenu() || contextMenu?.handleSecondaryClick() == true }

    override var isRow: Bool { true }

    override func containsPoint(_ point: CGPoint) -> Bool {
        (place.part == .row || expansion != nil) && card.contains(point)
    }

    func recognizers() -> [Recognizer] {
        (dragSource?.recognizers() ?? liftRecognizers) + menuRecognizers + pressRecognizers + swipeRecognizers
    }

    private var pressRecognizers: [Recognizer] {
        if let button { return button.recognizers() }
        guard isChoosable || expansion != nil, environment.isEnabled else { return [] }
        return current.forPointer(GestureRecognizer(gesture, .normal, on: self))
    }

    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        if let expansion { return [headerSemantics(expansion, children)] }
        guard isChoosable, button == nil else {
            let actions = editActions
            if actions.isEmpty { return children }
            var node = graph.semanticsTree.node(for: self, .group)
            node.children = children
            node.actions = actions
            return [node]
        }
        var node = graph.semanticsTree.node(for: self, .button)
        node.actions += editActions
        node.label = children.joinedLabels
        if isChosen { node.traits.insert(.selected) }
        node.actions.append(.activate)
        if itemMenu != nil { node.actions.append(.custom("Show menu")) }
        node.children = children.flatMap(\.flattened).filter { !$0.actions.isEmpty }
        return [node]
    }

    override func perform(_ action: SemanticsAction) -> Bool {
        if action == .custom("Delete"), let deletion {
            deletion()
            return true
        }
        switch action {
        case .custom("Move up"): return step(-1)
        case .custom("Move down"): return step(1)
        case .custom("Show menu"): return openMenu()
        default: return action == .activate && choose()
        }
    }

    private var editActions: [SemanticsAction] {
        (deletion == nil ? [] : [.custom("Delete")])
            + (movableNode != nil ? [.custom("Move up"), .custom("Move down")] : [])
    }
}
