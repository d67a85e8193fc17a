/// A program that shows windows.
///
/// Mark the type with `@main`. The command line determines what the program does. Without arguments, it serves its
/// first window to browsers on this machine. With `--image FILE`, it renders the window into a PNG file. `--help` lists
/// all options.
///
/// All windows share the values in its `@State` and the objects in its `@StateObject`. They update when a value that
/// they read changes. Each window evaluates the body with its own environment, so a scene phase is that of the window.
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
        Launch.run(name: String(describing: Self.self)) { AppScene(app: Self()) }
    }
}
