// The types of data have a module of their own, because `import SwiftUI` doesn't export their names on Apple's systems.
@_exported import ContentTypes
@_exported import Foundation
// On Apple's systems, this class is in Foundation.
@_exported import class ViewRuntime.NSItemProvider
