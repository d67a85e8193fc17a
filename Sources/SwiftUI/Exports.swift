// What `import SwiftUI` brings into sight.
@_exported import Foundation
@_exported import Observation
@_exported import ViewRuntime
