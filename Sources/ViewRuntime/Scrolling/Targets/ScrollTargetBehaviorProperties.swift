/// What a scroll view may know of its target behaviour. Apple: iOS 18.4, macOS 15.4.
public struct ScrollTargetBehaviorProperties {
    /// Whether the behaviour limits how far one movement goes. The behaviour's own choice of targets is what limits here;
    /// this is for systems that scroll by other means. Apple: iOS 18.4.
    public var limitsScrolls = false

    public init() {}
}

/// What a target behaviour may ask when it tells its properties. Apple: iOS 18.4, macOS 15.4.
public struct ScrollTargetBehaviorPropertiesContext {
    public let axes: Axis.Set
    public let environment: EnvironmentValues
}
