/// An object that holds a view's model and creates it when the view first needs it.
///
/// A parent creates the value of a view with each of its updates, but only the state of the first value lives on.
@MainActor
final class Deferred<Model> {
    private let make: @MainActor () -> Model
    private(set) lazy var model = make()

    nonisolated init(_ make: @escaping @MainActor () -> Model) { self.make = make }
}
