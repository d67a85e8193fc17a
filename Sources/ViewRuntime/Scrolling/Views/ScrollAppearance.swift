/// The properties that a program sets for scroll views that appear later, without a modifier.
///
/// A scroll view takes the properties once, after the appearance actions of the update that creates it. Modifiers that
/// set the same property take precedence, except that a scroll view is enabled only if both enable it.
package struct ScrollAppearance: Equatable {
    package var isEnabled = true
    package var isPaged = false
    package var bounces = true
    package var dismissesKeyboard = ScrollDismissesKeyboardMode.Kind.automatic

    /// The properties of the scroll views that appear next.
    @MainActor package static var current = ScrollAppearance()

    package init() {}

    @MainActor private static let paging = ScrollTargetBehaviorReference(PagingScrollTargetBehavior())

    @MainActor func apply(to configuration: inout ScrollConfiguration) {
        if self == ScrollAppearance() { return }
        configuration.isEnabled = configuration.isEnabled && isEnabled
        if !bounces {
            for bounce in [\ScrollConfiguration.horizontalBounce, \.verticalBounce]
            where configuration[keyPath: bounce].kind == .automatic {
                configuration[keyPath: bounce] = ScrollBounceBehavior(kind: .never)
            }
        }
        if isPaged, configuration.targetBehavior == nil { configuration.targetBehavior = Self.paging }
        if configuration.dismissesKeyboard.kind == .automatic {
            configuration.dismissesKeyboard = ScrollDismissesKeyboardMode(kind: dismissesKeyboard)
        }
    }
}
