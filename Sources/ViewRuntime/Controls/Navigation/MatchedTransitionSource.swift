import Foundation

extension View {
    /// Marks the view as the source of a zoom transition; see ``NavigationTransition/zoom(sourceID:in:)``.
    /// Available from iOS 18 and macOS 15.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(
            TransitionSourceModifier(
                source: _TransitionSource(id: AnyHashable(id), namespace: namespace), cornerRadius: 0))
    }

    /// Marks the view as the source of a zoom transition, with an appearance during the transition.
    ///
    /// - Parameter configuration: The appearance, of which only the corners of the clip shape are drawn.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        let look = configuration(EmptyMatchedTransitionSourceConfiguration())._look
        return modifier(
            TransitionSourceModifier(
                source: _TransitionSource(id: AnyHashable(id), namespace: namespace), cornerRadius: look.cornerRadius))
    }
}

/// The appearance of a source during a zoom transition. Available from iOS 18 and macOS 15.
nonisolated public protocol MatchedTransitionSourceConfiguration: Sendable {
    /// For the runtime only.
    var _look: _TransitionSourceLook { get }
}

/// The appearance of a source, for the runtime.
public struct _TransitionSourceLook: Sendable {
    var cornerRadius: CGFloat = 0
}

/// The unchanged appearance of a source.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    public var _look: _TransitionSourceLook { _TransitionSourceLook() }
}

private struct ChangedSourceConfiguration: MatchedTransitionSourceConfiguration {
    let _look: _TransitionSourceLook
}

extension MatchedTransitionSourceConfiguration {
    /// Has no effect, because the screen covers its source from the first frame on.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
        ChangedSourceConfiguration(_look: _look)
    }

    /// Clips the screen to the shape's corners where it is as small as its source.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        var look = _look
        look.cornerRadius = min(shape.cornerSize.width, shape.cornerSize.height)
        return ChangedSourceConfiguration(_look: look)
    }

    /// Has no effect: screens in a transition cast no shadow on Linux.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        ChangedSourceConfiguration(_look: _look)
    }
}

/// The sources of zoom transitions in a navigation stack.
@MainActor
final class TransitionSources {
    private struct Reference { weak var element: TransitionSourceElement? }

    private var sources: [_TransitionSource: [Reference]] = [:]
    fileprivate weak var space: TransitionSpaceElement?

    fileprivate func add(_ element: TransitionSourceElement, _ source: _TransitionSource) {
        sources[source, default: []].append(Reference(element: element))
    }

    fileprivate func remove(_ element: TransitionSourceElement, _ source: _TransitionSource) {
        sources[source]?.removeAll { $0.element == nil || $0.element === element }
        if sources[source]?.isEmpty == true { sources[source] = nil }
    }

    /// The frame of a source in the stack, and the radius of its corners.
    func place(of source: _TransitionSource) -> (frame: CGRect, cornerRadius: CGFloat)? {
        guard let space, let element = sources[source]?.last(where: { $0.element != nil })?.element else { return nil }
        return (element.convert(element.bounds, to: space), element.cornerRadius)
    }
}

extension EnvironmentValues {
    private enum TransitionSourcesKey: EnvironmentKey {
        static var defaultValue: TransitionSources? { nil }
    }

    var transitionSources: TransitionSources? {
        get { self[TransitionSourcesKey.self] }
        set { self[TransitionSourcesKey.self] = newValue }
    }
}

nonisolated private struct TransitionSourceModifier: ElementModifier {
    let source: _TransitionSource
    let cornerRadius: CGFloat

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { TransitionSourceElement(context) }

    @MainActor func update(_ element: _Node) {
        let element = unsafeDowncast(element, to: TransitionSourceElement.self)
        element.cornerRadius = cornerRadius
        element.source = source
    }
}

private final class TransitionSourceElement: ModifierElement {
    var cornerRadius: CGFloat = 0
    var source: _TransitionSource? {
        didSet {
            if source == oldValue { return }
            forget(oldValue)
            if let source { environment.transitionSources?.add(self, source) }
        }
    }

    override func willUnmount() { forget(source) }

    private func forget(_ source: _TransitionSource?) {
        if let source { environment.transitionSources?.remove(self, source) }
    }
}

/// Marks the coordinate space of transitions between screens.
nonisolated struct TransitionSpace: ElementModifier {
    let sources: TransitionSources

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { TransitionSpaceElement(context) }
    @MainActor func update(_ element: _Node) {
        sources.space = unsafeDowncast(element, to: TransitionSpaceElement.self)
    }
}

private final class TransitionSpaceElement: ModifierElement {}
