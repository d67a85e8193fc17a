import Foundation

/// The random choices of a walk through a view or a model. The same seed results in the same walk on every machine.
///
/// A test takes a few thousand steps. `scripts/soak` sets `SOAK_STEPS` and `SOAK_SEED` for long walks, and runs the
/// suites with names that end in `RandomWalkTests`.
///
/// ```swift
/// var walk = RandomWalk()
/// for step in 0..<RandomWalk.steps(2_000) {
///     model.move(by: Int.random(in: -3...3, using: &walk))
///     #expect(model.isReachable, "seed \(walk.seed), step \(step)")
/// }
/// ```
package struct RandomWalk: RandomNumberGenerator {
    /// The seed of the walk, to report if it fails.
    package let seed: UInt64
    private var state: UInt64

    /// Creates a walk.
    ///
    /// - Parameter seed: The seed, by default `SOAK_SEED` from the environment, or 1.
    package init(seed: UInt64? = nil) {
        self.seed = seed ?? Self.number("SOAK_SEED") ?? 1
        state = self.seed
    }

    /// Returns the number of steps: `SOAK_STEPS` from the environment, or the default.
    package static func steps(_ usual: Int) -> Int { number("SOAK_STEPS") ?? usual }

    /// Returns the next number of SplitMix64 (Steele, Lea, and Flood, 2014). Every seed is good, and the period is 2⁶⁴.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    private static func number<Number: FixedWidthInteger>(_ name: String) -> Number? {
        ProcessInfo.processInfo.environment[name].flatMap { Number($0) }
    }
}
