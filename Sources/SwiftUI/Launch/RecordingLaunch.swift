import Foundation
import ImageHost
import LayerTree
import PangoText

/// Records a window into an animated image while a scripted finger uses it.
package struct RecordingLaunch: Equatable, Sendable {
    package var picture = PictureLaunch()
    package var script = FingerScript()
    /// The duration, in seconds.
    package var seconds: Double = 4

    package init() {}

    package static let durations = 0.1...60.0

    /// The frame rate of the window. The recording contains every third frame, because GIF durations are multiples of a
    /// hundredth of a second.
    private static let framesPerSecond = 60.0
    private static let framesPerPicture = 3

    /// The format of a file, from the extension of its name.
    package enum Format: String, CaseIterable, Sendable {
        case gif, png, apng

        package init?(path: String) { self.init(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased()) }
    }

    @MainActor
    package func record(_ window: WindowPlan) async -> AnimatedImage {
        let scene = window.open(size: picture.size, environment: picture.environment, measurer: PangoTextMeasurer())
        defer { scene.close() }
        let glass = Glass(over: scene.rootLayer, isDark: picture.isDark)
        func pixels(_ points: CGFloat) -> Int { Int(min(max((points * picture.scale).rounded(.up), 1), 16384)) }
        let canvas = ImageCanvas(width: pixels(picture.size.width), height: pixels(picture.size.height))
        var image = AnimatedImage(width: canvas.width, height: canvas.height)
        // Tasks that the views start as they appear run until they first suspend.
        for _ in 0..<3 {
            _ = scene.frame(at: 0)
            await Task.yield()
        }
        let seconds = min(max(seconds, Self.durations.lowerBound), Self.durations.upperBound)
        var last = -1.0
        for frame in 0..<Int((seconds * Self.framesPerSecond).rounded()) {
            let time = Double(frame) / Self.framesPerSecond
            for event in script.events(after: last, through: time) { scene.send(event) }
            _ = scene.frame(at: time)
            await Task.yield()
            last = time
            guard frame.isMultiple(of: Self.framesPerPicture) else { continue }
            glass.show(script.locations(at: time))
            canvas.paint(glass.layer, scale: picture.scale, background: scene.background)
            image.append(canvas, delay: Double(Self.framesPerPicture) / Self.framesPerSecond)
        }
        return image
    }

    /// Records a window into a file.
    ///
    /// - Throws: A ``LaunchError`` if the name of the file doesn't end in `.gif`, `.png`, or `.apng`, or if the file
    ///   can't be written.
    @MainActor
    package func write(_ window: WindowPlan, to path: String) async throws {
        guard let format = Format(path: path) else {
            throw LaunchError("A recording is a .gif, a .png or an .apng; \(path) is none of them.")
        }
        try picture.checkPixels()
        let image = await record(window)
        let data = format == .gif ? image.gifData() : image.apngData()
        do {
            try PictureFile.write(data, to: path)
        } catch {
            throw LaunchError("The recording cannot be written to \(path): \(error.localizedDescription)")
        }
    }
}

/// A layer that shows the fingers that touch a scene.
@MainActor
private struct Glass {
    let layer: Layer
    private let fingers: Layer
    private let paint: Paint
    private let store = LayerStore()

    init(over scene: Layer, isDark: Bool) {
        layer = Layer(in: store)
        fingers = Layer(in: store)
        let shade: Float = isDark ? 1 : 0
        paint = .color(RGBA(red: shade, green: shade, blue: shade, alpha: 0.25))
        layer.setChildren([scene, fingers])
    }

    func show(_ locations: [CGPoint]) {
        let radius: CGFloat = 16
        fingers.content = locations.map { location in
            let circle = CGRect(x: location.x - radius, y: location.y - radius, width: 2 * radius, height: 2 * radius)
            return .fill(Path(ellipseIn: circle), paint, evenOdd: false)
        }
    }
}
