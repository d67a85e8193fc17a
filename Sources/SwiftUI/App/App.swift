/// A program that shows windows.
///
/// Mark the type with `@main`. What the program does is said on its command line: without arguments it serves its first
/// window to browsers on this machine, with `--image FILE` it paints that window into a PNG; `--help` tells the rest.
///
/// One value of the type serves the whole program. An object in its `@State` is shared by all windows, which are
/// evaluated again when what they read of it changes; plain values in its `@State` keep what they begin with.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    @MainActor @preconcurrency init()
}

extension App {
    /// Runs the program. Does not return.
    @MainActor @preconcurrency
    public static func main() {
        Launch.run(name: String(describing: Self.self)) { Self().body }
    }
}
