import CCairo
import Foundation
import LayerTree

/// A rectangle of ARGB32 pixels that can be painted directly and through Cairo.
///
/// Cairo is told before and after the pixels were touched directly, and only then.
final class PixelSurface {
    /// Where the surface lies among the pixels of the picture.
    let bounds: DeviceRect
    /// Pixels from row to row; rows follow each other without a gap.
    let stride: Int
    let memory: PixelMemory
    private var cairo: (surface: OpaquePointer, context: OpaquePointer)?
    private var cairoOwnsPixels = false
    private var currentClip: ClipState?

    /// - Parameter memory: Room for at least `bounds`, with any content.
    init(bounds: DeviceRect, memory: PixelMemory) {
        self.bounds = bounds
        stride = max(bounds.width, 0)
        self.memory = memory
    }

    deinit { finish() }

    /// Lets go of Cairo, so that the memory can be used elsewhere.
    func finish() {
        guard let cairo else { return }
        cairo_destroy(cairo.context)
        cairo_surface_finish(cairo.surface)
        cairo_surface_destroy(cairo.surface)
        self.cairo = nil
        cairoOwnsPixels = false
        currentClip = nil
    }

    /// The pixels, for direct reading and writing until the next call of ``context(clip:)``.
    var pixels: UnsafeMutablePointer<UInt32> {
        if cairoOwnsPixels {
            cairo_surface_flush(cairo!.surface)
            cairoOwnsPixels = false
        }
        return memory.start
    }

    var count: Int { stride * max(bounds.height, 0) }

    /// The surface for Cairo to read from.
    var source: OpaquePointer {
        if cairo == nil { makeContext() }
        handToCairo()
        return cairo!.surface
    }

    /// A Cairo context whose clip is set. Its matrix is anything: ``setMatrix(_:)`` sets it.
    func context(clip: ClipState) -> OpaquePointer {
        if cairo == nil { makeContext() }
        handToCairo()
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

    /// Lets Cairo draw in coordinates that `matrix` takes to the picture's pixels.
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

    private func handToCairo() {
        guard !cairoOwnsPixels else { return }
        cairo_surface_mark_dirty(cairo!.surface)
        cairoOwnsPixels = true
    }
}
