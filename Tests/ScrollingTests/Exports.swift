// Every test can use these views and logs.
@_exported import RuntimeTestSupport
