import ScrollworkTesting
import SwiftUI
import Testing

/// The view and the steps of a measured case.
@MainActor
struct MeasuredCase {
    let id: String
    /// Mounts the view and returns a closure that performs steps.
    private let mount: (CaseFile) -> (stage: Stage, step: (String) -> Bool)

    /// Creates a case with a view that no step changes.
    init<Content: View>(_ id: String, @ViewBuilder view: @escaping () -> Content) {
        self.id = id
        mount = { file in (Self.stage(file) { view() }, { _ in false }) }
    }

    /// Creates a case with a view of a model and a closure that performs each step on the model.
    init<Model, Content: View>(
        _ id: String, _ model: @escaping @MainActor () -> Model, steps: [String: (Model) -> Void] = [:],
        @ViewBuilder view: @escaping (Model) -> Content
    ) {
        self.id = id
        mount = { file in
            let model = model()
            let stage = Self.stage(file) { ModelView(model: model, content: view) }
            return (
                stage,
                { name in
                    guard let step = steps[name] else { return false }
                    step(model)
                    return true
                }
            )
        }
    }

    private static func stage<Content: View>(_ file: CaseFile, @ViewBuilder _ content: () -> Content) -> Stage {
        Stage(
            size: CGSize(width: file.window[0], height: file.window[1]),
            safeArea: EdgeInsets(top: file.safeAreaTop ?? 0, leading: 0, bottom: 0, trailing: 0), content: content)
    }

    /// Performs the steps and compares all frames.
    func run(_ file: CaseFile) {
        let (stage, step) = mount(file)
        compare(stage, file, after: "initial")
        for name in file.steps {
            #expect(step(name), "\(id) has no step \(name)")
            stage.advance(by: 0.05)
            compare(stage, file, after: name)
        }
    }

    private func compare(_ stage: Stage, _ file: CaseFile, after step: String) {
        let expected = file.frames[step]!, found = stage.frames()
        var differences: [String] = []
        for (name, numbers) in expected.sorted(by: { $0.key < $1.key }) {
            let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            if let shown = found[name] {
                if !shown.isNear(frame) { differences.append("\(name) is \(shown.short), measured \(frame.short)") }
            } else {
                differences.append("\(name) is missing, measured \(frame.short)")
            }
        }
        if file.exact == true {
            differences += found.keys.filter { expected[$0] == nil }.sorted().map { "\($0) is there" }
        }
        #expect(differences.isEmpty, "\(id), \(step): \(differences.joined(separator: "; "))")
    }
}

/// A view that reads a model in its body, so it follows the changes of the model.
private struct ModelView<Model, Content: View>: View {
    let model: Model
    let content: (Model) -> Content

    var body: some View { content(model) }
}

extension CGRect {
    fileprivate var short: String { "(\(minX), \(minY), \(width), \(height))" }
}
