import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct CarouselMeasuredPageTests {
    @MainActor @Observable final class Model { var isMeasured = false }

    private struct TappedPage: View {
        let item: Int
        @State private var taps = 0

        var body: some View {
            Color.blue.frame(height: 200)
                .overlay { Text("\(taps)").accessibilityIdentifier("taps-\(item)") }
                .onTapGesture { taps += 1 }
        }
    }

    private struct Pages: View {
        let model: Model

        var body: some View {
            let carousel = Carousel(0..<4, id: \.self) { TappedPage(item: $0) }
            model.isMeasured ? carousel.onPageImpression { _ in } : carousel
        }
    }

    @Test func pagesKeepTheirStateWhenTheProgramBeginsToMeasureThem() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Pages(model: model) }
        stage.tap(at: CGPoint(x: 150, y: 40))
        try stage.settle()
        #expect(try stage.text(of: "taps-0") == "1")
        model.isMeasured = true
        try stage.settle()
        #expect(try stage.text(of: "taps-0") == "1")
    }

    // MARK: Several actions

    @MainActor @Observable final class Log {
        var countsVideo = true
        @ObservationIgnored var first: [Int] = []
        @ObservationIgnored var second: [Int] = []
        @ObservationIgnored var ended: [Int] = []
        @ObservationIgnored var activities = [0, 0]
    }

    private struct Billed: View {
        let log: Log

        var body: some View {
            let carousel = Carousel(0..<4, id: \.self) { _ in Color.blue.frame(height: 200) }
                .onPageImpression(.display) { log.first.append($0.item) }
                .onPageExposure { log.ended.append($0.item) }
                .onPageExposure { log.ended.append(10 + $0.item) }
                .onPageActivity { _ in log.activities[0] += 1 }
                .onPageActivity { _ in log.activities[1] += 1 }
            log.countsVideo ? carousel.onPageImpression(.video) { log.second.append($0.item) } : carousel
        }
    }

    @Test func eachActionForImpressionsReportsByItsOwnRule() throws {
        let log = Log(), stage = Stage(size: CGSize(width: 300, height: 200)) { Billed(log: log) }
        stage.advance(by: 1.5)
        #expect(log.first == [0] && log.second == [])
        stage.advance(by: 1)
        #expect(log.first == [0] && log.second == [0])
        stage.close()
        #expect(log.ended.sorted() == [0, 10])
    }

    @Test func allActionsReceiveTheActivityOfPages() throws {
        let log = Log(), stage = Stage(size: CGSize(width: 300, height: 200)) { Billed(log: log) }
        stage.flick(from: CGPoint(x: 150, y: 100), velocity: CGVector(dx: -800, dy: 0))
        try stage.settle()
        #expect(log.activities[0] > 2 && log.activities[0] == log.activities[1])
    }

    @Test func anotherActionDoesntBeginImpressionsAgain() throws {
        let log = Log()
        log.countsVideo = false
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Billed(log: log) }
        stage.advance(by: 1.5)
        #expect(log.first == [0])
        log.countsVideo = true
        stage.advance(by: 1.5)
        #expect(log.first == [0] && log.second == [], "the video has been visible for less than two seconds")
        stage.advance(by: 1)
        #expect(log.first == [0] && log.second == [0])
        log.countsVideo = false
        stage.advance(by: 3)
        #expect(log.first == [0] && log.second == [0] && log.ended == [])
    }

    // MARK: Carousels in pages

    private struct Sunk: CarouselStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.page.pageEffect { effect, _ in effect.offset(x: 0, y: 10) }
        }
    }

    @Test(arguments: [true, false])
    func aStyleOfACarouselDoesntApplyToCarouselsInItsPages(_ isOwn: Bool) throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            let carousel = Carousel(0..<2, id: \.self, axis: .vertical) { row in
                Carousel(0..<3, id: \.self) { Color.blue.accessibilityIdentifier("page-\(row)-\($0)") }
            }
            // A style around the carousel applies to all carousels.
            if isOwn { carousel.carouselStyle(Sunk()) } else { Group { carousel }.carouselStyle(Sunk()) }
        }
        let layout = try stage.frame(of: "page-0-0"), drawn = try stage.drawnFrame(of: "page-0-0")
        #expect(abs(drawn.minY - layout.minY - (isOwn ? 10 : 20)) < 0.01)
    }
}
