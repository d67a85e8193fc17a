#if !canImport(ViewRuntime)
import ImpressionLedger
import SwiftUI

extension View {
    /// Adds an action that receives the visible share of each modified view, as far as public API reports it, with the
    /// identity of the view, after each frame in which it changes and when the view disappears.
    ///
    /// - Parameter action: The action, or `nil` to measure nothing. The view keeps its state when this changes.
    nonisolated package func onVisibilityOfEach(
        _ action: (@MainActor (ObjectIdentifier, VisibilityReading) -> Void)?
    ) -> some View {
        modifier(SystemVisibility(action: action))
    }

    /// Declares that the view covers the content under its bounds.
    nonisolated package func coversViewsBelow(_ isOn: Bool) -> some View { modifier(SystemCover(isOn: isOn)) }
}

/// Adds a reader to the background of each modified view. A state of the modifier would belong to all of them.
private struct SystemVisibility: ViewModifier {
    let action: (@MainActor (ObjectIdentifier, VisibilityReading) -> Void)?
    @State private var mark = MarkedPlace.Mark()

    func body(content: Content) -> some View {
        content
            .inside(mark)
            .background {
                if let action {
                    MarkerReader(mark: mark, action: action).accessibilityHidden(true).allowsHitTesting(false)
                }
            }
    }
}

/// Reads the position of a marker once per frame.
private struct MarkerReader: View {
    let mark: MarkedPlace.Mark
    let action: @MainActor (ObjectIdentifier, VisibilityReading) -> Void
    @State private var area = VisibilityArea()
    @Environment(\.marksAround) private var marksAround
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        VisibilityMarker(area: area, action: action)
            .onChange(of: scenePhase, initial: true) { _, phase in
                area.isActive = phase == .active
                // An inactive scene may have no further frame.
                if !area.isActive { area.look() }
            }
            .onChange(of: MarkedPlace(mark, in: marksAround), initial: true) { _, place in area.place = place }
            .onAppear { VisibilityFrames.shared.add(area) }
            .onDisappear {
                area.end()
                VisibilityFrames.shared.remove(area)
            }
    }
}

/// Adds a cover to the background of each modified view.
private struct SystemCover: ViewModifier {
    let isOn: Bool
    @State private var mark = MarkedPlace.Mark()

    func body(content: Content) -> some View {
        content
            .inside(mark)
            .background { CoverMarker(mark: mark, isOn: isOn).accessibilityHidden(true).allowsHitTesting(false) }
    }
}

private struct CoverMarker: View {
    let mark: MarkedPlace.Mark
    let isOn: Bool
    @State private var area = VisibilityArea()
    @Environment(\.marksAround) private var marksAround

    var body: some View {
        VisibilityMarker(area: area, action: nil)
            .onChange(of: MarkedPlace(mark, in: marksAround), initial: true) { _, place in area.place = place }
            .onAppear { VisibilityFrames.shared.setCover(area, isOn) }
            .onChange(of: isOn) { _, isOn in VisibilityFrames.shared.setCover(area, isOn) }
            .onDisappear { VisibilityFrames.shared.setCover(area, false) }
    }
}
#endif
