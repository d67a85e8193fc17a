import ScrollMechanics
import Testing

struct RubberBandTests {
    @Test func showsTheReferenceDisplacementAndSlope() throws {
        for entry in try Reference.load("rubber-band", "rubber_band") {
            let band = RubberBand(dimension: entry["dimension"], coefficient: entry["coefficient"])
            #expect(isClose(band.displacement(forRaw: entry["raw"]), entry["visual"]))
            #expect(isClose(band.displacement(forRaw: -entry["raw"]), -entry["visual"]))
            #expect(isClose(band.slope(atRaw: entry["raw"]), entry["slope"]))
            #expect(isClose(band.slope(atDisplacement: -entry["visual"]), entry["slope"]))
        }
        for entry in try Reference.load("rubber-band", "rubber_band_other_coefficients") {
            let band = RubberBand(dimension: entry["dimension"], coefficient: entry["coefficient"])
            #expect(isClose(band.displacement(forRaw: entry["raw"]), entry["visual"]))
        }
    }

    @Test func findsThePullOfADisplacement() throws {
        for entry in try Reference.load("rubber-band", "rubber_band_inverse") {
            let band = RubberBand(dimension: entry["dimension"], coefficient: entry["coefficient"])
            #expect(isClose(band.raw(forDisplacement: entry["visual"]), entry["raw"]))
        }
    }

    @Test func dragsFromInsideAndOutside() throws {
        for entry in try Reference.load("rubber-band", "drag") {
            let band = RubberBand(dimension: entry["dimension"])
            let bounds = entry["min"]...entry["max"]
            let raw = band.unclamp(entry["offset_at_touch"], in: bounds)
            #expect(isClose(raw, entry["raw_at_touch"]))
            #expect(isClose(band.clamp(raw - entry["finger_translation"], to: bounds), entry["offset"]))
        }
    }

    @Test func anUnreachableDisplacementHasAFinitePull() {
        let band = RubberBand(dimension: 400)
        #expect(band.raw(forDisplacement: 400).isFinite)
        #expect(band.raw(forDisplacement: 1000) == band.raw(forDisplacement: 400))
    }

    @Test(arguments: [0, -1, Double.nan, .infinity])
    func withoutALengthTheEdgeIsHard(dimension: Double) {
        let band = RubberBand(dimension: dimension)
        #expect(band.clamp(150, to: 0...100) == 100)
        #expect(band.unclamp(150, in: 0...100) == 100)
        #expect(band.slope(atRaw: 10) == 0)
    }

    @Test(arguments: [0, -1]) func withoutACoefficientTheEdgeIsHard(coefficient: Double) {
        let band = RubberBand(dimension: 400, coefficient: coefficient)
        #expect(band.coefficient == 0 && band.displacement(forRaw: 50) == 0)
        #expect(band.raw(forDisplacement: 50) == 0 && band.slope(atDisplacement: 0) == 0)
        let none = RubberBand(dimension: -3)
        #expect(none.dimension == 0 && none.raw(forDisplacement: 0) == 0 && none.displacement(forRaw: 0) == 0)
        #expect(none.slope(atDisplacement: 0) == 0)
        // Beyond the farthest displacement, the slope isn't negative.
        #expect(RubberBand(dimension: 100).slope(atDisplacement: 150) == 0)
        #expect(RubberBand(dimension: 100).slope(atDisplacement: 0) == 0.55)
    }

    @Test func notANumberDoesNotSpread() {
        let band = RubberBand(dimension: 400, coefficient: .nan)
        #expect(band.coefficient == 0.55)
        #expect(band.displacement(forRaw: .nan) == 0)
        #expect(band.clamp(.nan, to: 10...20) == 10)
        #expect(band.clamp(.infinity, to: 0...20).isFinite)
        #expect(band.clamp(50, to: 0...(.infinity)) == 50)
    }

    @Test func theInverseOfTheClampIsFiniteForEveryOffset() {
        let band = RubberBand(dimension: 100), bounds = 0.0...50
        #expect(band.unclamp(.infinity, in: bounds).isFinite && band.unclamp(-.infinity, in: bounds).isFinite)
        #expect(bounds.contains(band.unclamp(.nan, in: bounds)))
        #expect(band.unclamp(50, in: bounds) == 50 && band.unclamp(20, in: bounds) == 20)
    }

    @Test(arguments: [(0.5, 0.55), (0.5, 2), (800, 0.55)]) func shortBandsHaveAnInverse(
        dimension: Double, coefficient: Double
    ) {
        let band = RubberBand(dimension: dimension, coefficient: coefficient)
        for raw in [dimension / 4, dimension, -dimension] {
            #expect(isClose(band.raw(forDisplacement: band.displacement(forRaw: raw)), raw))
        }
    }

    @Test func aShortBandIsElastic() {
        let band = RubberBand(dimension: 0.5, coefficient: 0.25)
        #expect(band.slope(atDisplacement: 0) == 0.25 && band.slope(atDisplacement: 0.25) == 0.0625)
        #expect(isClose(band.displacement(forRaw: 1), 1.0 / 6) && isClose(band.raw(forDisplacement: 1.0 / 6), 1))
        #expect(band.clamp(3, to: 1...2) > 2 && isClose(band.unclamp(band.clamp(0.75, to: 1...2), in: 1...2), 0.75))
        // A displacement that no finger reaches is treated as a billionth less than the dimension.
        #expect(isClose(band.raw(forDisplacement: 7), 2e9, relative: 1e-6))
        #expect(isClose(band.raw(forDisplacement: -0.5), -2e9, relative: 1e-6))
    }
}
