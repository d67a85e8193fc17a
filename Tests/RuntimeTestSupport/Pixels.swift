import ImageHost
import LayerTree
import ScrollworkTesting
import SwiftUI

/// The colors that a stage shows, at one pixel per point.
@MainActor
package struct Pixels {
    private let canvas: ImageCanvas

    package init(_ stage: Stage) {
        canvas = ImageCanvas(width: Int(stage.size.width), height: Int(stage.size.height))
        canvas.paint(stage.graph.rootLayer, background: .white)
    }

    package subscript(x: Int, y: Int) -> RGBA { canvas.color(x: x, y: y) }
}
