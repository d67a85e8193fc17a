import Foundation
import LayerTree

/// The preview of a drag: an image of the source, or a view of the program.
///
/// The preview rises from its source, follows the pointer, and then disappears at the destination or returns.
final class DragPreviewElement: Element, FrameClient {
    private enum Motion {
        case lifting(since: Double)
        case held
        case returning(since: Double, from: CGSize)
        case landing(since: Double)
    }

    private static let spring = Spring(duration: 0.35)
    private static let liftedScale: CGFloat = 1.05
    /// The times after which the spring is visibly at rest, in seconds.
    private static let liftDuration = 0.5, returnDuration = 0.6
    /// The time in which a dropped preview disappears, in seconds.
    private static let landingDuration = 0.2

    /// The frame of the preview in the window before the pointer moves it, in points.
    private(set) var home = CGRect.zero
    private weak var source: DragSourceElement?
    private var content: _Node?
    private var child: Element!
    private var motion = Motion.held
    /// The distance from `home`, in points.
    private var shift = CGSize.zero

    convenience init(of source: DragSourceElement, at point: CGPoint) {
        let overlay = source.graph.dragOverlay
        self.init(_NodeContext(graph: source.graph, parent: overlay, environment: source.environment))
        self.source = source
        let frame = source.windowFrame
        let context = _NodeContext(graph: graph, parent: self, environment: source.environment)
        if let view = source.preview {
            let node = VStack<AnyView>._makeNode(VStack { view }, context)
            content = node
            child = node.onlyElement()
            home = Self.place(of: child, on: frame, under: point, in: graph.size)
        } else {
            let picture = PictureElement(source.picture(), size: frame.size, context)
            content = picture
            child = picture
            home = frame
        }
        child.layoutParent = self
        var effects = LayerEffects()
        effects.shadows = [
            LayerShadow(
                color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.25), radius: 10, offset: CGSize(width: 0, height: 5))
        ]
        makeLayer().effects = effects
        overlay.add(self)
        start(.lifting(since: graph.time))
    }

    /// Returns the frame of a custom preview: at the center of the source, but under the pointer.
    ///
    /// The preview is as large as the source, or as its ideal size where that is larger.
    private static func place(of child: Element, on source: CGRect, under point: CGPoint, in window: CGSize) -> CGRect {
        let ideal = child.size(for: .unspecified)
        let room = CGSize(
            width: min(max(ideal.width, source.width), window.width),
            height: min(max(ideal.height, source.height), window.height))
        let size = child.size(for: ProposedViewSize(room))
        func start(_ middle: CGFloat, _ length: CGFloat, _ pointer: CGFloat) -> CGFloat {
            min(max(middle - length / 2, pointer - length), pointer)
        }
        return CGRect(
            origin: CGPoint(x: start(source.midX, size.width, point.x), y: start(source.midY, size.height, point.y)),
            size: size)
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let content { body(content) } }
    package override func forEachLayoutChild(_ body: (Element) -> Void) { body(child) }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }
    override func arrange() { place(child, at: .zero, proposal: proposal) }
    override func willUnmount() { graph.remove(self as any FrameClient) }

    // MARK: Motion

    /// Moves the preview with the pointer.
    func move(by distance: CGSize) {
        shift = distance
        show(at: graph.time)
    }

    /// Returns to the source, or disappears if the source isn't visible.
    func goHome() {
        if let source, source.isOnScreen, !environment.accessibilityReduceMotion {
            start(.returning(since: graph.time, from: shift))
        } else {
            land()
        }
    }

    /// Disappears at the destination.
    func land() { start(.landing(since: graph.time)) }

    private func start(_ motion: Motion) {
        self.motion = motion
        show(at: graph.time)
        graph.add(self)
    }

    func step(to time: Double) -> FrameDemand {
        switch motion {
        case .held: return .done
        case .lifting(let since):
            if time - since >= Self.liftDuration { motion = .held }
        case .returning(let since, _):
            if time - since >= Self.returnDuration { return end() }
        case .landing(let since):
            if time - since >= Self.landingDuration { return end() }
        }
        show(at: time)
        if case .held = motion { return .done }
        return .nextFrame
    }

    private func end() -> FrameDemand {
        graph.dragOverlay.remove(self)
        return .done
    }

    private func show(at time: Double) {
        func progress(_ since: Double) -> CGFloat {
            CGFloat(Self.spring.value(target: 1.0, time: max(time - since, 0)))
        }
        var scale = Self.liftedScale, opacity = 1.0, translation = shift
        switch motion {
        case .held: break
        case .lifting(let since): scale = 1 + (scale - 1) * progress(since)
        case .returning(let since, let from):
            let part = progress(since), target = returnTarget
            translation = CGSize(
                width: from.width + (target.width - from.width) * part,
                height: from.height + (target.height - from.height) * part)
            scale += (1 - scale) * part
        case .landing(let since):
            let part = min(max((time - since) / Self.landingDuration, 0), 1)
            opacity = 1 - part
            scale -= 0.15 * part
        }
        if environment.accessibilityReduceMotion { scale = 1 }
        layer?.opacity = opacity
        setTransform(
            ProjectionTransform(
                CGAffineTransform(
                    a: scale, b: 0, c: 0, d: scale, tx: translation.width + home.width / 2 * (1 - scale),
                    ty: translation.height + home.height / 2 * (1 - scale))))
    }

    /// The distance from `home` to the center of the source, which may have moved.
    private var returnTarget: CGSize {
        guard let source, source.isMounted else { return .zero }
        let frame = source.windowFrame
        return CGSize(width: frame.midX - home.midX, height: frame.midY - home.midY)
    }
}

/// An image of an element.
private final class PictureElement: Element {
    private let picture: Layer
    private let pictureSize: CGSize

    init(_ picture: Layer, size: CGSize, _ context: _NodeContext) {
        self.picture = picture
        pictureSize = size
        super.init(context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { pictureSize }

    override func emitOwnLayers(at place: CGPoint, isMoving: Bool, into list: inout [Layer]) {
        picture.position = place
        list.append(picture)
    }
}
