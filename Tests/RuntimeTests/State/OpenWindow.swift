import Foundation
import LayerTree
import SwiftUI

/// Opens a window of a program and shows its first frame.
@MainActor func open(_ window: WindowPlan) -> any HostedScene {
    let size = CGSize(width: 100, height: 100)
    let scene = window.open(size: size, environment: HostEnvironment(), measurer: FixedTextMeasurer())
    _ = scene.frame(at: 0)
    return scene
}
