import LayerTree
import ScrollMechanics

extension ScrollMotion {
    /// The description of the motion for a host that displays it between two frames.
    var course: LayerMotion.Course {
        switch driver {
        case .none, .animation: .none(offset: offset)
        case .finger: .held(offset: offset)
        case .trajectory(let trajectory, let start, _):
            .law((0..<trajectory.numberCount).map(trajectory.number), start: start)
        }
    }
}
