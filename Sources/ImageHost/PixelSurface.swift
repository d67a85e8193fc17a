import CCairo
import Foundation
import LayerTree

/// A rectangle of ARGB32 pixels for direct access and for Cairo.
///
/// The surface synchronizes with Cairo only before and after direct access.
final class PixelSurface {
    /// The bounds of the surface in the pixels of the image.
    let bounds: DeviceRect
    /// The number of pixels per row. There are no gaps between rows.
    let stride: Int
    let memory: PixelMemory
    private var cairo: (surface: OpaquePointer, context: OpaquePointer)?
    private var cairoOwnsPixels = false
    private var currentClip: ClipState?

    /// Creates a surface.
    ///
    /// - Parameters:
    ///   - bounds: The bounds.
    ///   - memory: Memory for at least the bounds, with any content.
    init(bounds: DeviceRect, memory: PixelMemory) {
        self.bounds = bounds
        stride = max(bounds.width, 0)
        self.memory = memory
    }

    deinit { finish() }

    /// Releases the Cairo objects, so the memory can be reused.
    func finish() {
        guard let cairo else { return }
        cairo_destroy(cairo.context)
        cairo_surface_finish(cairo.surface)
        cairo_surface_destroy(cairo.surface)
        self.cairo = nil
        cairoOwnsPixels = false
        currentClip = nil
    }

    /// The pixels, for direct access until the next call of ``context(clip:)``.
    var pixels: UnsafeMutablePointer<UInt32> {
        if cairoOwnsPixels {
            cairo_surface_flush(cairo!.surface)
            cairoOwnsPixels = false
        }
        return memory.start
    }

    var count: Int { stride * max(bounds.height, 0) }

    /// The surface as a source for Cairo.
    var source: OpaquePointer {
        if cairo == nil { makeContext() }
        yieldToCairo()
        return cairo!.surface
    }

    /// Returns a Cairo context with a clip. Its matrix is undefined until you call ``setMatrix(_:)``.
    func context(clip: ClipState) -> OpaquePointer {
        if cairo == nil { makeContext() }
        yieldToCairo()
        let context = cairo!.context
        if clip != currentClip {
            currentClip = clip
            cairo_reset_clip(context)
            clip.path?.apply(to: context, of: self)
            cairo_identity_matrix(context)
            let b = clip.bounds
            cairo_rectangle(
                context, Double(b.left - bounds.left), Double(b.top - bounds.top), Double(max(b.width, 0)),
                Double(max(b.height, 0)))
            cairo_clip(context)
        }
        return context
    }

    /// The context that ``context(clip:)`` returned last.
    var currentContext: OpaquePointer { cairo!.context }

    /// Sets the matrix of Cairo, which transforms coordinates to the pixels of the image.
    func setMatrix(_ matrix: Affine) {
        var m = cairo_matrix_t(
            xx: matrix.a, yx: matrix.b, xy: matrix.c, yy: matrix.d, x0: matrix.tx - Double(bounds.left),
            y0: matrix.ty - Double(bounds.top))
        cairo_set_matrix(cairo!.context, &m)
    }

    func setColor(_ color: RGBA, alpha: Double) {
        let c = color.clamped
        cairo_set_source_rgba(
            cairo!.context, Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha) * alpha)
    }

    private func makeContext() {
        let surface = cairo_image_surface_create_for_data(
            UnsafeMutableRawPointer(memory.start).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
            Int32(stride), Int32(max(bounds.height, 0)), Int32(stride * 4))!
        cairo = (surface, cairo_create(surface)!)
        cairoOwnsPixels = true
    }

    private func yieldToCairo() {
        guard !cairoOwnsPixels else { return }
        cairo_surface_mark_dirty(cairo!.surface)
        cairoOwnsPixels = true
    }
}
