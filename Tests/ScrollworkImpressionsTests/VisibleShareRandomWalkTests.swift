import Foundation
import ImageHost
import ImpressionLedger
import SwiftUI
import Testing

@testable import ScrollworkTesting

/// The share that is reported against the pixels that are painted.
@MainActor @Suite struct VisibleShareRandomWalkTests {
    private let size = CGSize(width: 300, height: 300)

    /// A pixel is the view's where at least half of its color follows the view's.
    private func counted(_ scene: RandomScene) throws -> (reports: AreaSample, counted: Double) {
        let shares = Shares()
        var reported: AreaSample?
        func painted(_ color: Color) -> ImageCanvas {
            let stage = Stage(size: size, scale: 2) {
                SceneWindow(scene: scene, color: color, shares: shares)
            }
            // Sheets move in.
            if scene.isInSheet || scene.isUnderSheet { stage.advance(by: 1, framesPerSecond: 5) }
            let canvas = ImageCanvas(width: 600, height: 600)
            canvas.paint(stage.graph.rootLayer, scale: 2, background: .white)
            reported = shares.last["mark"]
            stage.close()
            return canvas
        }
        let black = painted(.black), white = painted(.white)
        var seen = 0
        black.withPixels { black in
            white.withPixels { white in
                for index in 0..<black.count {
                    let difference = Int(white[index] >> 16 & 255) - Int(black[index] >> 16 & 255)
                    if abs(difference) >= 128 { seen += 1 }
                }
            }
        }
        let reports = try #require(reported)
        return (reports, min(Double(seen) / 4 / reports.pixels, 1))
    }

    @Test func theShareIsThatOfTheCountedPixels() throws {
        var walk = RandomWalk()
        var differences: [Double] = []
        var partly = 0
        var unknown = 0
        for index in 0..<RandomWalk.steps(24) {
            let scene = RandomScene(&walk)
            let (reports, counted) = try counted(scene)
            // A sheet makes everything behind it invisible, although its dimming leaves most of the color.
            let least = scene.isUnderSheet ? 0 : counted - 0.01
            let most = scene.isUnderSheet ? 0 : counted + 0.01
            differences.append(reports.share - counted)
            if reports.share > 0.02, reports.share < 0.98 { partly += 1 }
            if reports.lost[.unmeasurable] > 0 { unknown += 1 }
            #expect(
                reports.share <= most && reports.share + reports.lost[.unmeasurable] >= least,
                "reported \(reports), counted \(counted): scene \(index), seed \(walk.seed): \(scene)")
            #expect((reports.measurability == .unknown) == (reports.lost[.unmeasurable] > 0))
        }
        #expect(partly > differences.count / 4, "scenes that show all or nothing prove little: \(partly)")
        #expect(unknown < differences.count / 6, "scenes with an unknown share prove little: \(unknown)")
    }
}
