import ViewRuntime

/// The scenes of a program. The dynamic properties of the program have their values in the windows.
package struct AppScene<Program: App>: Scene, WindowSource {
    private let app: Program
    private let state = SharedState()

    package init(app: Program) { self.app = app }

    package var body: Never { fatalError("a primitive scene has no body") }

    func windows(in _: SceneEvaluation) -> [WindowPlan] {
        app.windows(in: SceneEvaluation(.program(state))).enumerated().map { index, window in
            WindowPlan(title: window.title) { AppWindow(app: Description(app, sharing: state), index: index) }
        }
    }
}

/// A view that evaluates the body of the program, so it updates with the values that the body reads.
private struct AppWindow<Program: App>: View {
    private let app: Description<Program>
    private let index: Int

    init(app: Description<Program>, index: Int) {
        self.app = app
        self.index = index
    }

    var body: some View {
        var windows: [WindowPlan] = []
        app.evaluate { app, properties in windows = app.windows(in: SceneEvaluation(.window(properties))) }
        return windows.indices.contains(index) ? windows[index].view : nil
    }
}

extension App {
    fileprivate func windows(in evaluation: SceneEvaluation) -> [WindowPlan] {
        evaluation.windows(of: self) { $0.body.windows(in: evaluation.at(0)) }
    }
}
