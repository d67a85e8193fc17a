// `Stage` drives the runtime of this package, which doesn't exist on Apple's systems. The product `ScrollworkTesting`
// contains this target so that a manifest can depend on it without conditions. Put tests that use `Stage` inside `#if
// os(Linux)`.
