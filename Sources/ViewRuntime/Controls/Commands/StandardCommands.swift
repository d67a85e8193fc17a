// The runtime has no menus, and text fields handle the keys of their commands themselves, so these add no commands.

/// Commands for sidebars. The runtime adds none.
///
/// Available from iOS 14 and macOS 11.
nonisolated public struct SidebarCommands: PrimitiveCommands {
    /// Creates the commands.
    public init() {}

    @MainActor public func _addViews(to list: inout _CommandList) {}
}

/// Commands for toolbars. The runtime adds none.
///
/// Available from iOS 14 and macOS 11.
nonisolated public struct ToolbarCommands: PrimitiveCommands {
    /// Creates the commands.
    public init() {}

    @MainActor public func _addViews(to list: inout _CommandList) {}
}

/// Commands that edit text. The runtime adds none.
///
/// Available from iOS 14 and macOS 11.
nonisolated public struct TextEditingCommands: PrimitiveCommands {
    /// Creates the commands.
    public init() {}

    @MainActor public func _addViews(to list: inout _CommandList) {}
}

/// Commands that format text. The runtime adds none.
///
/// Available from iOS 14 and macOS 11.
nonisolated public struct TextFormattingCommands: PrimitiveCommands {
    /// Creates the commands.
    public init() {}

    @MainActor public func _addViews(to list: inout _CommandList) {}
}
