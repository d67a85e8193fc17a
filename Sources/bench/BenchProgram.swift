import ImageHost
import LayerTree
import PangoText
import Foundation
import ViewRuntime

/// Scrolls a scene without a display, and prints the cost as one line of JSON.
///
/// The scenes are plain SwiftUI. Each frame sets the offset of the scroll view and runs a frame of the scene. In the
/// mode `full`, it also paints the scene into memory.
@main
@MainActor
enum BenchProgram {
    static func main() {
        switch BenchArguments.parse(CommandLine.arguments.dropFirst()) {
        case .success(let arguments): run(arguments)
        case .failure(let error):
            StandardStream.error.write("bench: \(error.message)\n")
            exit(2)
        }
    }

    private static func run(_ arguments: BenchArguments) {
        let stage = arguments.work.open(arguments)
        let canvas = ImageCanvas(width: Int(stage.size.width), height: Int(stage.size.height))
        let paints = arguments.mode == .full
        func paint() { canvas.paint(stage.graph.rootLayer, background: stage.graph.background) }

        if paints { paint() }
        var report = BenchReport(arguments)
        report.firstFrameIsReady()
        var pixels = PixelHash(canvas)
        if paints { report.firstHash = pixels.value }
        dump("0")

        report.loopBegins()
        if arguments.frames > 0 {
            for frame in 1...arguments.frames {
                stage.setOffset(ofFrame: frame)
                report.stamp(.apply, frame)
                stage.runFrame(frame)
                report.stamp(.record, frame)
                if paints {
                    paint()
                    report.stamp(.raster, frame)
                }
                if arguments.verifies && pixels.update(canvas) { report.distinctFrames += 1 }
                if frame == arguments.frames / 2 { dump("mid") }
            }
        }
        report.loopEnds()
        if paints {
            _ = pixels.update(canvas)
            report.lastHash = pixels.value
        }
        dump("last")
        report.liveLayers = count(stage.graph.rootLayer)
        StandardStream.output.write(report.line)

        func dump(_ name: String) {
            guard let prefix = arguments.dump else { return }
            if !paints { paint() }
            BinaryFile.write(canvas.pngData(), to: "\(prefix)-\(name).png")
        }
    }

    private static func count(_ layer: Layer) -> Int { layer.children.reduce(1) { $0 + count($1) } }
}
