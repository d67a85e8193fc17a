// OpenCombine provides the names of Combine. The runtime provides the additions of Foundation and Dispatch: timers,
// notifications, queues.
@_exported import OpenCombine
import ViewRuntime
