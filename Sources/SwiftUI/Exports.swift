// The modules that `import SwiftUI` exports.
@_exported import Foundation
@_exported import Observation
@_exported import ViewRuntime

#if AppleModules
// As on iOS, `import SwiftUI` also exports UIKit. The other modules only have to be part of the build.
@_exported import UIKit
#endif
