/// Feedback that can be felt or heard.
public struct SensoryFeedback: Equatable, Sendable {
    /// What is felt, for hosts that can play or record it.
    package enum Kind: Hashable, Sendable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange
        case pathComplete
        case impact(weight: String)
        case flexibleImpact(flexibility: String)
    }

    package let kind: Kind
    /// 0...1.
    package let intensity: Double

    private init(_ kind: Kind, intensity: Double = 1) {
        self.kind = kind
        self.intensity = intensity.isNaN ? 1 : min(max(intensity, 0), 1)
    }

    public static let success = SensoryFeedback(.success)
    public static let warning = SensoryFeedback(.warning)
    public static let error = SensoryFeedback(.error)
    public static let selection = SensoryFeedback(.selection)
    public static let increase = SensoryFeedback(.increase)
    public static let decrease = SensoryFeedback(.decrease)
    public static let start = SensoryFeedback(.start)
    public static let stop = SensoryFeedback(.stop)
    public static let alignment = SensoryFeedback(.alignment)
    public static let levelChange = SensoryFeedback(.levelChange)
    public static let pathComplete = SensoryFeedback(.pathComplete)
    /// A collision of medium weight at full intensity.
    public static let impact = SensoryFeedback.impact()

    /// A collision of objects of the given weight. The intensity is clamped to 0...1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(.impact(weight: weight.name), intensity: intensity)
    }

    /// A collision of objects of the given flexibility. The intensity is clamped to 0...1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(.flexibleImpact(flexibility: flexibility.name), intensity: intensity)
    }

    /// The weight of colliding objects.
    public struct Weight: Equatable, Sendable {
        package let name: String

        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
    }

    /// The flexibility of colliding objects.
    public struct Flexibility: Equatable, Sendable {
        package let name: String

        public static let rigid = Flexibility(name: "rigid")
        public static let solid = Flexibility(name: "solid")
        public static let soft = Flexibility(name: "soft")
    }
}

extension SensoryFeedback {
    /// A name for logs and hosts, such as `selection` or `impact.heavy`.
    package var name: String {
        switch kind {
        case .impact(let weight): "impact.\(weight)"
        case .flexibleImpact(let flexibility): "impact.\(flexibility)"
        default: "\(kind)"
        }
    }
}
