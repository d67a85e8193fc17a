// What `import SwiftUI` brings into sight.
@_exported import Foundation
@_exported import Observation
@_exported import ViewRuntime

#if AppleModules
// As on iOS, whoever imports SwiftUI sees UIKit as well. That the other modules are made as well is all they need.
@_exported import UIKit
#endif
