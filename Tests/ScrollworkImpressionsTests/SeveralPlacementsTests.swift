import ImpressionLedger
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@testable import ScrollworkImpressions

/// A carousel whose pages are recorded twice.
@MainActor @Suite struct SeveralPlacementsTests {
    @Test func eachPlacementOfACarouselIsRecorded() throws {
        let recorder = try ImpressionRecorder.inMemory()
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            Carousel(0..<4, id: \.self) { _ in Color.blue.frame(height: 200) }
                .pageImpressions(in: "hero")
                .pageImpressions(in: "campaign", rules: [.video])
                .impressions(recorder)
        }
        stage.advance(by: 3)
        stage.close()
        let viewable = recorder.waitingEntries().compactMap(\.impression).filter { $0.revision == .viewable }
        #expect(Set(viewable.map { "\($0.placement) \($0.rule)" }) == ["hero display", "campaign video"])
        #expect(viewable.allSatisfy { $0.subject == "0" })
    }
}
