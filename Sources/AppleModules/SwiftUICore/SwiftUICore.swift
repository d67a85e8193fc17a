// On Apple's systems, a module with this name contains SwiftUI's views, layout, and state. On Linux, the runtime does.
@_exported import Foundation
@_exported import ViewRuntime
