import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The examples of the documentation.
@MainActor @Suite struct CarouselExampleTests {
    private struct Cities: View {
        @State private var city: String? = "Lisbon"

        var body: some View {
            Carousel(
                ["Lisbon", "Bergen", "Kyoto"], id: \.self, selection: $city, pageSize: .relative(0.8), spacing: 12
            ) { name in
                Text(name).frame(maxWidth: .infinity, minHeight: 200).background(.teal, in: .rect(cornerRadius: 24))
                    .accessibilityIdentifier(name)
            }
            .pageIndicator()
        }
    }

    private struct Moments: View {
        @State private var report = ""

        var body: some View {
            Carousel(0..<8, id: \.self) { Text("Page \($0)").frame(maxWidth: .infinity, minHeight: 120) }
                .onPageChange { phase, page in
                    switch phase {
                    case .passing: report = "passing \(page)"
                    case .settling: report = "on the way to \(page)"
                    case .settled: report = "settled on \(page)"
                    }
                }
            Text(report).accessibilityIdentifier("report")
        }
    }

    private struct Tilted: CarouselStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.page.pageEffect { effect, page in
                let angle = Angle.degrees(8.0 * page.screenProgress), opacity: Double = 0.3 + 0.7 * page.share
                return effect.rotationEffect(angle).opacity(opacity)
            }
        }
    }

    private struct TiltedPages: View {
        var body: some View {
            Carousel(0..<5, id: \.self) {
                Text("\($0)").frame(maxWidth: .infinity, minHeight: 160).background(.orange)
                    .accessibilityIdentifier("\($0)")
            }
            .carouselStyle(Tilted())
        }
    }

    private struct Shares: View {
        @State private var shares: [Int: Double] = [:]

        var body: some View {
            Carousel(0..<5, id: \.self) { Text("\($0)").frame(maxWidth: .infinity, minHeight: 120) }
                .onPageActivity { activity in
                    shares = Dictionary(uniqueKeysWithValues: activity.shares.map { ($0.id, $0.share) })
                }
            ForEach(0..<5) { ProgressView(value: shares[$0] ?? 0).accessibilityIdentifier("share \($0)") }
        }
    }

    private struct Offers: View {
        @State private var seen: [Int] = []

        var body: some View {
            Carousel(0..<8, id: \.self) { Text("Offer \($0)").frame(maxWidth: .infinity, minHeight: 120) }
                .onPageImpression(.display) { seen.append($0.item) }
            Text("\(seen.count) seen").accessibilityIdentifier("seen")
        }
    }

    @Test func offersAreCounted() throws {
        let stage = Stage(size: CGSize(width: 390, height: 300)) { Offers() }
        stage.advance(by: 1.2)
        #expect(try stage.text(of: "seen") == "1 seen")
    }

    @Test func citiesTurn() throws {
        let stage = Stage(size: CGSize(width: 390, height: 300)) { Cities() }
        #expect(abs(try stage.frame(of: "Lisbon").midX - 195) < 0.01)
        stage.flick(from: CGPoint(x: 200, y: 150), velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        #expect(abs(try stage.frame(of: "Bergen").midX - 195) < 0.01)
    }

    @Test func momentsAreReported() throws {
        let stage = Stage(size: CGSize(width: 390, height: 300)) { Moments() }
        stage.flick(from: CGPoint(x: 200, y: 100), velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        #expect(try stage.text(of: "report") == "settled on 1")
    }

    @Test func tiltedPagesTurn() throws {
        let stage = Stage(size: CGSize(width: 390, height: 300)) { TiltedPages() }
        let start = try stage.frame(of: "0").minX
        stage.flick(from: CGPoint(x: 200, y: 150), velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        #expect(try stage.frame(of: "0").minX < start - 300)
    }

    @Test func sharesFollowThePages() throws {
        let stage = Stage(size: CGSize(width: 390, height: 300)) { Shares() }
        func shares() -> [String?] {
            (0..<5).map { number in stage.semantics.flattened.first { $0.identifier == "share \(number)" }?.value }
        }
        stage.update()
        #expect(shares() == ["100%", "0%", "0%", "0%", "0%"])
        stage.flick(from: CGPoint(x: 200, y: 60), velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        #expect(shares() == ["0%", "100%", "0%", "0%", "0%"])
    }
}
