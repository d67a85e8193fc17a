import Foundation
import LayerTree

/// Adds a gesture to its content.
nonisolated public struct _GestureModifier<G: Gesture>: ElementModifier {
    let gesture: G
    let priority: GesturePriority
    let mask: GestureMask

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { GestureElement<G>(context) }

    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: GestureElement<G>.self).show(gesture, priority, mask)
    }
}

/// The properties of an element with a gesture that determine the order of recognizers.
@MainActor
protocol GestureSource: GestureTarget {
    var isFirst: Bool { get }
    var mask: GestureMask { get }
}

class GestureElement<G: Gesture>: ModifierElement, GestureSource {
    private var gesture: G!
    private var gesturePriority = GesturePriority.normal
    private(set) var mask = GestureMask.all
    private var current = CurrentRecognizer<GestureRecognizer<G>>()
    /// Whether the scene counts the gesture among those that follow two pointers.
    private var isPair = false

    func show(_ gesture: G, _ priority: GesturePriority, _ mask: GestureMask) {
        self.gesture = gesture
        gesturePriority = priority
        self.mask = mask
        current.recognizer?.update(gesture)
        countPair(G._followsPairs(gesture))
        if !isOn { current.cancel() }
    }

    var isFirst: Bool { gesturePriority == .high }

    override var takesTouches: Bool { true }

    private var isOn: Bool { mask.contains(.gesture) && environment.isEnabled }

    func recognizers() -> [Recognizer] {
        guard isOn else { return [] }
        return current.forPointer(GestureRecognizer<G>(gesture, gesturePriority, on: self))
    }

    override func environmentDidChange(from old: EnvironmentValues) { if !isOn { current.cancel() } }

    override func willUnmount() {
        graph.elementDidUnmount(self)
        countPair(false)
    }

    private func countPair(_ new: Bool) {
        if new == isPair { return }
        isPair = new
        graph.pairGestures += new ? 1 : -1
    }
}

extension View {
    /// Adds a gesture to this view. Gestures of subviews have precedence.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Adds a gesture to this view that can be disabled. Gestures of subviews have precedence.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a named gesture to this view that can be disabled. Gestures of subviews have precedence.
    ///
    /// Available from iOS 18 and macOS 15.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - name: The name by which recognizers of the system refer to the gesture. It has no effect.
    ///   - isEnabled: Whether the gesture is enabled.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture to this view that has precedence over gestures of subviews.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
        -> some View
    {
        modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Adds a gesture to this view that has precedence over gestures of subviews, and that can be disabled.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a named gesture to this view that has precedence over gestures of subviews, and that can be disabled.
    ///
    /// Available from iOS 18 and macOS 15.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - name: The name by which recognizers of the system refer to the gesture. It has no effect.
    ///   - isEnabled: Whether the gesture is enabled.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
        -> some View
    {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture to this view that is recognized simultaneously with gestures inside and around the view.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
        -> some View
    {
        modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Adds a gesture to this view that is recognized simultaneously with gestures inside and around the view, and that
    /// can be disabled.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a named gesture to this view that is recognized simultaneously with gestures inside and around the view,
    /// and that can be disabled.
    ///
    /// Available from iOS 18 and macOS 15.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - name: The name by which recognizers of the system refer to the gesture. It has no effect.
    ///   - isEnabled: Whether the gesture is enabled.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
        -> some View
    {
        simultaneousGesture(gesture, isEnabled: isEnabled)
    }
}
