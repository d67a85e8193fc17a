/// A view modifier whose body the runtime evaluates in each frame while its animatable data changes.
@available(*, deprecated, message: "use Animatable directly")
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}
