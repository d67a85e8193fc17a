import CCairo
import Foundation
import LayerTree

/// A cache of decoded images by their identifiers. Cairo decodes PNG, and libjpeg decodes JPEG. Images in other formats
/// aren't drawn.
public final class ImageStore {
    private var decoded: [UInt64: Picture?] = [:]

    /// Creates an empty store.
    public init() {}

    /// Returns a decoded image, or `nil` for bytes that are neither PNG nor JPEG.
    func picture(_ image: EncodedImage) -> Picture? {
        if let known = decoded[image.id] { return known }
        if decoded.count >= 256 { decoded.removeAll() }
        let picture = Picture(png: image.data) ?? Picture(jpeg: image.data)
        decoded[image.id] = picture
        return picture
    }

    /// A decoded image. Its sides aren't 0, because the decoders reject an image without pixels.
    final class Picture {
        let surface: OpaquePointer
        let width: Int
        let height: Int

        /// Creates an image that owns a surface, or returns `nil` if the surface is invalid.
        init?(_ surface: OpaquePointer?) {
            guard let surface else { return nil }
            guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
                cairo_surface_destroy(surface)
                return nil
            }
            self.surface = surface
            width = Int(cairo_image_surface_get_width(surface))
            height = Int(cairo_image_surface_get_height(surface))
        }

        convenience init?(png: Data) {
            struct Reader {
                var data: Data
                var position = 0
            }
            var reader = Reader(data: png)
            let surface = withUnsafeMutablePointer(to: &reader) { reader in
                cairo_image_surface_create_from_png_stream(
                    { closure, target, count in
                        let reader = closure!.assumingMemoryBound(to: Reader.self)
                        let start = reader.pointee.position, end = start + Int(count)
                        guard end <= reader.pointee.data.count else { return CAIRO_STATUS_READ_ERROR }
                        let first = reader.pointee.data.startIndex
                        reader.pointee.data.copyBytes(to: target!, from: first + start..<first + end)
                        reader.pointee.position = end
                        return CAIRO_STATUS_SUCCESS
                    }, reader)
            }
            self.init(surface)
        }

        deinit { cairo_surface_destroy(surface) }
    }
}

extension LayerPainter {
    func draw(
        _ image: EncodedImage, in rect: CGRect, tint: RGBA?, smooth: Bool, matrix: Affine, alpha: Double,
        clip: ClipState
    ) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, let device = matrix.bounds(rect),
            !device.touchedPixels.intersection(clip.bounds).isEmpty, let picture = images.picture(image),
            let pattern = cairo_pattern_create_for_surface(picture.surface)
        else { return }
        defer { cairo_pattern_destroy(pattern) }
        let context = surface.context(clip: clip)
        surface.setMatrix(matrix)
        let sx = Double(picture.width) / Double(rect.width), sy = Double(picture.height) / Double(rect.height)
        var toPicture = cairo_matrix_t(
            xx: sx, yx: 0, xy: 0, yy: sy, x0: -Double(rect.minX) * sx, y0: -Double(rect.minY) * sy)
        cairo_pattern_set_matrix(pattern, &toPicture)
        cairo_pattern_set_filter(pattern, smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
        // The edge pixels extend beyond the image, so its edge is as sharp as that of the rectangle.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_save(context)
        cairo_new_path(context)
        cairo_rectangle(
            context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
        cairo_clip(context)
        if let tint {
            surface.setColor(tint, alpha: alpha)
            cairo_mask(context, pattern)
        } else {
            cairo_set_source(context, pattern)
            cairo_paint_with_alpha(context, alpha)
        }
        cairo_restore(context)
    }
}
