import Foundation

/// A rectangle of pixels. The right and bottom edges aren't included.
struct DeviceRect: Equatable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    static let empty = DeviceRect(left: 0, top: 0, right: 0, bottom: 0)

    var width: Int { right - left }
    var height: Int { bottom - top }
    var isEmpty: Bool { right <= left || bottom <= top }

    func intersection(_ other: DeviceRect) -> DeviceRect {
        DeviceRect(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
    }

    func contains(_ other: DeviceRect) -> Bool {
        other.isEmpty
            || (left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom)
    }

    func outset(by pixels: Int) -> DeviceRect {
        DeviceRect(left: left - pixels, top: top - pixels, right: right + pixels, bottom: bottom + pixels)
    }
}

/// A rectangle in fractional pixels. Its edges are finite.
struct DeviceBounds {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    /// The distance within which an edge is considered to be at a whole pixel, in pixels.
    static let snap = 0.01

    /// The rectangle in whole pixels, or `nil` if an edge isn't at a whole pixel.
    var wholePixels: DeviceRect? {
        let l = left.rounded(), t = top.rounded(), r = right.rounded(), b = bottom.rounded()
        guard abs(l - left) <= Self.snap, abs(t - top) <= Self.snap, abs(r - right) <= Self.snap,
            abs(b - bottom) <= Self.snap
        else { return nil }
        return DeviceRect(left: Self.pixel(l), top: Self.pixel(t), right: Self.pixel(r), bottom: Self.pixel(b))
    }

    /// The pixels that the rectangle touches.
    var touchedPixels: DeviceRect {
        DeviceRect(
            left: Self.pixel((left + Self.snap).rounded(.down)), top: Self.pixel((top + Self.snap).rounded(.down)),
            right: Self.pixel((right - Self.snap).rounded(.up)),
            bottom: Self.pixel((bottom - Self.snap).rounded(.up)))
    }

    /// The pixels that are entirely inside the rectangle.
    var coveredPixels: DeviceRect {
        DeviceRect(
            left: Self.pixel((left - Self.snap).rounded(.up)), top: Self.pixel((top - Self.snap).rounded(.up)),
            right: Self.pixel((right + Self.snap).rounded(.down)),
            bottom: Self.pixel((bottom + Self.snap).rounded(.down)))
    }

    func outset(x: Double, y: Double) -> DeviceBounds {
        DeviceBounds(left: left - x, top: top - y, right: right + x, bottom: bottom + y)
    }

    /// Converts a coordinate, clamped beyond any surface but within the range of pixel arithmetic.
    private static func pixel(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9)) }
}
