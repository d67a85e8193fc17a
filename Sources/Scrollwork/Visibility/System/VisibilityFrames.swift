#if !canImport(ViewRuntime)
import SwiftUI

/// Reads the positions of all marked views once per frame.
@MainActor
final class VisibilityFrames {
    static let shared = VisibilityFrames()
    private var areas: [ObjectIdentifier: VisibilityArea] = [:]
    private var covers: [ObjectIdentifier: VisibilityArea] = [:]
    private let link = FrameLink()
    /// The positions of the covers while all areas are read.
    private var coverPositions: [CoverPosition]?
    /// The ancestors of the marked views while all areas are read.
    private(set) var ancestors: PlatformAncestors?

    private struct CoverPosition {
        let cover: VisibilityArea
        let marker: PlatformMarker
        let visible: CGRect
    }

    func add(_ area: VisibilityArea) {
        areas[ObjectIdentifier(area)] = area
        link.run { [weak self] in self?.look() }
    }

    func remove(_ area: VisibilityArea) {
        areas[ObjectIdentifier(area)] = nil
        if areas.isEmpty { link.stop() }
    }

    func setCover(_ area: VisibilityArea, _ isOn: Bool) { covers[ObjectIdentifier(area)] = isOn ? area : nil }

    /// A cover is considered in front of all views in its window except its ancestors and descendants.
    func coverFrames(over area: VisibilityArea) -> [CGRect] {
        guard let own = area.marker, !covers.isEmpty else { return [] }
        return (coverPositions ?? readCovers()).compactMap { position in
            position.marker.isInWindow(of: own) && !position.cover.isRelated(to: area) ? position.visible : nil
        }
    }

    private func readCovers() -> [CoverPosition] {
        let ancestors = ancestors ?? PlatformAncestors()
        return covers.values.compactMap { cover in
            guard let marker = cover.marker, case .shown(_, let visible, _)? = marker.placement(ancestors),
                !visible.isNull
            else { return nil }
            return CoverPosition(cover: cover, marker: marker, visible: visible)
        }
    }

    private func look() {
        ancestors = PlatformAncestors()
        coverPositions = readCovers()
        for area in Array(areas.values) { area.look() }
        coverPositions = nil
        ancestors = nil
    }
}
#endif
