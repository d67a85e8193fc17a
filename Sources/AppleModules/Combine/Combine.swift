// OpenCombine provides the names of Combine. SwiftUI exports Foundation's additions (timers, notifications).
@_exported import OpenCombine
@_exported import OpenCombineDispatch
