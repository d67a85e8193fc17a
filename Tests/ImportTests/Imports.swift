// Makes the names of SwiftUI visible in all files of the module, as Apple's Foundation does with those of Combine.
@_exported import SwiftUI
