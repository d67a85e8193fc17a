import Foundation
import Testing

@testable import ScrollMechanics

/// Compares the functions for platforms without a C library with the C library.
struct PortableMathematicsTests {
    @Test func agreesWithTheCLibrary() {
        var random = SeededGenerator(7)
        for _ in 0..<20_000 {
            let x = Double.random(in: -700...700, using: &random)
            #expect(isClose(PortableMathematics.exponential(x), exp(x), absolute: 0, relative: 4e-16))
            let small = Double.random(in: -2...2, using: &random)
            #expect(isClose(PortableMathematics.exponential(small), exp(small), absolute: 0, relative: 4e-16))
            for positive in [exp(x), 1 + small / 100] {
                let logarithm = PortableMathematics.naturalLogarithm(positive)
                #expect(isClose(logarithm, log(positive), absolute: 1e-18, relative: 4e-16))
            }
            let angle = Double.random(in: -1e6...1e6, using: &random)
            for angle in [angle, small] {
                #expect(isClose(PortableMathematics.sine(angle), sin(angle), absolute: 2e-16, relative: 4e-16))
                #expect(isClose(PortableMathematics.cosine(angle), cos(angle), absolute: 2e-16, relative: 4e-16))
            }
        }
    }

    @Test func theEndsOfTheRange() {
        #expect(PortableMathematics.exponential(0) == 1)
        #expect(PortableMathematics.exponential(1000) == .infinity && PortableMathematics.exponential(-1000) == 0)
        #expect(isClose(PortableMathematics.exponential(709.7), exp(709.7), absolute: 0, relative: 1e-15))
        #expect(isClose(PortableMathematics.exponential(-740), exp(-740), absolute: .leastNonzeroMagnitude))
        #expect(PortableMathematics.exponential(.nan).isNaN && PortableMathematics.sine(.infinity).isNaN)
        for x in [709.78, 709.79, 709.81, 750, 850, -745.13, -745.14, -745.21, -800, -900] {
            #expect(PortableMathematics.exponential(x) == exp(x), "\(x)")
        }
        #expect(PortableMathematics.sine(.nan).isNaN && PortableMathematics.cosine(-.infinity).isNaN)
        #expect(PortableMathematics.naturalLogarithm(.nan).isNaN && PortableMathematics.cosine(0) == 1)
        #expect(PortableMathematics.naturalLogarithm(1) == 0)
        #expect(PortableMathematics.naturalLogarithm(0) == -.infinity)
        #expect(PortableMathematics.naturalLogarithm(-1).isNaN)
        let least = Double.leastNonzeroMagnitude
        #expect(isClose(PortableMathematics.naturalLogarithm(least), log(least)))
        #expect(PortableMathematics.naturalLogarithm(.infinity) == .infinity)
    }
}
