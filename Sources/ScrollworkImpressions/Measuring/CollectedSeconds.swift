import ImpressionLedger

/// The seconds that areas collected under cumulative rules before they disappeared. An area that appears with the same
/// subject and placement continues with them.
///
/// - Complexity: The memory is O(*n*) in the number of subjects with seconds that no impression contains.
struct CollectedSeconds {
    private struct Key: Hashable {
        let subject: ImpressionSubject
        let rule: ImpressionRule
    }

    private var seconds: [Key: Double] = [:]

    /// Returns and removes the seconds of earlier areas.
    mutating func take(_ subject: ImpressionSubject, _ rule: ImpressionRule) -> Double {
        rule.isCumulative ? seconds.removeValue(forKey: Key(subject: subject, rule: rule)) ?? 0 : 0
    }

    /// Keeps the seconds of an area that disappears.
    ///
    /// If there are seconds of another area already, both existed at the same time, because an area takes all seconds
    /// when it appears. Only the larger number counts, so that no second counts twice.
    mutating func keep(_ collected: Double, _ subject: ImpressionSubject, _ rule: ImpressionRule) {
        guard rule.isCumulative, collected > 0 else { return }
        seconds[Key(subject: subject, rule: rule), default: 0] = max(
            seconds[Key(subject: subject, rule: rule)] ?? 0, collected)
    }
}
