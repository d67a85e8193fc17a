import Foundation
import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// The descriptions of errors, and the input that a stage corrects.
@MainActor @Suite struct StageErrorTests {
    private let size = CGSize(width: 200, height: 100)

    @Test func errorsSayWhatTheStageFound() {
        let texts: [(StageError, String)] = [
            (.notFound(identifier: "a", known: []), "No view has the identifier \"a\"; none on stage has any."),
            (
                .notFound(identifier: "a", known: ["b"]),
                "No view on stage has the identifier \"a\". There are: \"b\"."
            ),
            (
                .outOfReach(identifier: "a", frame: CGRect(x: 10, y: 20, width: 30, height: 40)),
                "The center of \"a\", (25.0, 40.0), is outside the window. Scroll there, or use `tap(at:)` for a "
                    + "visible point."
            ),
            (.neverSettled(after: 2, moving: ["x", "y"]), "Something still moves after 2.0 seconds: \"x\", \"y\"."),
            (.noScrollView(identifier: "a"), "\"a\" is no scroll view, holds none and is in none."),
            (.noText(identifier: "a"), "There is no text in \"a\"."),
            (.noElement(role: .button, label: "a", known: []), "The accessibility tree has no button."),
            (
                .noElement(role: .button, label: "a", known: ["b"]),
                "The accessibility tree has no button \"a\". There are: \"b\"."
            ),
            (.noEntry("a", rotor: "r", known: ["b"]), "The rotor \"r\" has no entry \"a\". There are: \"b\"."),
            (.pictureFailed, "The picture could not be written."),
        ]
        for (error, text) in texts { #expect(error.description == text && error.errorDescription == text) }
        #expect(
            StageError.noAction(.increment, identifier: "a").description.hasPrefix(
                "Neither \"a\" nor anything in or around it offers "))
    }

    @Test(arguments: [(40, nil), (41, 1), (55, 15)] as [(Int, Int?)]) func aLongListIsCut(_ count: Int, _ more: Int?) {
        let names = (0..<count).map { "n\($0)" }
        let text = StageError.notFound(identifier: "a", known: names).description
        #expect(text.contains("\"n39\"") && !text.contains("\"n40\""))
        #expect(text.hasSuffix(more.map { " and \($0) more." } ?? "\"n39\"."))
    }

    @Test(
        arguments: [
            (60, 60), (0, 60), (-5, 60), (.nan, 60), (.infinity, 60), (20_000, 10_000), (24, 24),
        ] as [(Double, Double)])
    func anInvalidFrameRateIsSixty(_ rate: Double, _ expected: Double) {
        let stage = Stage(size: size, framesPerSecond: rate) { Color.red }
        #expect(stage.framesPerSecond == expected)
        stage.resetStatistics()
        stage.advance(by: 0.1, framesPerSecond: rate)
        #expect(stage.statistics.frames == Int((expected * 0.1).rounded(.up)))
    }

    @Test(arguments: [(2, 2), (0, 1), (-3, 1), (.nan, 1), (.infinity, 1), (0.5, 0.5)] as [(Double, Double)])
    func anInvalidScaleIsOne(_ scale: Double, _ expected: Double) {
        #expect(Stage(size: size, scale: scale) { Color.red }.scale == expected)
    }

    @Test func timeOnlyAdvances() {
        let stage = Stage(size: size) { Color.red }
        for seconds in [-1.0, .nan, .infinity, -.infinity] { stage.advance(by: seconds) }
        #expect(stage.time == 0)
        stage.advance(by: 0.25)
        #expect(stage.time == 0.25)
        #expect(throws: Never.self) { try stage.settle(within: .nan) }
        #expect(stage.time == 0.25)
    }

    /// The frames are at multiples of a thirtieth of a second, and at the end.
    @Test func aFingerReportsItsPathAtItsOwnRate() {
        var places: [CGPoint] = []
        let stage = Stage(size: size, framesPerSecond: 30) {
            Color.red.gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { places.append($0.location) })
        }
        let finger = stage.touch(at: CGPoint(x: 10, y: 50))
        places = []
        finger.move(to: CGPoint(x: 70, y: 20), over: 0.1)
        #expect(places.map { ($0.x * 100).rounded() / 100 } == [30, 50, 70])
        #expect(places.map { ($0.y * 100).rounded() / 100 } == [40, 30, 20])
        finger.lift()
        finger.move(to: .zero, over: 0.1)
        finger.lift()
        #expect(finger.location == CGPoint(x: 70, y: 20) && !finger.isDown && places.count == 3)
    }

    @Test func fingersOnATrackpadMoveContentEvenly() {
        var offsets: [CGFloat] = []
        let stage = Stage(size: size, framesPerSecond: 50) {
            ScrollView { Color.red.frame(height: 5_000) }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: {
                    offsets.append($1)
                }
        }
        stage.advance(by: 1)
        stage.trackpad(by: CGSize(width: 0, height: 50), at: CGPoint(x: 100, y: 50), over: 0.1)
        #expect(abs(stage.time - 1.1) < 1e-9)
        stage.advance(by: 0.1)
        let moved = offsets.filter { $0 > 0 }.prefix(5).map { ($0 * 100).rounded() / 100 }
        #expect(moved == [10, 20, 30, 40, 50])
    }

    /// The sequence of SplitMix64 is published with its algorithm.
    @Test func aRandomWalkIsTheSameOnEveryMachine() {
        var walk = RandomWalk(seed: 1_234_567)
        let numbers: [UInt64] = [walk.next(), walk.next(), walk.next()]
        #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
    }

    @Test func aTapLastsATwentiethOfASecond() {
        let stage = Stage(size: size) { Color.red }
        stage.tap(at: CGPoint(x: 5, y: 5))
        #expect(abs(stage.time - 0.05) < 1e-9)
    }

    /// A flick passes 10 points and five more samples of a sixtieth of a second, and lasts at least a tenth.
    @Test(arguments: [(900, 6), (300, 7), (100, 11), (6_000, 6)] as [(Double, Double)])
    func aFlickIsLongEnough(_ speed: Double, _ samples: Double) {
        let stage = Stage(size: size) { Color.red }
        stage.flick(from: CGPoint(x: 100, y: 50), velocity: CGVector(dx: -speed, dy: 0))
        #expect(abs(stage.time - samples / 60) < 1e-9)
        let still = Stage(size: size) { Color.red }
        still.flick(from: CGPoint(x: 100, y: 50), velocity: CGVector(dx: CGFloat.nan, dy: 0))
        #expect(still.time == 0)
    }

    @Test func aClosedStageIsAtRest() {
        let stage = Stage(size: size) { ScrollView { Color.red.frame(height: 5_000) } }
        stage.flick(from: CGPoint(x: 100, y: 80), velocity: CGVector(dx: 0, dy: -900))
        #expect(!stage.isAtRest)
        stage.close()
        #expect(stage.isAtRest)
    }
}
