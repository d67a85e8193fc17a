/// A view modifier whose body is evaluated in every frame while its animatable data is on its way.
@available(*, deprecated, message: "use Animatable directly")
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}
