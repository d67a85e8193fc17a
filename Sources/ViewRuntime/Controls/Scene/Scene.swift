import Foundation
import LayerTree

extension ViewGraph {
    /// Creates a scene with the parts of all layers of the runtime.
    package convenience init<Content: View>(
        size: CGSize, environment: EnvironmentValues, safeArea: EdgeInsets = EdgeInsets(), measurer: any TextMeasurer,
        bodyCheck: BodyCheck? = nil, content: Content
    ) {
        self.init(
            size: size, environment: environment, safeArea: safeArea, measurer: measurer, bodyCheck: bodyCheck,
            parts: .all,
            content: content)
    }
}

extension SceneParts {
    fileprivate static let all = SceneParts(
        input: { InputDispatcher(graph: $0) },
        transition: TypedTransitionBox(OpacityTransition()),
        sectionStyle: SectionStyle.inLists,
        environment: {
            let editMode = StateLocation(EditMode.inactive)
            return { $0.screenEditMode = editMode }
        },
        textLink: { TextLinkControl($0) }, keyShortcuts: { Shortcuts.ofCommands(in: $0) })
}
