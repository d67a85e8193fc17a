// The parts of UIKit that the layouts of SwiftUI programs often use: the screen, the safe area of the window, colors,
// images, paths, and haptics. There are no views and no controllers.
@_exported import CoreGraphics
@_exported import Foundation
