import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

@testable import ViewRuntime

/// Texts and symbols that are already shown follow the values of their environment.
@MainActor
@Suite struct TextChangeTests {
    @MainActor @Observable final class Model { var isOn = false }

    typealias Change = @Sendable (inout EnvironmentValues) -> Void

    private struct Enabled: ShapeStyle, Hashable {
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            (environment.isEnabled ? Color.red : .green).resolve(in: environment)
        }
    }

    private struct Content: View {
        let model: Model
        let change: Change

        var body: some View {
            let isOn = model.isOn
            VStack(spacing: 2) {
                Text("Words \(1234) \(Image(systemName: "heart")) \(Image(systemName: "xmark.circle.fill")) and more")
                Text(verbatim: "abcdefghijk")
                Text(verbatim: "own").foregroundStyle(Enabled())
                Text(verbatim: "back").foregroundStyle(.background)
                Text(verbatim: "tint").foregroundStyle(.tint)
                Text(verbatim: "a") + Text(verbatim: "part").foregroundStyle(.tint)
                Image(systemName: "heart")
                Image(systemName: "xmark.circle.fill")
            }
            .frame(width: 90, height: 480)
            .transformEnvironment(\.self) { [change] in if isOn { change(&$0) } }
            .foregroundStyle(.secondary)
        }
    }

    nonisolated private static let changes: [(name: String, change: Change)] = [
        ("font", { $0.font = .title }), ("text size", { $0.dynamicTypeSize = .xLarge }),
        ("weight", { $0.drawing.text.weight = .bold }), ("kerning", { $0.drawing.text.kerning = 2 }),
        ("line limit", { $0.lineLimit = 1 }), ("least lines", { $0.drawing.leastLines = 3 }),
        ("line spacing", { $0.lineSpacing = 3 }), ("alignment", { $0.multilineTextAlignment = .trailing }),
        ("truncation", { $0.truncationMode = .head }), ("scale factor", { $0.minimumScaleFactor = 0.5 }),
        ("tightening", { $0.allowsTightening = true }), ("direction", { $0.layoutDirection = .rightToLeft }),
        ("locale", { $0.locale = Locale(identifier: "de_DE") }), ("case", { $0.textCase = .uppercase }),
        ("dark", { $0.colorScheme = .dark }), ("contrast", { $0.setContrast(.increased) }),
        ("enabled", { $0.isEnabled = false }), ("tint", { $0.drawing.tint = AnyShapeStyle(Color.green) }),
        ("background", { $0.drawing.backgroundStyle = AnyShapeStyle(Color.orange) }),
        ("foreground", { $0.drawing.foregroundStyle = AnyShapeStyle(Color.purple) }),
        ("image scale", { $0.imageScale = .large }), ("variants", { $0.symbolVariants = .fill }),
        ("rendering mode", { $0.symbolRenderingMode = .hierarchical }),
        ("redaction", { $0.redactionReasons = .placeholder }),
    ]

    private func words(_ stage: Stage) -> [String] {
        stage.marks.map { mark in
            let request = mark.text.map { "\($0.request)" } ?? ""
            return "\(mark.kind) \(mark.frame) \(String(describing: mark.color)) \(request)"
        }
    }

    private func stage(_ model: Model, _ change: @escaping Change) -> Stage {
        Stage(size: CGSize(width: 100, height: 500)) { Content(model: model, change: change) }
    }

    @Test(arguments: changes.indices) func `A change looks as it does from the start, and can be undone`(
        index: Int
    ) throws {
        let (name, change) = Self.changes[index]
        let model = Model(), changed = stage(model, change), usual = words(changed)
        model.isOn = true
        changed.update()
        let other = Model()
        other.isOn = true
        let fresh = words(stage(other, change))
        #expect(words(changed) == fresh && fresh != usual, "\(name)")
        model.isOn = false
        changed.update()
        #expect(words(changed) == usual, "\(name)")
    }
}
