/// A type that describes the commands of a program.
///
/// The runtime has no menu bar: as on an iPhone with a keyboard, people perform commands with their keyboard shortcuts.
///
/// Available from iOS 14 and macOS 11.
///
/// ```swift
/// WindowGroup { Library() }
///     .commands {
///         CommandMenu("Book") {
///             Button("Next Page") { reader.turn(by: 1) }.keyboardShortcut("n", modifiers: [.command, .option])
///         }
///     }
/// ```
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the commands that these commands consist of.
    associatedtype Body: Commands
    /// The commands that these commands consist of.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the views of the commands to a list.
    func _addViews(to list: inout _CommandList)
}

extension Commands {
    public func _addViews(to list: inout _CommandList) {
        list.properties.evaluate(self, at: list.path) { $0.body._addViews(to: &list) }
    }
}

/// The views of commands, in order.
public struct _CommandList {
    struct Item: Identifiable {
        /// The positions in the commands around the view, outermost first.
        let id: [AnyHashable]
        let view: AnyView
    }

    private(set) var items: [Item] = []
    fileprivate let properties: PartProperties
    /// The positions in the commands around the next view, outermost first.
    fileprivate var path: [AnyHashable] = []

    init(properties: PartProperties) { self.properties = properties }

    mutating func add(_ view: some View) { items.append(Item(id: path, view: AnyView(view))) }

    /// Adds the views of commands at a position in the commands around them.
    @MainActor mutating func add(_ commands: some Commands, at position: Int) {
        path.append(position)
        commands._addViews(to: &self)
        path.removeLast()
    }
}

extension Never: Commands {}

/// Commands that the runtime implements directly.
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// No commands.
///
/// Available from iOS 14 and macOS 11.
nonisolated public struct EmptyCommands: PrimitiveCommands {
    /// Creates an empty set of commands.
    public init() {}

    @MainActor public func _addViews(to list: inout _CommandList) {}
}

/// A menu of commands.
///
/// Available from iOS 14 and macOS 11.
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
    private let content: Content

    /// Creates a menu with a localized name.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a menu with a text as its name.
    public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a menu with a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public func _addViews(to list: inout _CommandList) { list.add(content) }
}

/// A group of commands at a place of the system's menus.
///
/// Available from iOS 14 and macOS 11.
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
    private let content: Content

    /// Creates a group before the system's commands at a place.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

    /// Creates a group after the system's commands at a place.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

    /// Creates a group that replaces the system's commands at a place.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

    @MainActor public func _addViews(to list: inout _CommandList) { list.add(content) }
}

/// A place of the system's menus. The runtime has no menus, so the place of a group has no effect.
///
/// Available from iOS 14 and macOS 11.
public struct CommandGroupPlacement: Sendable {
    private let name: String

    /// Information about the program.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The settings of the program.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// The services of the system.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// The visibility of programs.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// The end of the program.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// New windows and documents.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Saving.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Imports and exports.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// The pasteboard.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// The editing of text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// The format of text.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// The toolbar.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// The sidebar.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// The size of the window.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The windows of the program.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// The windows that exist once.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// The arrangement of the windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Help.
    public static let help = CommandGroupPlacement(name: "help")
}
