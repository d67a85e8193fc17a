/// The properties of a target behavior.
///
/// Available from iOS 18.4 and macOS 15.4.
public struct ScrollTargetBehaviorProperties {
    /// A Boolean value that indicates whether the behavior limits the distance of a scroll. Here, the target that the
    /// behavior chooses is the limit, and the property is for systems that scroll by other means.
    ///
    /// Available from iOS 18.4.
    public var limitsScrolls = false

    /// Creates properties with default values.
    public init() {}
}

/// The context in which a target behavior provides its properties.
///
/// Available from iOS 18.4 and macOS 15.4.
public struct ScrollTargetBehaviorPropertiesContext {
    /// The axes on which the scroll view scrolls.
    public let axes: Axis.Set
    /// The environment of the scroll view.
    public let environment: EnvironmentValues
}
