// What the layouts of SwiftUI programs ask of UIKit: the screen, the window's safe area, colors, pictures, paths
// and haptics. There are no views and no controllers.
@_exported import Foundation
