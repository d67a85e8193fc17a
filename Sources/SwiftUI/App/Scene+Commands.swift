import ViewRuntime

extension Scene {
    /// Adds commands to this scene's windows. People perform them with their keyboard shortcuts.
    ///
    /// Available from iOS 14 and macOS 11.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        windowModifier(CommandsModifier(commands: content()))
    }

    /// Removes the commands that the modifiers inside this one add.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func commandsRemoved() -> some Scene {
        windowModifier(CommandsRemovedModifier())
    }

    /// Replaces the commands that the modifiers inside this one add.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        commandsRemoved().commands(content: content)
    }
}
