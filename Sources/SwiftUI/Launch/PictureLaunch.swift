import Foundation
import ImageHost
import LayerTree
import PangoText

/// A window painted into a PNG.
package struct PictureLaunch: Equatable, Sendable {
    /// Points.
    package var size = CGSize(width: 390, height: 844)
    /// Pixels per point.
    package var scale: Double = 2
    package var isDark = false
    package var isRightToLeft = false
    package var increasesContrast = false
    /// The factor by which text is larger than usual.
    package var textScale: Double = 1
    /// Nil keeps the scene's own.
    package var localeIdentifier: String?

    package init() {}

    /// Seconds of the scene's time after which the picture is taken even if something still moves.
    static let patience = 2.0

    /// What the window is told of the device and of the person's wishes.
    var environment: HostEnvironment {
        var environment = HostEnvironment()
        environment.isDark = isDark
        environment.isRightToLeft = isRightToLeft
        environment.increasesContrast = increasesContrast
        environment.textScale = textScale
        environment.localeIdentifier = localeIdentifier
        environment.displayScale = scale
        return environment
    }

    /// The picture of a window that came to rest after it was opened.
    @MainActor
    package func png(of window: WindowPlan) async -> Data {
        let scene = window.open(size: size, environment: environment, measurer: PangoTextMeasurer())
        defer { scene.close() }
        var time = 0.0
        while true {
            let next = scene.frame(at: time).next
            // What the views started may come to its first pause.
            await Task.yield()
            switch next {
            case .soon: time += 1 / 60
            case .at(let moment): time = max(time, moment)
            case .none: time = .infinity
            }
            if time > Self.patience { break }
        }
        return ImageCanvas.png(of: scene.rootLayer, size: size, scale: scale, background: scene.background)
    }

    /// - Throws: A ``LaunchError`` when the picture would have more pixels than ``pixels`` on a side, or the file cannot be written.
    @MainActor
    package func write(_ window: WindowPlan, to path: String) async throws {
        try checkPixels()
        let data = await png(of: window)
        do {
            try PictureFile.write(data, to: path)
        } catch {
            throw LaunchError("The picture cannot be written to \(path): \(error.localizedDescription)")
        }
    }
}

extension PictureLaunch {
    package static let sides = 1.0...8192
    package static let scales = 0.25...8
    /// Pixels on each side.
    package static let pixels = 16_384.0

    /// - Throws: A ``LaunchError`` when the size at the scale is more than a picture holds.
    func checkPixels() throws {
        guard max(size.width, size.height) * scale <= Self.pixels else {
            throw LaunchError("A picture has up to \(Int(Self.pixels)) pixels on each side; choose a smaller --size or --scale.")
        }
    }

    /// A size such as `390x844`; nil for anything else.
    package static func size(_ text: String) -> CGSize? {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            Self.sides.contains(width), Self.sides.contains(height)
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Pixels per point; nil for what is not a number within ``scales``.
    package static func scale(_ text: String) -> Double? {
        Double(text).flatMap { scales.contains($0) ? $0 : nil }
    }

    /// Whether an appearance is the dark one; nil for what is neither `light` nor `dark`.
    package static func isDark(_ text: String) -> Bool? {
        switch text {
        case "light": false
        case "dark": true
        default: nil
        }
    }
}
