// The names of Combine are OpenCombine's. What Foundation and Dispatch add to them (timers, notifications, queues) is the runtime's.
@_exported import OpenCombine
import ViewRuntime
