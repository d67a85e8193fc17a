/// Haptic or audio feedback.
public struct SensoryFeedback: Equatable, Sendable {
    /// The kind of feedback, for hosts that play or record it.
    package enum Kind: Hashable, Sendable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange
        case pathComplete
        case impact(weight: String)
        case flexibleImpact(flexibility: String)
    }

    package let kind: Kind
    /// The intensity, in 0...1.
    package let intensity: Double

    private init(_ kind: Kind, intensity: Double = 1) {
        self.kind = kind
        self.intensity = intensity.isNaN ? 1 : min(max(intensity, 0), 1)
    }

    /// A task succeeded.
    public static let success = SensoryFeedback(.success)
    /// A task produced a warning.
    public static let warning = SensoryFeedback(.warning)
    /// A task failed.
    public static let error = SensoryFeedback(.error)
    /// A selection changed.
    public static let selection = SensoryFeedback(.selection)
    /// A value increased past a threshold.
    public static let increase = SensoryFeedback(.increase)
    /// A value decreased past a threshold.
    public static let decrease = SensoryFeedback(.decrease)
    /// An activity started.
    public static let start = SensoryFeedback(.start)
    /// An activity stopped.
    public static let stop = SensoryFeedback(.stop)
    /// An element aligned during a drag.
    public static let alignment = SensoryFeedback(.alignment)
    /// A level of pressure changed.
    public static let levelChange = SensoryFeedback(.levelChange)
    /// A drawn path was completed.
    public static let pathComplete = SensoryFeedback(.pathComplete)
    /// An impact of medium weight at full intensity.
    public static let impact = SensoryFeedback.impact()

    /// Returns the feedback of an impact between objects of a weight. The intensity is clamped to 0...1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(.impact(weight: weight.name), intensity: intensity)
    }

    /// Returns the feedback of an impact between objects of a flexibility. The intensity is clamped to 0...1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(.flexibleImpact(flexibility: flexibility.name), intensity: intensity)
    }

    /// The weight of colliding objects.
    public struct Weight: Equatable, Sendable {
        package let name: String

        /// A light weight.
        public static let light = Weight(name: "light")
        /// A medium weight.
        public static let medium = Weight(name: "medium")
        /// A heavy weight.
        public static let heavy = Weight(name: "heavy")
    }

    /// The flexibility of colliding objects.
    public struct Flexibility: Equatable, Sendable {
        package let name: String

        /// A rigid object.
        public static let rigid = Flexibility(name: "rigid")
        /// A solid object.
        public static let solid = Flexibility(name: "solid")
        /// A soft object.
        public static let soft = Flexibility(name: "soft")
    }
}

extension SensoryFeedback {
    /// The name for logs and hosts, such as `selection` or `impact.heavy`.
    package var name: String {
        switch kind {
        case .impact(let weight): "impact.\(weight)"
        case .flexibleImpact(let flexibility): "impact.\(flexibility)"
        default: "\(kind)"
        }
    }
}
