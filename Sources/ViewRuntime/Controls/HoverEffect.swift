import Foundation

/// The appearance of a view while a pointer is over it. Fingers don't hover.
///
/// Available from iOS 13.4. Not available on macOS.
public struct HoverEffect {
    enum Kind { case automatic, highlight, lift }

    let kind: Kind

    /// The default effect of the views around the view, or `highlight`.
    public static var automatic: HoverEffect { HoverEffect(kind: .automatic) }
    /// A translucent shape appears behind the view.
    public static var highlight: HoverEffect { HoverEffect(kind: .highlight) }
    /// The view becomes larger, and has a shadow.
    public static var lift: HoverEffect { HoverEffect(kind: .lift) }
}

extension View {
    /// Adds an effect to the view while a pointer is over it and the view is enabled.
    ///
    /// `contentShape(.hoverEffect, _:)` inside the effect defines the shape of a highlight. Otherwise, the highlight is
    /// a rounded rectangle, 6 points larger than the view on each side. Unlike on iPadOS, the shape of the pointer and
    /// the position of the view stay the same.
    ///
    /// Available from iOS 17. Not available on macOS.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - isEnabled: Whether the view has the effect.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }

    /// Sets the effect of the views inside this view whose hover effect is `automatic`.
    ///
    /// Available from iOS 17. Not available on macOS.
    ///
    /// - Parameter effect: The effect, or `nil` for the effect of the system.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        controls { $0.hoverEffect = effect.flatMap { $0.kind == .automatic ? nil : $0 } ?? .highlight }
    }

    /// Disables the hover effects of the views inside this view. A view inside can't enable them again.
    ///
    /// Available from iOS 17. Not available on macOS.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        controls { $0.disablesHoverEffects = $0.disablesHoverEffects || disabled }
    }
}

extension EnvironmentValues {
    /// Whether views show hover effects.
    ///
    /// Available from iOS 17. Not available on macOS.
    public var isHoverEffectEnabled: Bool { !controlValues.disablesHoverEffects }
}

nonisolated private struct HoverEffectModifier: ViewModifier {
    let effect: HoverEffect
    let isEnabled: Bool
    @State private var hovered: HoveredShape?
    @Environment(\.isEnabled) private var isControlEnabled
    @Environment(\.controlValues) private var values

    init(effect: HoverEffect, isEnabled: Bool) {
        self.effect = effect
        self.isEnabled = isEnabled
    }

    @MainActor func body(content: Content) -> some View {
        let shown = isEnabled && isControlEnabled && !values.disablesHoverEffects ? hovered : nil
        let isLift = (effect.kind == .automatic ? values.hoverEffect : effect).kind == .lift
        Group {
            if isLift {
                content
                    .scaleEffect(shown == nil ? 1 : 1.06)
                    .shadow(color: .black.opacity(shown == nil ? 0 : 0.25), radius: 12, y: 6)
            } else {
                content.background { if let shown { HoverHighlight(shape: shown) } }
            }
        }
        .modifier(HoveredShapeReader { hovered = $0 })
        .animation(.snappy(duration: 0.2), value: shown != nil)
        .geometryGroup()
    }
}

/// The shape of a highlight, in the view's bounds.
nonisolated private struct HoveredShape {
    let shape: AnyShape
    let isEvenOdd: Bool
    /// The distance from the view's edges to those of the shape, in points.
    let margin: CGFloat

    init(_ shape: AnyShape, isEvenOdd: Bool = false, margin: CGFloat = 0) {
        self.shape = shape
        self.isEvenOdd = isEvenOdd
        self.margin = margin
    }
}

private struct HoverHighlight: View {
    let shape: HoveredShape

    var body: some View {
        shape.shape.fill(.quaternary, style: FillStyle(eoFill: shape.isEvenOdd)).padding(-shape.margin)
            .allowsHitTesting(false)
    }
}

/// Reports the shape of the highlight when a pointer enters its content, and `nil` when the pointer leaves.
nonisolated private struct HoveredShapeReader: ElementModifier {
    let report: @MainActor (HoveredShape?) -> Void

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { HoverElement(context) }

    @MainActor func update(_ element: _Node) {
        let element = unsafeDowncast(element, to: HoverElement.self)
        element.action = { [report, unowned element] isInside in
            if !isInside {
                report(nil)
            } else if let own = element.innerShape(for: .hoverEffect) {
                report(HoveredShape(own.shape.erased, isEvenOdd: own.isEvenOdd))
            } else {
                report(HoveredShape(AnyShape(RoundedRectangle(cornerRadius: 8)), margin: 6))
            }
        }
    }
}

extension Shape {
    nonisolated fileprivate var erased: AnyShape { AnyShape(self) }
}
