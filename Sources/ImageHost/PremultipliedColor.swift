import LayerTree

extension RGBA {
    /// The color with components clamped to 0...1; NaN is treated as 0.
    var clamped: RGBA {
        RGBA(red: Self.unit(red), green: Self.unit(green), blue: Self.unit(blue), alpha: Self.unit(alpha))
    }

    private static func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }

    /// Returns the color as a pixel of Cairo's ARGB32, with premultiplied components.
    func pixel(alpha factor: Double) -> UInt32 {
        let color = clamped
        let alpha = color.alpha * Float(factor)
        func byte(_ value: Float) -> UInt32 { UInt32(value * 255 + 0.5) }
        return byte(alpha) << 24 | byte(color.red * alpha) << 16 | byte(color.green * alpha) << 8
            | byte(color.blue * alpha)
    }
}

/// Arithmetic on ARGB32 pixels, two channels at a time.
enum Pixel {
    /// Returns a pixel with every channel multiplied by `factor` / 255, rounded.
    @inline(__always)
    static func scale(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
        var rb = (pixel & 0x00ff_00ff) &* factor &+ 0x0080_0080
        rb = (rb &+ ((rb >> 8) & 0x00ff_00ff)) >> 8 & 0x00ff_00ff
        var ag = (pixel >> 8 & 0x00ff_00ff) &* factor &+ 0x0080_0080
        ag = (ag &+ ((ag >> 8) & 0x00ff_00ff)) & 0xff00_ff00
        return rb | ag
    }

    /// Returns `source` over `destination`.
    @inline(__always)
    static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        source &+ scale(destination, by: 255 &- (source >> 24))
    }
}
