import CCairo
import CJPEG
import Foundation
import ImageHeaders
import LayerTree

extension ImageStore.Picture {
    /// Decodes a JPEG image with its orientation, or returns `nil` for other bytes.
    convenience init?(jpeg: Data) {
        guard jpeg.starts(with: [0xFF, 0xD8]) else { return nil }
        var width: Int32 = 0, height: Int32 = 0
        let stored = jpeg.withUnsafeBytes { bytes in
            cjpeg_pixels(bytes.baseAddress, bytes.count, Self.mostPixels, &width, &height)
        }
        guard let stored else { return nil }
        defer { free(stored) }
        let orientation = JPEGHeader([UInt8](jpeg.prefix(1 << 22)))?.orientation ?? .up
        self.init(Self.surface(stored, Int(width), Int(height), orientation))
    }

    /// More pixels would need more than half a gigabyte.
    private static let mostPixels = 1 << 27

    private static func surface(
        _ stored: UnsafePointer<UInt32>, _ width: Int, _ height: Int, _ orientation: PictureOrientation
    ) -> OpaquePointer? {
        let sides = orientation.swapsSides ? (height, width) : (width, height)
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(sides.0), Int32(sides.1)),
            let target = cairo_image_surface_get_data(surface)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        cairo_surface_flush(surface)
        for row in 0..<sides.1 {
            let start = UnsafeMutableRawPointer(target + row * stride)
            if orientation == .up {
                start.copyMemory(from: stored + row * width, byteCount: width * 4)
                continue
            }
            let pixels = start.assumingMemoryBound(to: UInt32.self)
            for column in 0..<sides.0 {
                let place = orientation.source(column: column, row: row, width: width, height: height)
                pixels[column] = stored[place.row * width + place.column]
            }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }
}
