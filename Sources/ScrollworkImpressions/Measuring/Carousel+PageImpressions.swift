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
    @State private var pages = ImpressionPages<ID>()
    @Environment(\.impressionScene) private var scene
    @Environment(\.impressionSignals) private var signals
    @Environment(\.impressionsArePlaying) private var isPlaying
    @Environment(\.impressionsArePaused) private var isPaused

    var body: some View {
        if let scene {
            carousel
                .onPageVisibility { [pages] id, reading in pages.see(id, reading, in: scene) }
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

/// The partly visible pages of a carousel.
@MainActor
private final class ImpressionPages<ID: Hashable> {
    private var areas: [ID: ImpressionArea] = [:]
    private var setting: ImpressionSetting?

    nonisolated init() {}

    func update(_ new: ImpressionSetting, in scene: ImpressionScene) {
        setting = new
        for (id, area) in areas { area.update(own(new, id), in: scene) }
    }

    func see(_ id: ID, _ reading: VisibilityReading, in scene: ImpressionScene) {
        guard let setting else { return }
        let isGone = reading.sample.lost[.hidden] == 1
        let area = areas[id] ?? ImpressionArea()
        if areas[id] == nil {
            if isGone { return }
            areas[id] = area
            area.update(own(setting, id), in: scene)
        }
        area.visibilityDidChange(reading)
        if isGone {
            area.leave()
            areas[id] = nil
        }
    }

    private func own(_ setting: ImpressionSetting, _ id: ID) -> ImpressionSetting {
        ImpressionSetting(
            subject: ImpressionSubject(subject: "\(id)", placement: setting.subject.placement), rules: setting.rules,
            isReady: setting.isReady, isPlaying: setting.isPlaying, isPaused: setting.isPaused)
    }
}
