import Foundation
import LayerTree

@testable import ImageHost

/// Creates layers for a test and paints them on a canvas.
struct Easel {
    // Layers have unowned references to their store, so the store must outlive them all.
    private let store = Unmanaged.passRetained(LayerStore()).takeUnretainedValue()

    func layer(
        _ content: [DrawCommand] = [], _ children: [Layer] = [], x: Double = 0, y: Double = 0, opacity: Double = 1
    ) -> Layer {
        let layer = Layer(in: store)
        layer.position = CGPoint(x: x, y: y)
        layer.content = content
        layer.opacity = opacity
        layer.setChildren(children)
        return layer
    }

    func paint(
        _ root: Layer, width: Int = 40, height: Int = 40, scale: Double = 1, background: RGBA = .white
    ) -> ImageCanvas {
        let canvas = ImageCanvas(width: width, height: height)
        canvas.paint(root, scale: scale, background: background)
        return canvas
    }
}

extension DrawCommand {
    static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RGBA) -> DrawCommand {
        .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(color), evenOdd: false)
    }

    static func shape(_ storage: Path.Storage, _ paint: Paint) -> DrawCommand {
        .fill(Path(storage: storage), paint, evenOdd: false)
    }
}

extension RGBA {
    static let pureRed = RGBA(red: 1, green: 0, blue: 0)
    static let pureGreen = RGBA(red: 0, green: 1, blue: 0)
    static let pureBlue = RGBA(red: 0, green: 0, blue: 1)

    /// Whether each channel differs by at most the given number of steps of 1/255.
    func isClose(_ other: RGBA, _ steps: Float = 1.5) -> Bool {
        abs(red - other.red) <= steps / 255 && abs(green - other.green) <= steps / 255
            && abs(blue - other.blue) <= steps / 255 && abs(alpha - other.alpha) <= steps / 255
    }
}

extension ImageCanvas {
    /// The smallest rectangle around all pixels that aren't white, or nil if there are none.
    var ink: CGRect? {
        var left = width, top = height, right = -1, bottom = -1
        withPixels { pixels in
            for y in 0..<height {
                for x in 0..<width where pixels[y * width + x] != 0xffff_ffff {
                    left = min(left, x)
                    right = max(right, x)
                    top = min(top, y)
                    bottom = max(bottom, y)
                }
            }
        }
        return right < 0 ? nil : CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    /// Returns the largest difference in any channel, in steps of 1/255.
    func difference(to other: ImageCanvas) -> Int {
        func bytes(_ canvas: ImageCanvas) -> [UInt8] {
            canvas.withPixels { [UInt8](UnsafeRawBufferPointer($0)) }
        }
        return zip(bytes(self), bytes(other)).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
    }
}
