import Foundation
import LayerTree

/// A label, and minus and plus buttons at the trailing edge. The buttons measure 94 by 32 points, as on iOS.
struct StepperBody<Label: View>: View {
    @Environment(\.controlValues.hidesLabels) private var hidesLabel
    let label: Label
    let value: String?
    let increment: (() -> Void)?
    let decrement: (() -> Void)?

    init(label: Label, value: String?, increment: (() -> Void)?, decrement: (() -> Void)?) {
        self.label = label
        self.value = value
        self.increment = increment
        self.decrement = decrement
    }

    var body: some View {
        HStack(spacing: 0) {
            ControlLabel(isHidden: hidesLabel) { label }
            if !hidesLabel { Spacer(minLength: 8) }
            HStack(spacing: 0) {
                half(Bar(isCross: false), decrement)
                Rectangle().fill(SystemFill.secondary).frame(width: 1, height: 18)
                half(Bar(isCross: true), increment)
            }
            .frame(width: 94, height: 32)
            .background(SystemFill.tertiary, in: RoundedRectangle(cornerRadius: 8))
        }
        .modifier(StepperModifier(value: value, increment: increment, decrement: decrement))
    }

    private func half(_ sign: Bar, _ action: (() -> Void)?) -> some View {
        sign.fill(.primary)
            .frame(width: 16, height: 16)
            .opacity(action == nil ? 0.3 : 1)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(.rect)
            .modifier(ButtonModifier(press: { _ in }, action: { action?() }))
            .controls { if $0.repeatBehavior == .automatic { $0.repeatBehavior = .enabled } }
    }
}

/// A minus or a plus sign.
private struct Bar: Shape {
    let isCross: Bool

    func path(in rect: CGRect) -> Path {
        var path = Path(CGRect(x: rect.minX, y: rect.midY - 1, width: rect.width, height: 2))
        if isCross { path.addRect(CGRect(x: rect.midX - 1, y: rect.minY, width: 2, height: rect.height)) }
        return path
    }
}

nonisolated private struct StepperModifier: ElementModifier {
    let value: String?
    let increment: (() -> Void)?
    let decrement: (() -> Void)?

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { StepperElement(context) }

    @MainActor func update(_ element: _Node) {
        let element = unsafeDowncast(element, to: StepperElement.self)
        element.stepper = self
        element.graph.semanticsTree.setNeedsRefresh()
    }
}

private final class StepperElement: ControlElement {
    var stepper: StepperModifier!

    override var role: SemanticsRole { .slider }

    override func describe(_ node: inout SemanticsNode) {
        node.value = stepper.value
        node.actions = (stepper.increment == nil ? [] : [.increment]) + (stepper.decrement == nil ? [] : [.decrement])
    }

    override func perform(_ action: SemanticsAction) -> Bool {
        switch action {
        case .increment: step(stepper.increment)
        case .decrement: step(stepper.decrement)
        default: false
        }
    }

    private func step(_ action: (() -> Void)?) -> Bool {
        guard environment.isEnabled, let action else { return false }
        action()
        return true
    }

    override func handleKey(_ event: KeyEvent) -> Bool {
        guard environment.isEnabled, graph.focus.element === self, event.modifiers.isEmpty else { return false }
        let isMirrored = environment.layoutDirection == .rightToLeft
        let action: (() -> Void)?
        switch event.key {
        case .upArrow: action = stepper.increment
        case .downArrow: action = stepper.decrement
        case .rightArrow: action = isMirrored ? stepper.decrement : stepper.increment
        case .leftArrow: action = isMirrored ? stepper.increment : stepper.decrement
        default: return false
        }
        if event.phase != .up { _ = step(action) }
        return true
    }
}
