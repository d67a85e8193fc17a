import LayerTree

/// The parts of a scene that come from the layers above the core.
@MainActor
struct SceneParts {
    /// Creates the receiver of input.
    let input: @MainActor (ViewGraph) -> any InputReceiver
    /// The transition of views that have no transition of their own.
    let transition: TransitionBox
    /// Returns the style of the headers and footers of sections in an environment, or `nil` for none.
    let sectionStyle: @MainActor (EnvironmentValues) -> SectionStyle?
    /// Creates the change that the scene makes to every environment it receives from the host.
    let environment: @MainActor () -> (inout EnvironmentValues) -> Void
    /// Creates the control for a link in a text.
    let textLink: @MainActor (_NodeContext) -> Element
    /// Returns the keyboard shortcuts that no element of the accessibility tree has.
    let keyShortcuts: @MainActor (ViewGraph) -> [String]
}

/// Receives the input of a scene.
@MainActor
protocol InputReceiver: AnyObject {
    /// Handles an event.
    ///
    /// - Returns: Whether something handled the event.
    func dispatch(_ event: InputEvent) -> Bool
    /// Cancels the gestures of an element that left the tree.
    func elementDidUnmount(_ element: Element)
}

/// An object that a layer above the core keeps for each scene.
@MainActor
protocol SceneService: AnyObject {
    init()
    /// Runs at the end of each frame, after the layers have changed.
    func frameWasShown(in graph: ViewGraph)
}

extension SceneService {
    func frameWasShown(in graph: ViewGraph) {}
}

/// The services of a scene by type. The first access to a service creates it.
@MainActor
final class SceneServices {
    private var services: [ObjectIdentifier: any SceneService] = [:]

    /// The service if it exists, or `nil` before the first access.
    func existing<Service: SceneService>(_ type: Service.Type) -> Service? {
        services[ObjectIdentifier(type)].map { unsafeDowncast($0, to: Service.self) }
    }

    func service<Service: SceneService>(_ type: Service.Type) -> Service {
        if let known = existing(type) { return known }
        let new = Service()
        services[ObjectIdentifier(type)] = new
        return new
    }

    func frameWasShown(in graph: ViewGraph) {
        for service in services.values { service.frameWasShown(in: graph) }
    }
}
