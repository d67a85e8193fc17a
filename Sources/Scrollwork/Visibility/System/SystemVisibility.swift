#if !canImport(ViewRuntime)
import ImpressionLedger
import SwiftUI

extension View {
    /// Adds an action that receives the visible share of the view, as far as public API reports it, after each frame in
    /// which it changes.
    nonisolated package func onVisibility(_ action: @escaping @MainActor (VisibilityReading) -> Void) -> some View {
        modifier(SystemVisibility(action: action))
    }

    /// Declares that the view covers the content under its bounds.
    nonisolated package func coversViewsBelow(_ isOn: Bool) -> some View { modifier(SystemCover(isOn: isOn)) }
}

/// Reads the position of a marker in the background of the view once per frame.
private struct SystemVisibility: ViewModifier {
    let action: @MainActor (VisibilityReading) -> Void
    @State private var area = VisibilityArea()
    @Environment(\.scenePhase) private var scenePhase

    func body(content: Content) -> some View {
        content
            .background { VisibilityMarker(area: area).accessibilityHidden(true).allowsHitTesting(false) }
            .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
            } action: { _ in
                area.look()
            }
            .onChange(of: scenePhase, initial: true) { _, phase in
                area.isActive = phase == .active
                area.action = action
                area.look()
            }
            .onAppear {
                area.action = action
                VisibilityFrames.shared.add(area)
            }
            .onDisappear {
                area.end()
                VisibilityFrames.shared.remove(area)
            }
    }
}

private struct SystemCover: ViewModifier {
    let isOn: Bool
    @State private var area = VisibilityArea()

    func body(content: Content) -> some View {
        content
            .background { VisibilityMarker(area: area).accessibilityHidden(true).allowsHitTesting(false) }
            .onAppear { VisibilityFrames.shared.setCover(area, isOn) }
            .onChange(of: isOn) { _, isOn in VisibilityFrames.shared.setCover(area, isOn) }
            .onDisappear { VisibilityFrames.shared.setCover(area, false) }
    }
}
#endif
