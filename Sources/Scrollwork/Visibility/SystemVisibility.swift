#if !canImport(ViewRuntime)
import ImpressionLedger
import SwiftUI

/// Runs an action at a time, in seconds of the clock that stops while the machine sleeps.
@MainActor
package final class VisibilityAlarm {
    package nonisolated init() {}

    package var moment: Double? {
        didSet {
            task?.cancel()
            guard let moment else { return }
            task = Task { [weak self] in
                try? await Task.sleep(for: .seconds(max(moment - SystemClock.awake, 0)), clock: .suspending)
                guard !Task.isCancelled, let self else { return }
                self.moment = nil
                action?(SystemClock.reading)
            }
        }
    }

    package var action: (@MainActor (ClockReading) -> Void)?
    package var now: ClockReading? { SystemClock.reading }
    private var task: Task<Void, Never>?
}

extension View {
    /// Adds an action that receives the visible share of the view, as far as public API reports it, after each frame in
    /// which it changes.
    nonisolated package func onVisibility(_ action: @escaping @MainActor (VisibilityReading) -> Void) -> some View {
        modifier(SystemVisibility(action: action))
    }

    /// Declares that the view covers the content under its bounds.
    nonisolated package func coversViewsBelow(_ isOn: Bool) -> some View { modifier(SystemCover(isOn: isOn)) }

    nonisolated package func visibilityAlarm(_ alarm: VisibilityAlarm) -> some View { self }
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

/// The state of a marked view.
@MainActor
final class VisibilityArea {
    var isActive = true
    var action: (@MainActor (VisibilityReading) -> Void)?
    weak var marker: PlatformMarker?
    private var last: AreaSample?
    private var previousTime = SystemClock.awake

    nonisolated init() {}

    func look() {
        let now = SystemClock.reading
        report(sample, at: now)
        previousTime = now.awake
    }

    func end() { report(.nothing(.hidden, measurability: .declared), at: SystemClock.reading) }

    private func report(_ sample: AreaSample, at now: ClockReading) {
        if sample == last { return }
        let isStep = last.map { Self.isState($0) || Self.isState(sample) } ?? true
        last = sample
        action?(VisibilityReading(sample: sample, clock: now, previousTime: previousTime, isStep: isStep))
    }

    private static func isState(_ sample: AreaSample) -> Bool {
        sample.lost[.backgrounded] == 1 || sample.lost[.hidden] == 1 || sample.lost[.obstructed] == 1
            || sample.lost[.unmeasurable] == 1
    }

    private var sample: AreaSample {
        guard isActive else { return .nothing(.backgrounded, measurability: .declared) }
        guard let place = marker?.visibilityPlacement else { return .nothing(.unmeasurable, measurability: .unknown) }
        switch place {
        case .hidden: return .nothing(.hidden, measurability: .declared)
        case .obstructed: return .nothing(.obstructed, measurability: .declared)
        case .unknown: return .nothing(.unmeasurable, measurability: .unknown)
        case .shown(let frame, let visible, let size):
            let own = Double(size.width * size.height)
            let drawn = Double(frame.width * frame.height)
            guard own > 0 else { return .nothing(.hidden, measurability: .declared) }
            let covers = VisibilityFrames.shared.coverFrames(over: self)
            let inside = visible.isNull ? 0 : Double(visible.width * visible.height)
            let seen = visible.isNull ? 0 : uncoveredArea(of: visible, by: covers)
            let whole = max(own, drawn)
            var lost = Losses()
            lost[.shrunk] = max(1 - drawn / own, 0)
            lost[.clipped] = max(drawn - inside, 0) / whole
            lost[.obstructed] = max(inside - seen, 0) / whole
            return AreaSample(lost: lost, pixels: own, measurability: .declared)
        }
    }
}

/// The position of a marker.
enum VisibilityPlacement {
    case hidden
    /// Another screen covers the marker.
    case obstructed
    /// A mask, rounded corners, or a rotation hides a part that public API doesn't report.
    case unknown
    /// The frames in the coordinates of the window, and the size in the layout.
    case shown(frame: CGRect, visible: CGRect, size: CGSize)
}

extension CGRect {
    /// Returns the largest area of the rectangle that rounded corners of a clip can hide, in square points.
    fileprivate func areaUnderCorners(of clip: CGRect, radius: CGFloat) -> CGFloat {
        guard radius > 0, !isNull, !clip.isNull else { return 0 }
        var area: CGFloat = 0
        for x in [clip.minX, clip.maxX - radius] {
            for y in [clip.minY, clip.maxY - radius] {
                let corner = intersection(CGRect(x: x, y: y, width: radius, height: radius))
                if !corner.isNull { area += min(corner.width * corner.height, radius * radius * (1 - .pi / 4)) }
            }
        }
        return area
    }
}

/// Reads the positions of all marked views once per frame.
@MainActor
final class VisibilityFrames {
    static let shared = VisibilityFrames()
    private var areas: [ObjectIdentifier: VisibilityArea] = [:]
    private var covers: [ObjectIdentifier: VisibilityArea] = [:]
    private let link = FrameLink()
    /// The positions of the covers while all areas are read.
    private var coverPositions: [CoverPosition]?

    private struct CoverPosition {
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

    /// A cover counts as in front of all views except its ancestors and descendants.
    func coverFrames(over area: VisibilityArea) -> [CGRect] {
        guard let own = area.marker, !covers.isEmpty else { return [] }
        return (coverPositions ?? readCovers()).compactMap { cover in
            cover.marker.isPart(ofWhat: own) || own.isPart(ofWhat: cover.marker) ? nil : cover.visible
        }
    }

    private func readCovers() -> [CoverPosition] {
        covers.values.compactMap { cover in
            guard let marker = cover.marker, case .shown(_, let visible, _)? = marker.visibilityPlacement,
                !visible.isNull
            else { return nil }
            return CoverPosition(marker: marker, visible: visible)
        }
    }

    private func look() {
        coverPositions = readCovers()
        for area in Array(areas.values) { area.look() }
        coverPositions = nil
    }
}

#if canImport(UIKit) && !os(watchOS)
import UIKit

typealias PlatformMarker = MarkerView

/// A view behind another view, with the same size.
final class MarkerView: UIView {
    var visibilityPlacement: VisibilityPlacement? {
        guard let window, window.windowScene?.activationState != .background else { return .hidden }
        var alpha: CGFloat = 1
        var current: UIView? = self
        var visible = convert(bounds, to: window)
        let frame = visible
        var isCertain = true
        var lostCorners: CGFloat = 0
        while let view = current {
            if view.isHidden { return .hidden }
            alpha *= view.alpha
            if view.mask != nil || view.layer.mask != nil || !view.layer.isUpright { isCertain = false }
            if view.clipsToBounds || view is UIScrollView {
                let clip = view.convert(view.bounds, to: window)
                visible = visible.intersection(clip)
                lostCorners += visible.areaUnderCorners(of: clip, radius: view.layer.cornerRadius)
            }
            current = view.superview
        }
        if alpha < 0.5 { return .hidden }
        if isUnderPresentation { return .obstructed }
        visible = visible.intersection(window.bounds)
        // Small corners don't change a share by more than one percent.
        if !visible.isNull, !isCertain || lostCorners > 0.01 * bounds.width * bounds.height { return .unknown }
        return .shown(frame: frame, visible: visible, size: bounds.size)
    }

    /// Whether an ancestor controller presents another controller, or shows another one above in a navigation stack.
    private var isUnderPresentation: Bool {
        var responder: UIResponder? = self
        var inner: UIViewController?
        var inside: [UIViewController] = []
        while let current = responder {
            if let controller = current as? UIViewController {
                if let presented = controller.covering {
                    // The presenter is the next responder of a presented controller. What is presented isn't affected
                    // by its presenter's containers.
                    return !inside.contains { $0 === presented } && !presented.isBeingDismissed
                }
                inside.append(controller)
                if let stack = controller as? UINavigationController, let inner,
                    stack.topViewController !== inner
                {
                    return true
                }
                if let tabs = controller as? UITabBarController, let inner,
                    tabs.selectedViewController !== inner
                {
                    return true
                }
                inner = controller
            }
            responder = current.next
        }
        return false
    }

    func isPart(ofWhat other: MarkerView) -> Bool { other.superview.map { isDescendant(of: $0) } ?? false }
}

extension UIViewController {
    /// The controller that this one or an ancestor presents over its content. A search controller presents itself, but
    /// leaves the content visible.
    fileprivate var covering: UIViewController? {
        var presented = presentedViewController
        while let search = presented as? UISearchController { presented = search.presentedViewController }
        return presented
    }
}

extension CALayer {
    /// Whether axis-aligned rectangles stay axis-aligned.
    fileprivate var isUpright: Bool {
        let transform = affineTransform()
        return CATransform3DIsAffine(self.transform) && transform.b == 0 && transform.c == 0
    }
}

private struct VisibilityMarker: UIViewRepresentable {
    let area: VisibilityArea

    func makeUIView(context: Context) -> MarkerView {
        let view = MarkerView()
        view.isUserInteractionEnabled = false
        area.marker = view
        return view
    }

    func updateUIView(_ view: MarkerView, context: Context) { area.marker = view }
}

@MainActor
private final class FrameLink: NSObject {
    private var link: CADisplayLink?
    private var action: (() -> Void)?

    func run(_ action: @escaping () -> Void) {
        self.action = action
        if link != nil { return }
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    @objc private func tick() { action?() }
}
#elseif canImport(AppKit)
import AppKit

typealias PlatformMarker = MarkerView

/// A view behind another view, with the same size.
final class MarkerView: NSView {
    var visibilityPlacement: VisibilityPlacement? {
        guard let window, window.isVisible, !window.isMiniaturized, window.occlusionState.contains(.visible)
        else { return .hidden }
        if isHiddenOrHasHiddenAncestor { return .hidden }
        var alpha: CGFloat = 1
        var current: NSView? = self
        while let view = current {
            alpha *= view.alphaValue
            current = view.superview
        }
        if alpha < 0.5 { return .hidden }
        if window.attachedSheet != nil { return .obstructed }
        let visible = convert(visibleRect, to: nil)
        if !visible.isEmpty, isCut(visible) { return .unknown }
        return .shown(frame: convert(bounds, to: nil), visible: visible, size: bounds.size)
    }

    /// Whether a mask, rounded corners, or a rotation hides a part of the visible rectangle.
    private func isCut(_ visible: CGRect) -> Bool {
        if isRotatedFromBase { return true }
        var lostCorners: CGFloat = 0
        var current: NSView? = self
        while let view = current {
            if let layer = view.layer {
                if layer.mask != nil { return true }
                if layer.masksToBounds {
                    lostCorners += visible.areaUnderCorners(
                        of: view.convert(view.bounds, to: nil), radius: layer.cornerRadius)
                }
            }
            current = view.superview
        }
        return lostCorners > 0.01 * bounds.width * bounds.height
    }

    func isPart(ofWhat other: MarkerView) -> Bool { other.superview.map { isDescendant(of: $0) } ?? false }
}

private struct VisibilityMarker: NSViewRepresentable {
    let area: VisibilityArea

    func makeNSView(context: Context) -> MarkerView {
        let view = MarkerView()
        area.marker = view
        return view
    }

    func updateNSView(_ view: MarkerView, context: Context) { area.marker = view }
}

@MainActor
private final class FrameLink: NSObject {
    private var timer: Timer?
    private var action: (() -> Void)?

    func run(_ action: @escaping () -> Void) {
        self.action = action
        if timer != nil { return }
        let timer = Timer(timeInterval: 1 / 60, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.action?() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }
}
#else
/// A system without public API for the positions of views.
final class PlatformMarker {
    var visibilityPlacement: VisibilityPlacement? { nil }
    func isPart(ofWhat other: PlatformMarker) -> Bool { false }
}

private struct VisibilityMarker: View {
    let area: VisibilityArea
    var body: some View { Color.clear }
}

@MainActor
private final class FrameLink {
    func run(_ action: @escaping () -> Void) {}
    func stop() {}
}
#endif
#endif
