import Foundation
import Scrollwork
import ScrollworkTesting
import Testing

/// The invariants of random scales.
@Suite struct WheelScaleRandomWalkTests {
    @Test func aScaleIsOrderedAndExactAndIncludesItsBounds() {
        var random = RandomWalk()
        for step in 0..<RandomWalk.steps(3_000) {
            let isSound =
                switch Int.random(in: 0..<5, using: &random) {
                case 0: integers(&random)
                case 1: decimals(&random)
                case 2: numbers(&random)
                case 3: logarithms(&random)
                default: stops(&random)
                }
            #expect(isSound, "seed \(random.seed), step \(step)")
            if !isSound { return }
        }
    }

    private func integers(_ random: inout RandomWalk) -> Bool {
        let low = Int.random(in: -1000...1000, using: &random), high = low + Int.random(in: 0...2000, using: &random)
        let step = Int.random(in: -50...50, using: &random)
        let scale = WheelScale(in: low...high, step: step)
        let index = Int.random(in: 0..<scale.count, using: &random)
        return scale.value(at: 0) == low && scale.value(at: scale.count - 1) == high && holds(scale, at: index)
    }

    /// Returns whether numbers with three decimals match integers of thousandths.
    private func numbers(_ random: inout RandomWalk) -> Bool {
        let low = Int.random(in: -5000...5000, using: &random), step = Int.random(in: 1...999, using: &random)
        let high = low + Int.random(in: 0...100_000, using: &random)
        let scale = WheelScale(in: Double(low) / 1000...Double(high) / 1000, step: Double(step) / 1000)
        let index = Int.random(in: 0..<scale.count, using: &random)
        let exact = Double(min(low + index * step, high)) / 1000
        return scale.value(at: index) == exact && scale.value(at: scale.count - 1) == Double(high) / 1000
            && holds(scale, at: index)
    }

    private func decimals(_ random: inout RandomWalk) -> Bool {
        let step = Decimal(Int.random(in: 1...99, using: &random)) / 100,
            count = Int.random(in: 0...500, using: &random)
        let scale = WheelScale(in: 0...step * Decimal(count), step: step)
        let index = Int.random(in: 0..<scale.count, using: &random)
        return scale.count == count + 1 && scale.value(at: index) == step * Decimal(index) && holds(scale, at: index)
    }

    private func logarithms(_ random: inout RandomWalk) -> Bool {
        let low = Double.random(in: 0.01...50, using: &random), high = low * Double.random(in: 1...1000, using: &random)
        let scale = WheelScale(logarithmic: low...high, divisions: Int.random(in: 1...40, using: &random))
        let index = Int.random(in: 0..<scale.count, using: &random)
        return scale.value(at: 0) == low && scale.value(at: scale.count - 1) == high && holds(scale, at: index)
    }

    private func stops(_ random: inout RandomWalk) -> Bool {
        let positions = (0..<Int.random(in: 1...40, using: &random)).map { _ in
            Bool.random(using: &random) ? Double.random(in: -10...100, using: &random) : .nan
        }
        let scale = WheelScale(Array(positions.indices), at: positions)
        return holds(scale, at: Int.random(in: 0..<scale.count, using: &random))
    }

    /// Returns whether values and positions increase with the index and convert back to it.
    private func holds<Value: Comparable>(_ scale: WheelScale<Value>, at index: Int) -> Bool {
        if index > 0,
            scale.value(at: index - 1) >= scale.value(at: index)
                || scale.position(at: index - 1) >= scale.position(at: index)
        {
            return false
        }
        return scale.index(of: scale.value(at: index)) == index && scale.index(at: scale.position(at: index)) == index
    }
}
