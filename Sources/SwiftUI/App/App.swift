/// A program that shows windows.
///
/// Mark the type with `@main`. The command line determines what the program does. Without arguments, it serves its
/// first window to browsers on this machine. With `--image FILE`, it renders the window into a PNG file. `--help` lists
/// all options.
///
/// One value of the type serves the entire program. All windows share the objects in its `@State` and update when a
/// property that they read changes. Other values in its `@State` keep their initial value.
@MainActor @preconcurrency
public protocol App {
    /// The type of the scenes.
    associatedtype Body: Scene

    /// The scenes of the program.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Creates the program.
    @MainActor @preconcurrency init()
}

extension App {
    /// Runs the program. This method doesn't return.
    @MainActor @preconcurrency
    public static func main() {
        Launch.run(name: String(describing: Self.self)) { Self().body }
    }
}
