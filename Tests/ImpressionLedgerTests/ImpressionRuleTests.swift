import Foundation
import ImpressionLedger
import Testing

@Suite struct ImpressionRuleTests {
    @Test(arguments: [(-1.0, 0.01), (0, 0.01), (0.01, 0.01), (0.3, 0.3), (1, 1), (1.5, 1), (.nan, 0.5)])
    func `An area is between a hundredth and all of it`(area: Double, counted: Double) {
        #expect(ImpressionRule(area: area).area == counted)
        #expect(ImpressionRule(largeArea: area).largeArea == counted)
    }

    @Test(arguments: [(-5.0, 0.05), (0, 0.05), (0.05, 0.05), (0.25, 0.25), (1e6, 1e6), (2e6, 1e6)])
    func `A duration is between a twentieth of a second and a million seconds`(seconds: Double, counted: Double) {
        #expect(ImpressionRule(duration: .seconds(seconds)).duration == .seconds(counted))
    }

    @Test func `A rule without details requires half of the area and one second`() {
        let rule = ImpressionRule()
        #expect(rule.area == 0.5 && rule.duration == .seconds(1) && rule.name == "custom")
        #expect(!rule.isCumulative && rule.largeArea == nil && !rule.needsPlayback)
    }

    @Test func `The known rules are those of the Media Rating Council`() {
        let display = ImpressionRule.display, video = ImpressionRule.video, large = ImpressionRule.largeDisplay
        #expect(display.area == 0.5 && display.duration == .seconds(1) && display.largeArea == 0.3)
        #expect(video.area == 0.5 && video.duration == .seconds(2) && video.largeArea == nil)
        #expect(large.area == 0.3 && large.duration == .seconds(1) && large.largeArea == nil)
        #expect([display, video, large].map(\.name) == ["display", "video", "largeDisplay"])
        #expect([display, video, large].map(\.needsPlayback) == [false, true, false])
        #expect([display, video, large].allSatisfy { !$0.isCumulative })
    }

    @Test(arguments: [(0.0, 0.5), (242_499.9, 0.5), (242_500, 0.3), (1e6, 0.3)])
    func `A large area begins at 970 by 250 points`(pixels: Double, area: Double) {
        #expect(ImpressionRule.display.area(ofPixels: pixels) == area)
        #expect(ImpressionRule.video.area(ofPixels: pixels) == 0.5)
    }

    @Test func `A rule is read as it was written`() throws {
        let rule = ImpressionRule(
            area: 0.75, duration: .seconds(3), isCumulative: true, name: "mine", largeArea: 0.25, needsPlayback: true)
        for rule in [rule, .display, .video, .largeDisplay] {
            #expect(try JSONDecoder().decode(ImpressionRule.self, from: JSONEncoder().encode(rule)) == rule)
        }
    }

    @Test(arguments: [
        (#"{"area":0.5,"seconds":1,"isCumulative":false}"#, ImpressionRule()),
        (#"{"area":7,"seconds":-3,"isCumulative":true}"#, ImpressionRule(area: 1, duration: .zero, isCumulative: true)),
        (#"{"area":0,"seconds":1e300,"isCumulative":false}"#, ImpressionRule(area: 0, duration: .seconds(1e6))),
    ])
    func `A rule of a file has the limits of any rule`(text: String, rule: ImpressionRule) throws {
        #expect(try JSONDecoder().decode(ImpressionRule.self, from: Data(text.utf8)) == rule)
    }

    @Test func `A duration of a file that isn't a number counts as a second`() throws {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let text = #"{"area":"nan","seconds":"nan","isCumulative":false}"#
        #expect(try decoder.decode(ImpressionRule.self, from: Data(text.utf8)) == ImpressionRule())
    }
}
