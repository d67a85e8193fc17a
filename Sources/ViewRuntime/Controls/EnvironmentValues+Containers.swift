extension EnvironmentValues {
    /// Resets the values that belong to the containers around a view, for content that appears outside of them.
    mutating func leaveContainers() {
        containerShape = nil
        glassUnion = nil
        isInGlassContainer = false
        barFollowsScrolling = false
        scrollConfiguration = ScrollConfiguration()
        listValues = ListValues()
        menuValues = MenuValues()
    }
}
