import Foundation

/// What the host knows of the device and of the person's wishes.
public struct HostEnvironment: Equatable, Sendable {
    public var isDark = false
    public var isRightToLeft = false
    /// Pixels per point.
    public var displayScale: Double = 2
    public var safeArea = Insets()
    /// BCP 47, such as `ko-KR`; nil keeps the scene's own.
    public var localeIdentifier: String?
    /// The factor by which text is larger than usual.
    public var textScale: Double = 1
    public var reducesMotion = false
    public var increasesContrast = false
    /// False while nobody can see the scene (a hidden tab).
    public var isActive = true

    public struct Insets: Equatable, Sendable {
        public var top, left, bottom, right: CGFloat
        public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    public init() {}
}
