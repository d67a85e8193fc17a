/// A part of a program's interface that the system shows, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scene's content.
    associatedtype Body: Scene

    /// The content of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene that the runtime implements, and the windows that it can open.
@MainActor
protocol WindowSource {
    func windows(in evaluation: SceneEvaluation) -> [WindowPlan]
}

/// The evaluation of the scenes of a program.
@MainActor
struct SceneEvaluation {
    /// Where the dynamic properties of the program and its scenes have their values.
    enum Place {
        case nowhere
        case program(SharedState)
        case window(PartProperties)
    }

    let place: Place
    /// The positions of the scene in the scenes around it, outermost first.
    private var path: [AnyHashable] = []

    init(_ place: Place) { self.place = place }

    /// Returns the evaluation of the scene at a position.
    func at(_ position: Int) -> SceneEvaluation {
        var inner = self
        inner.path.append(position)
        return inner
    }

    /// Returns the windows of a program or a scene, whose dynamic properties have their current values.
    func windows<Part>(of part: Part, _ windows: (Part) -> [WindowPlan]) -> [WindowPlan] {
        switch place {
        case .nowhere: return windows(part)
        case .program(let state): return windows(state.installed(part, at: path))
        case .window(let properties):
            var result: [WindowPlan] = []
            properties.evaluate(part, at: path) { result = windows($0) }
            return result
        }
    }
}

extension Scene {
    /// The windows that the scene can open, in order.
    package var allWindows: [WindowPlan] { windows(in: SceneEvaluation(.nowhere)) }

    func windows(in evaluation: SceneEvaluation) -> [WindowPlan] {
        if let source = self as? any WindowSource { return source.windows(in: evaluation) }
        return evaluation.windows(of: self) { $0.body.windows(in: evaluation) }
    }
}
