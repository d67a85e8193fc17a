import LayerTree

extension ColorTransform {
    /// Changes every pixel that isn't clear.
    func apply(to picture: PixelSurface) {
        let rows = (0..<4).map {
            SIMD4<Float>(values[$0 * 5], values[$0 * 5 + 1], values[$0 * 5 + 2], values[$0 * 5 + 3])
        }
        let constants = (0..<4).map { values[$0 * 5 + 4] }
        let (r, g, b, a) = (rows[0], rows[1], rows[2], rows[3])
        let pixels = picture.pixels
        for index in 0..<picture.count where pixels[index] >> 24 != 0 {
            let pixel = pixels[index]
            let alpha = Float(pixel >> 24) / 255
            let scale = 1 / (255 * alpha)
            let color = SIMD4<Float>(
                Float(pixel >> 16 & 255) * scale, Float(pixel >> 8 & 255) * scale, Float(pixel & 255) * scale, alpha)
            func component(_ row: SIMD4<Float>, _ constant: Float) -> Float {
                min(max((row * color).sum() + constant, 0), 1)
            }
            let opacity = component(a, constants[3]) * 255
            func byte(_ value: Float) -> UInt32 { UInt32(value * opacity + 0.5) }
            pixels[index] =
                UInt32(opacity + 0.5) << 24 | byte(component(r, constants[0])) << 16
                | byte(component(g, constants[1])) << 8 | byte(component(b, constants[2]))
        }
    }
}

extension AlphaThreshold {
    /// Changes every pixel.
    func apply(to picture: PixelSurface) {
        let opacity = min(max(color.alpha, 0), 1) * 255
        func byte(_ value: Float) -> UInt32 { UInt32(min(max(value, 0), 1) * opacity + 0.5) }
        let full = UInt32(opacity + 0.5) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
        let pixels = picture.pixels
        for index in 0..<picture.count {
            pixels[index] = range.contains(Float(pixels[index] >> 24) / 255) ? full : 0
        }
    }
}
