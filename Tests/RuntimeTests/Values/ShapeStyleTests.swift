import LayerTree
import SwiftUI
import Testing
import ViewRuntime

struct ShapeStyleTests {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

    private func color(_ style: some ShapeStyle, _ environment: EnvironmentValues = EnvironmentValues()) -> String? {
        guard case .color(let color) = style.resolved(in: environment).paint(in: rect) else { return nil }
        return Color.Resolved(color).description
    }

    @Test func theHierarchyIsThatOfTheLabelUnlessAForegroundIsSet() {
        #expect(color(.primary) == "#000000FF")
        #expect(color(.secondary) == "#3C3C43BF")
        let inRed = AnyShapeStyle(.secondary).inheriting(AnyShapeStyle(Color(red: 1, green: 0, blue: 0)))
        #expect(color(inRed) == "#FF000080")
        #expect(color(AnyShapeStyle(.secondary).inheriting(nil)) == "#3C3C43BF")
        #expect(color(AnyShapeStyle(.blue).inheriting(inRed)) == "#007AFFFF")
    }

    @Test func levelsCanBeSetOneByOne() {
        let levels = AnyShapeStyle(ForegroundLevels(primary: Color.red, secondary: Color.blue))
        #expect(color(AnyShapeStyle(.primary).inheriting(levels)) == "#FF3B30FF")
        #expect(color(AnyShapeStyle(.secondary).inheriting(levels)) == "#007AFFFF")
        #expect(color(AnyShapeStyle(.tertiary).inheriting(levels)) == "#007AFF80")
    }

    @Test func aProgramsOwnStyleIsResolvedFirst() {
        struct Adaptive: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color.white : Color.black
            }
        }
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(color(Adaptive()) == "#000000FF")
        #expect(color(Adaptive(), dark) == "#FFFFFFFF")
        #expect(color(Adaptive().opacity(0.5)) == "#00000080")
    }

    @Test func gradientsFillTheRectangle() {
        let style = LinearGradient(colors: [.black, .clear, .white], startPoint: .leading, endPoint: .bottomTrailing)
        guard
            case .linearGradient(let stops, let from, let to) = style.resolved(in: EnvironmentValues()).paint(in: rect)
        else {
            Issue.record("not a linear gradient")
            return
        }
        #expect(stops.map(\.location) == [0, 0.5, 1])
        #expect(stops[1].color.alpha == 0)
        #expect(from == CGPoint(x: 10, y: 45))
        #expect(to == CGPoint(x: 110, y: 70))
    }

    @Test func stopsAreClampedAndAscend() {
        let gradient = Gradient(stops: [
            .init(color: .red, location: 0.5), .init(color: .blue, location: .nan), .init(color: .red, location: 7),
        ])
        let style = RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 10)
        guard
            case .radialGradient(let stops, let center, _, _) = style.resolved(in: EnvironmentValues()).paint(in: rect)
        else {
            Issue.record("not a radial gradient")
            return
        }
        #expect(stops.map(\.location) == [0.5, 0.5, 1])
        #expect(center == CGPoint(x: 60, y: 45))
    }
}
