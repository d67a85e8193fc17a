/// The context in which a shape style is resolved.
public struct _StyleContext {
    package var environment: EnvironmentValues
    /// The level, where 0 is primary.
    package var level = 0

    package init(environment: EnvironmentValues, level: Int = 0) {
        self.environment = environment
        self.level = level
    }

    /// The share of its opacity that a style has at the level. Apple doesn't publish it for styles other than the label
    /// color.
    var levelOpacity: Double {
        switch level {
        case ...0: 1
        case 1: 0.5
        case 2: 0.25
        case 3: 0.2
        default: 0.1
        }
    }
}
