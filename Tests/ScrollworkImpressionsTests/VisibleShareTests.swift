import Foundation
import ImpressionLedger
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct VisibleShareTests {
    private func stage(_ shares: Shares, @ViewBuilder _ content: () -> some View) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 400), content: content)
        stage.advance(by: 0.5)
        return stage
    }

    private func view(_ shares: Shares) -> some View {
        Color.blue.frame(width: 100, height: 100).noted("view", in: shares)
    }

    @Test func aViewInsideTheWindowIsFullyVisible() {
        let shares = Shares()
        let stage = stage(shares) { view(shares) }
        #expect(shares.share("view") == 1 && shares.last["view"]?.pixels == 10_000 && stage.isAtRest)
    }

    @Test func clipsOfAllKindsReduceTheShare() {
        let shares = Shares()
        let stage = stage(shares) {
            VStack(spacing: 20) {
                Color.red.frame(width: 100, height: 100).noted("half", in: shares).frame(
                    width: 50, height: 100, alignment: .leading
                ).clipped()
                Color.red.frame(width: 100, height: 100).noted("circle", in: shares).clipShape(.circle)
                Color.red.frame(width: 100, height: 100).noted("diamond", in: shares)
                    .frame(width: 50 * 2.0.squareRoot(), height: 50 * 2.0.squareRoot()).clipped().rotationEffect(
                        .degrees(45))
            }
        }
        defer { stage.close() }
        #expect(shares.share("half") == 0.5 && shares.last["half"]?.lost[.clipped] == 0.5)
        #expect(abs(shares.share("circle") - .pi / 4) < 0.002)
        #expect(abs(shares.share("diamond") - 0.5) < 0.002)
    }

    @Test func viewsInFrontReduceTheShare() {
        let shares = Shares()
        let stage = stage(shares) {
            ZStack {
                view(shares)
                Color.black.frame(width: 50, height: 50)
                Color.black.opacity(0.4).frame(width: 100, height: 20)
                Color.black.opacity(0.4).frame(width: 20, height: 100)
            }
        }
        defer { stage.close() }
        // Two veils of 40 % together leave 36 %: less than half.
        #expect(abs(shares.share("view") - 0.75) < 1e-9)
    }

    @Test func viewsBehindOrInsideDoNotReduceTheShare() {
        let shares = Shares()
        let stage = stage(shares) {
            ZStack {
                Color.black
                Color.blue.frame(width: 100, height: 100).overlay { Color.red }.background { Color.green }.noted(
                    "view", in: shares)
            }
        }
        defer { stage.close() }
        #expect(shares.share("view") == 1)
    }

    @Test func aDeclaredCoverCoversRegardlessOfItsDrawing() {
        let shares = Shares()
        let stage = stage(shares) {
            ZStack {
                view(shares)
                Text("Saved").frame(width: 100, height: 50).coversViewsBelow(true)
            }
        }
        defer { stage.close() }
        #expect(shares.share("view") == 0.5 && shares.last["view"]?.lost[.obstructed] == 0.5)
    }

    @MainActor @Observable final class Model {
        var path: [Int] = []
    }

    @Test func aRemovedViewIsNotVisible() {
        let model = Model()
        let shares = Shares()
        let stage = stage(shares) { if model.path.isEmpty { view(shares) } }
        _ = stage
        #expect(shares.share("view") == 1)
        stage.close()
        #expect(shares.share("view") == 0 && shares.last["view"]?.lost[.hidden] == 1)
    }

    @MainActor @Observable final class Place { var x = 0.0 }

    private struct Moving<Content: View>: View {
        let place: Place
        let content: Content

        var body: some View { content.offset(x: place.x) }
    }

    /// Between two frames, a share changes linearly, however long the view was at rest before.
    @Test func aReadingHasTheTimeOfTheFrameBeforeIt() throws {
        let shares = Shares(), place = Place()
        let stage = Stage(size: CGSize(width: 300, height: 400), framesPerSecond: 20) {
            Moving(place: place, content: view(shares))
        }
        stage.advance(by: 1)
        place.x = 150
        stage.advance(by: 0.5)
        place.x = 0
        stage.advance(by: 0.05)
        let readings = try #require(shares.readings["view"])
        #expect(readings.map(\.sample.share) == [1, 0.5, 1] && readings.map(\.isStep) == [true, false, false])
        for (reading, (time, previous)) in zip(readings, [(0, 0), (1.05, 1), (1.55, 1.5)] as [(Double, Double)]) {
            #expect(abs(reading.clock.awake - time) < 1e-9 && abs(reading.previousTime - previous) < 1e-9)
        }
        stage.close()
    }

    @Test func viewsReportOncePerFrameInMotionAndNeverAtRest() throws {
        let shares = Shares()
        let stage = stage(shares) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<40) { Color.blue.frame(height: 100).noted("\($0)", in: shares) } }
            }
        }
        let before = shares.readings.values.reduce(0) { $0 + $1.count }
        stage.advance(by: 2)
        #expect(
            shares.readings.values.reduce(0) { $0 + $1.count } == before && shares.share("3") == 1
                && shares.share("4") == 0)
        stage.flick(from: CGPoint(x: 150, y: 300), velocity: CGVector(dx: 0, dy: -3_000))
        try stage.settle()
        #expect(shares.share("0") == 0)
        #expect(shares.last.values.reduce(0) { $0 + $1.share } > 3.9)
    }
}
