// `Stage` drives the runtime that comes with this package, which does not exist on Apple's systems. This target is behind
// the product `ScrollworkTesting`, so that a manifest which names it needs no conditions; tests that use `Stage` begin
// with `#if os(Linux)`.
