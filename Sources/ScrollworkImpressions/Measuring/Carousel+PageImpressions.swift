import ImpressionLedger
import Scrollwork
import SwiftUI

extension Carousel {
    /// Records impressions of the carousel's pages. The subject of a record is the identity of the item.
    ///
    /// - Parameters:
    ///   - placement: The place of the carousel in the program.
    ///   - rules: The rules that determine when a page is considered seen.
    public func pageImpressions(in placement: String, rules: [ImpressionRule] = [.display]) -> Self {
        contained(in: { AnyView(PageImpressions(carousel: $0, placement: placement, rules: rules)) })
    }
}

private struct PageImpressions<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let carousel: Carousel<Data, ID, Content>
    let placement: String
    let rules: [ImpressionRule]
    @State private var pages = ImpressionAreas<ID> { ImpressionSubject(subject: "\($0)", placement: $1.placement) }
    @Environment(\.impressionScene) private var scene
    @Environment(\.impressionSignals) private var signals
    @Environment(\.impressionsArePlaying) private var isPlaying
    @Environment(\.impressionsArePaused) private var isPaused

    var body: some View {
        if let scene {
            carousel
                .onPageVisibility { [pages] id, reading in
                    pages.see(id, reading, isGone: reading.sample.lost[.hidden] == 1)
                }
                .onChange(of: setting, initial: true) { [pages] in pages.update(setting, in: scene) }
                .onChange(of: ObjectIdentifier(scene)) { [pages] in pages.update(setting, in: scene) }
        } else {
            carousel
        }
    }

    private var setting: ImpressionSetting {
        ImpressionSetting(
            subject: ImpressionSubject(subject: "", placement: placement), rules: rules, isReady: signals.isReady,
            isPlaying: isPlaying, isPaused: isPaused)
    }
}
