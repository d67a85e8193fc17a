import ImpressionLedger
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@testable import ScrollworkImpressions

/// Records state the share of the view's own area, whatever measures it.
@MainActor @Suite struct LongPageTests {
    private struct Pages: View {
        let measuresPages: Bool
        let recorder: ImpressionRecorder

        var body: some View {
            // A page of 180,000 points isn't large. A third of it is visible.
            let carousel = Carousel(0..<4, id: \.self, pageSize: .fixed(900)) { page in
                if measuresPages {
                    Color.blue.frame(height: 200)
                } else {
                    Color.blue.frame(height: 200).impression(of: page, in: "hero")
                }
            }
            Group { if measuresPages { carousel.pageImpressions(in: "hero") } else { carousel } }
                .impressions(recorder)
        }
    }

    @Test(arguments: [false, true]) func aThirdOfAPageIsntHalfOfIt(_ measuresPages: Bool) throws {
        let recorder = try ImpressionRecorder.inMemory()
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            Pages(measuresPages: measuresPages, recorder: recorder)
        }
        stage.advance(by: 3)
        stage.close()
        #expect(recorder.waitingEntries().compactMap(\.impression).isEmpty)
    }
}
