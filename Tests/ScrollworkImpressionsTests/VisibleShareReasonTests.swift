import Foundation
import ImpressionLedger
import LayerTree
import Scrollwork
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Why parts of a view of 100 by 100 points in the middle of a window of 300 by 300 points aren't visible.
@MainActor @Suite struct VisibleShareReasonTests {
    private func sample<V: View>(_ change: (AnyView) -> V) -> AreaSample? {
        let shares = Shares()
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            change(AnyView(Color.blue.frame(width: 100, height: 100).noted("view", in: shares)))
        }
        stage.advance(by: 0.1)
        defer { stage.close() }
        return shares.last["view"]
    }

    private func check(
        _ sample: AreaSample?, _ share: Double, _ lost: [LossReason: Double], within tolerance: Double = 1e-6,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let sample = try #require(sample, sourceLocation: location)
        #expect(abs(sample.share - share) <= tolerance, "\(sample)", sourceLocation: location)
        for reason in LossReason.allCases {
            let expected = lost[reason] ?? 0
            #expect(abs(sample.lost[reason] - expected) <= tolerance, "\(reason): \(sample)", sourceLocation: location)
        }
    }

    @Test func `A smaller view lacks the rest of its layout, and a larger one is measured as it is drawn`() throws {
        try check(sample { $0.scaleEffect(0.5) }, 0.25, [.shrunk: 0.75])
        try check(sample { $0.scaleEffect(0) }, 0, [.shrunk: 1])
        let covered = sample { $0.scaleEffect(0.5).overlay { Color.black } }
        try check(covered, 0, [.obstructed: 0.25, .shrunk: 0.75])
        try check(sample { $0.scaleEffect(2) }, 1, [:])
        // Half of 200 points is beyond the edge, and then half of 50 points.
        try check(sample { $0.scaleEffect(2).offset(x: 150) }, 0.5, [.clipped: 0.5])
        try check(sample { $0.scaleEffect(0.5).offset(x: 150) }, 0.125, [.clipped: 0.125, .shrunk: 0.75])
        let turned = sample { $0.scaleEffect(0.5).rotationEffect(.degrees(45)) }
        try check(turned, 0.25, [.shrunk: 0.75], within: 0.002)
        let large = sample { $0.scaleEffect(2).rotationEffect(.degrees(90)).offset(y: 150) }
        try check(large, 0.5, [.clipped: 0.5], within: 0.002)
    }

    @Test func `What is inside the window of a view that isn't recognizable is hidden`() throws {
        try check(sample { $0.opacity(0.4) }, 0, [.hidden: 1])
        try check(sample { $0.opacity(0.4).offset(x: 150) }, 0, [.clipped: 0.5, .hidden: 0.5])
        try check(sample { $0.blur(radius: 9).offset(x: 150) }, 0, [.clipped: 0.5, .hidden: 0.5])
    }

    @Test(arguments: [(1.0, LossReason.clipped), (0.5, .clipped), (0.4, .hidden)])
    func `A view outside the window is clipped if it would be visible inside`(opacity: Double, reason: LossReason)
        throws
    {
        try check(sample { $0.offset(x: 250).opacity(opacity) }, 0, [reason: 1])
        let both = sample { $0.opacity(0.9).offset(y: -250).opacity(opacity) }
        let combined: LossReason = opacity == 1 ? .clipped : .hidden
        try check(both, 0, [combined: 1])
    }

    /// The first quarter of the gradient is clear. The quadrants are numbered clockwise from the bottom right.
    @Test(
        arguments: [
            (0, 360, [0.25, 0, 0, 0]), (0, -360, [0, 0, 0, 0.25]), (90, 450, [0, 0.25, 0, 0]),
            (-90, 270, [0, 0, 0, 0.25]),
            // Half of a turn: beyond its ends, the nearer end continues.
            (0, 180, [0.125, 0, 0, 0.25]), (0, -180, [0.25, 0, 0, 0.125]), (90, 270, [0.25, 0.125, 0, 0]),
        ] as [(Double, Double, [Double])])
    func `An angular gradient leaves the sector in which it is clear`(start: Double, end: Double, shares: [Double])
        throws
    {
        let stops = [
            Gradient.Stop(color: .black.opacity(0), location: 0),
            Gradient.Stop(color: .black.opacity(0), location: 0.25),
            Gradient.Stop(color: .black, location: 0.25), Gradient.Stop(color: .black, location: 1),
        ]
        let gradient = AngularGradient(
            stops: stops, center: .center, startAngle: .degrees(start), endAngle: .degrees(end))
        let corners = [CGPoint(x: 50, y: 50), CGPoint(x: 0, y: 50), CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0)]
        for (corner, share) in zip(corners, shares) {
            let found = sample { view in
                ZStack {
                    view.clipShape(Rectangle().size(width: 50, height: 50).offset(x: corner.x, y: corner.y))
                    gradient.frame(width: 100, height: 100)
                }
            }
            try check(found, share, [.clipped: 0.75, .obstructed: 0.25 - share], within: 0.006)
        }
    }

    // MARK: Content that moves

    @Observable final class Place { var y = 0.0 }

    private struct Moving<Content: View>: View {
        let place: Place
        let content: Content

        var body: some View { content.offset(y: place.y) }
    }

    /// Returns whether a later measurement can reuse the one of everything in a layer.
    private func isKept(in layer: Layer) -> Bool {
        if case .complex(_?) = layer.digest { return true }
        return layer.children.contains { isKept(in: $0) }
    }

    private func check(_ share: Double, isKept: Bool = false, moving content: (AnyView) -> some View) {
        let shares = Shares(), place = Place()
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            Moving(
                place: place,
                content: content(AnyView(Color.blue.frame(width: 100, height: 100).noted("view", in: shares))))
        }
        for step in 0..<20 {
            place.y = Double(step) * 3
            stage.advance(by: 1.0 / 60)
        }
        #expect(abs(shares.share("view") - share) < 0.006, "\(shares.last)")
        if isKept { #expect(self.isKept(in: stage.graph.rootLayer)) }
        // Half of it is below the window.
        place.y = 150
        stage.advance(by: 1.0 / 60)
        #expect(abs(shares.share("view") - share / 2) < 0.006, "\(shares.last)")
        stage.close()
    }

    /// Everything in front is symmetrical above and below the middle of the view.
    @Test func `The share stays the same while a view moves together with what is in front of it`() {
        // A band of 40 percent and one of 50 percent cross.
        check(0.3) { view in
            ZStack {
                view
                Color.clear.frame(width: 100, height: 40).coversViewsBelow(true)
                Color.clear.frame(width: 50, height: 100).coversViewsBelow(true)
            }
        }
        // While only their place changes, they are measured once.
        check(0.5, isKept: true) { view in
            ZStack {
                view
                LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
                    .frame(width: 100, height: 100)
            }
        }
        check(1 - .pi / 4) { view in
            ZStack {
                view
                Color.black.frame(width: 100, height: 100).mask { Circle() }
            }
        }
        check(.pi / 4) { view in view.mask { Circle() } }
    }
}
