// On Apple's systems SwiftUI's views, layout and state live in a module of this name. Here that is the runtime.
@_exported import Foundation
@_exported import ViewRuntime
