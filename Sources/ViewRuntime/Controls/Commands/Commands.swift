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
public struct _CommandList: PartList {
    struct Item: Identifiable {
        /// The positions in the commands around the view, outermost first.
        let id: [AnyHashable]
        let view: AnyView
    }

    private(set) var items: [Item] = []
    let properties: PartProperties
    var path: [AnyHashable] = []

    init(properties: PartProperties) { self.properties = properties }

    mutating func add(_ view: some View) { items.append(Item(id: path, view: AnyView(view))) }
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
public struct CommandGroupPlacement {
    private let name: String

    /// Information about the program.
    public static var appInfo: CommandGroupPlacement { CommandGroupPlacement(name: "appInfo") }
    /// The settings of the program.
    public static var appSettings: CommandGroupPlacement { CommandGroupPlacement(name: "appSettings") }
    /// The services of the system.
    public static var systemServices: CommandGroupPlacement { CommandGroupPlacement(name: "systemServices") }
    /// The visibility of programs.
    public static var appVisibility: CommandGroupPlacement { CommandGroupPlacement(name: "appVisibility") }
    /// The end of the program.
    public static var appTermination: CommandGroupPlacement { CommandGroupPlacement(name: "appTermination") }
    /// New windows and documents.
    public static var newItem: CommandGroupPlacement { CommandGroupPlacement(name: "newItem") }
    /// Saving.
    public static var saveItem: CommandGroupPlacement { CommandGroupPlacement(name: "saveItem") }
    /// Imports and exports.
    public static var importExport: CommandGroupPlacement { CommandGroupPlacement(name: "importExport") }
    /// Printing.
    public static var printItem: CommandGroupPlacement { CommandGroupPlacement(name: "printItem") }
    /// Undo and redo.
    public static var undoRedo: CommandGroupPlacement { CommandGroupPlacement(name: "undoRedo") }
    /// The pasteboard.
    public static var pasteboard: CommandGroupPlacement { CommandGroupPlacement(name: "pasteboard") }
    /// The editing of text.
    public static var textEditing: CommandGroupPlacement { CommandGroupPlacement(name: "textEditing") }
    /// The format of text.
    public static var textFormatting: CommandGroupPlacement { CommandGroupPlacement(name: "textFormatting") }
    /// The toolbar.
    public static var toolbar: CommandGroupPlacement { CommandGroupPlacement(name: "toolbar") }
    /// The sidebar.
    public static var sidebar: CommandGroupPlacement { CommandGroupPlacement(name: "sidebar") }
    /// The size of the window.
    public static var windowSize: CommandGroupPlacement { CommandGroupPlacement(name: "windowSize") }
    /// The windows of the program.
    public static var windowList: CommandGroupPlacement { CommandGroupPlacement(name: "windowList") }
    /// The windows that exist once.
    public static var singleWindowList: CommandGroupPlacement { CommandGroupPlacement(name: "singleWindowList") }
    /// The arrangement of the windows.
    public static var windowArrangement: CommandGroupPlacement { CommandGroupPlacement(name: "windowArrangement") }
    /// Help.
    public static var help: CommandGroupPlacement { CommandGroupPlacement(name: "help") }
}
