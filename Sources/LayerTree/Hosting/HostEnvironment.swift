import Foundation

/// The properties of the device and the preferences of the person, as the host reports them.
public struct HostEnvironment: Equatable, Sendable {
    /// A Boolean value that indicates whether the appearance is dark.
    public var isDark = false
    /// A Boolean value that indicates whether the layout direction is right to left.
    public var isRightToLeft = false
    /// The number of pixels per point.
    public var displayScale: Double = 2
    /// The safe area insets, in points.
    public var safeArea = Insets()
    /// The height of the window's bottom that an onscreen keyboard covers, in points.
    public var keyboard: Double = 0
    /// A BCP 47 language tag, such as `ko-KR`, or `nil` for the scene's default.
    public var localeIdentifier: String?
    /// The scale of text relative to its default size.
    public var textScale: Double = 1
    /// A Boolean value that indicates whether the person prefers reduced motion.
    public var reducesMotion = false
    /// A Boolean value that indicates whether the person prefers increased contrast.
    public var increasesContrast = false
    /// A Boolean value that indicates whether the scene is visible; `false` in a hidden tab.
    public var isActive = true
    /// A Boolean value that indicates whether the person uses the scene; `false` in a window without focus, and while
    /// the host can't reach the page that shows the scene.
    public var isFocused = true

    /// Distances from the edges, in points.
    public struct Insets: Equatable, Sendable {
        /// The distances from the edges.
        public var top, left, bottom, right: CGFloat
        /// Creates insets, in points.
        public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    /// Creates an environment with default values.
    public init() {}
}
