import Foundation
import ImageHost
import LayerTree
import PangoText

/// Renders a window into a PNG file.
package struct PictureLaunch: Equatable, Sendable {
    /// The size, in points.
    package var size = CGSize(width: 390, height: 844)
    /// The number of pixels per point.
    package var scale: Double = 2
    /// The URL that opens the window.
    package var url: URL?
    package var isDark = false
    package var isRightToLeft = false
    package var increasesContrast = false
    /// The scale of text relative to its default size.
    package var textScale: Double = 1
    /// The locale; `nil` for the default of the scene.
    package var localeIdentifier: String?

    package init() {}

    /// The time on the scene's clock after which the image is rendered even if something still moves or a task still
    /// runs, in seconds.
    var patience = 2.0

    /// The time between two frames, in seconds.
    private static let frameTime = 1.0 / 60

    /// The environment of the window.
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

    /// Returns an image of a window at rest after it opens. While tasks of views run, the scene's clock follows the
    /// wall clock.
    @MainActor
    package func png(of window: WindowPlan) async -> Data {
        let scene = window.open(size: size, environment: environment, measurer: PangoTextMeasurer())
        defer { scene.close() }
        var time = 0.0
        while true {
            let next = scene.frame(at: time).next
            // The last change of a task needs another frame.
            let hasTasks = scene.runningTasks > 0
            await Task.yield()
            switch next {
            case .soon: time += Self.frameTime
            case .at(let moment): time = hasTasks ? min(max(time, moment), time + Self.frameTime) : max(time, moment)
            case .none: time = hasTasks ? time + Self.frameTime : .infinity
            }
            if time > patience { break }
            if scene.runningTasks > 0 { try? await Task.sleep(for: .seconds(Self.frameTime)) }
        }
        return ImageCanvas.png(of: scene.rootLayer, size: size, scale: scale, background: scene.background)
    }

    /// Writes an image of a window to a file.
    ///
    /// - Throws: A ``LaunchError`` if a side of the image would exceed ``pixels``, or if the file can't be written.
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
    /// The maximum size of each side, in pixels.
    package static let pixels = 16_384.0

    /// Checks the size of the image.
    ///
    /// - Throws: A ``LaunchError`` if a side of the image would exceed ``pixels``.
    func checkPixels() throws {
        guard max(size.width, size.height) * scale <= Self.pixels else {
            throw LaunchError(
                "A picture has up to \(Int(Self.pixels)) pixels on each side; choose a smaller --size or --scale.")
        }
    }

    /// Returns a size from text such as `390x844`, or `nil` for other text.
    package static func size(_ text: String) -> CGSize? {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            Self.sides.contains(width), Self.sides.contains(height)
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Returns the pixels per point from text, or `nil` if it isn't a number in ``scales``.
    package static func scale(_ text: String) -> Double? {
        Double(text).flatMap { scales.contains($0) ? $0 : nil }
    }

    /// Returns whether text names the dark appearance, or `nil` if it's neither `light` nor `dark`.
    package static func isDark(_ text: String) -> Bool? {
        switch text {
        case "light": false
        case "dark": true
        default: nil
        }
    }
}
