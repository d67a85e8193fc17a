// The names of Combine are OpenCombine's. What Foundation adds to them (timers, notifications) comes with SwiftUI.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
