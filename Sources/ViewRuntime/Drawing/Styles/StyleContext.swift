/// What a shape style is resolved with.
public struct _StyleContext {
    package var environment: EnvironmentValues
    /// 0 is primary, 1 secondary, and so on.
    package var level = 0

    package init(environment: EnvironmentValues, level: Int = 0) {
        self.environment = environment
        self.level = level
    }

    /// The share of its opacity that a style keeps at the level. Apple does not publish it for styles other
    /// than the label's; these are halves down to a floor.
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
