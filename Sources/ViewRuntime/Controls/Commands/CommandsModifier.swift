import Foundation

/// Adds commands to a window.
nonisolated package struct CommandsModifier<Parts: Commands>: ViewModifier {
    @Environment(\.commandsAreRemoved) private var areRemoved
    private let commands: Description<Parts>

    package init(commands: Parts) { self.commands = Description(commands) }

    @MainActor package func body(content: Content) -> some View {
        var items: [_CommandList.Item] = []
        commands.evaluate { commands, properties in
            var list = _CommandList(properties: properties)
            commands._addViews(to: &list)
            items = list.items
        }
        return content.background {
            if !areRemoved {
                CommandViews(items: items).frame(width: 0, height: 0).hidden()
            }
        }
    }
}

/// The views of commands, which only shortcuts reach.
private struct CommandViews: View {
    let items: [_CommandList.Item]

    init(items: [_CommandList.Item]) { self.items = items }

    var body: some View {
        VStack { ForEach(items) { $0.view } }
            .environment(\.menuValues.isInside, true)
            .environment(\.menuValues.expandsSubmenus, true)
            .modifier(CommandsElementModifier())
    }
}

/// Removes the commands of the scene that it modifies.
nonisolated package struct CommandsRemovedModifier: ViewModifier {
    package init() {}

    @MainActor package func body(content: Content) -> some View { content.environment(\.commandsAreRemoved, true) }
}

extension EnvironmentValues {
    private enum CommandsAreRemovedKey: EnvironmentKey {
        static let defaultValue = false
    }

    fileprivate var commandsAreRemoved: Bool {
        get { self[CommandsAreRemovedKey.self] }
        set { self[CommandsAreRemovedKey.self] = newValue }
    }
}

/// Registers its content as the commands of the window.
nonisolated private struct CommandsElementModifier: ElementModifier {
    @MainActor func makeElement(_ context: _NodeContext) -> _Node { CommandsElement(context) }

    @MainActor func update(_ element: _Node) {}
}

final class CommandsElement: ModifierElement {
    override init(_ context: _NodeContext) {
        super.init(context)
        graph.services.service(CommandElements.self).add(self)
    }

    override func willUnmount() { graph.services.service(CommandElements.self).remove(self) }
}

/// The elements of a window that contain commands, in the order of their appearance.
final class CommandElements: SceneService {
    private(set) var elements: [CommandsElement] = []

    fileprivate func add(_ element: CommandsElement) { elements.append(element) }
    fileprivate func remove(_ element: CommandsElement) { elements.removeAll { $0 === element } }
}
