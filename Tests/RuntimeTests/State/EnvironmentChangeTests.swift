import Foundation
import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

private protocol EnvironmentMark: Sendable {
    var name: String { get }
}

private struct DotMark: EnvironmentMark { let name = "dot" }
private struct StarMark: EnvironmentMark { let name = "star" }

extension EnvironmentValues {
    private enum EnvironmentMarkKey: EnvironmentKey { static var defaultValue: any EnvironmentMark { DotMark() } }

    fileprivate var mark: any EnvironmentMark {
        get { self[EnvironmentMarkKey.self] }
        set { self[EnvironmentMarkKey.self] = newValue }
    }

    @Entry fileprivate var first = 0
    @Entry fileprivate var second = 0
}

/// Views read the values that changed in their environment, and only those evaluate again.
@MainActor
@Suite struct EnvironmentChangeTests {
    @MainActor @Observable final class Model { var step = 0 }

    private final class Log { var lines: [String] = [] }

    private struct Reader: View {
        let log: Log
        @Environment(\.mark) private var mark
        @Environment(\.first) private var first
        @Environment(\.second) private var second
        @Environment(\.lineLimit) private var lineLimit
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            let line = "\(mark.name) \(first) \(second) \(lineLimit ?? 0) \(isEnabled)"
            let _ = log.lines.append(line)
            Color.clear
        }
    }

    typealias Change = @Sendable (inout EnvironmentValues, Int) -> Void

    private struct Root: View {
        let model: Model
        let log: Log
        let change: Change

        var body: some View {
            let step = model.step
            Reader(log: log).transformEnvironment(\.self) { [change] in change(&$0, step) }
        }
    }

    nonisolated private static let changes: [(name: String, change: Change, lines: [String])] = [
        (
            "kind", { $0.mark = $1 == 0 ? DotMark() as any EnvironmentMark : StarMark() },
            ["dot 0 0 0 true", "star 0 0 0 true"]
        ),
        (
            "key",
            { values, step in
                if step == 0 { values.first = 1 } else { values.second = 2 }
            }, ["dot 1 0 0 true", "dot 0 2 0 true"]
        ),
        ("value", { $0.first = $1 }, ["dot 0 0 0 true", "dot 1 0 0 true"]),
        (
            "number of keys",
            { values, step in
                values.first = 1
                if step == 1 { values.second = 2 }
            }, ["dot 1 0 0 true", "dot 1 2 0 true"]
        ),
        ("group", { $0.lineLimit = 2 + $1 }, ["dot 0 0 2 true", "dot 0 0 3 true"]),
        ("removed", { $0.lineLimit = $1 == 0 ? 2 : nil }, ["dot 0 0 2 true", "dot 0 0 0 true"]),
        ("built in", { $0.isEnabled = $1 == 0 }, ["dot 0 0 0 true", "dot 0 0 0 false"]),
        (
            "nothing",
            { values, _ in
                values.first = 5
                values.lineLimit = 4
                values.mark = StarMark()
            }, ["star 5 0 4 true"]
        ),
        ("unread", { $0.locale = Locale(identifier: $1 == 0 ? "de" : "fr") }, ["dot 0 0 0 true"]),
    ]

    @Test func `A view reads each value that changed`() {
        for (name, change, lines) in Self.changes {
            let model = Model(), log = Log()
            let stage = Stage(size: CGSize(width: 10, height: 10), checksBodies: false) {
                Root(model: model, log: log, change: change)
            }
            model.step = 1
            stage.update()
            #expect(log.lines == lines, "\(name)")
        }
    }

    private struct Whole: View {
        let log: Log
        @Environment(\.self) private var values

        var body: some View {
            let _ = log.lines.append("\(values.first)")
            Color.clear
        }
    }

    private struct Setting: View {
        let model: Model
        let log: Log

        var body: some View {
            let first = model.step < 2 ? 5 : 6
            Whole(log: log).transformEnvironment(\.self) {
                $0.first = first
                $0.lineLimit = 4
            }
        }
    }

    /// The first update sets each value again.
    @Test func `A view that reads all values evaluates again only if one of them changed`() {
        let model = Model(), log = Log()
        let stage = Stage(size: CGSize(width: 10, height: 10), checksBodies: false) { Setting(model: model, log: log) }
        for (step, lines) in [(1, ["5"]), (2, ["5", "6"]), (3, ["5", "6"])] {
            model.step = step
            stage.update()
            #expect(log.lines == lines)
        }
    }

    // MARK: Objects

    @Observable final class Settings {
        let name: String
        init(_ name: String) { self.name = name }
    }

    private struct Named: View {
        let log: Log
        @Environment(Settings.self) private var settings: Settings?

        var body: some View {
            let _ = log.lines.append(settings?.name ?? "none")
            Color.clear
        }
    }

    private struct Provider: View {
        let model: Model
        let all: [Settings?]
        let log: Log

        var body: some View { Named(log: log).environment(all[model.step]) }
    }

    @Test func `A view reads the object that its environment has now`() {
        let model = Model(), log = Log(), first = Settings("first")
        let all: [Settings?] = [first, first, Settings("second"), nil, nil, first]
        let stage = Stage(size: CGSize(width: 10, height: 10), checksBodies: false) {
            Provider(model: model, all: all, log: log)
        }
        for step in 1..<all.count {
            model.step = step
            stage.update()
        }
        #expect(log.lines == ["first", "second", "none", "first"])
    }

    // MARK: The host

    private struct HostReader: View {
        let log: Log
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.layoutDirection) private var direction
        @Environment(\.displayScale) private var scale
        @Environment(\.pixelLength) private var pixel
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.scenePhase) private var phase
        @Environment(\.locale) private var locale
        @Environment(\.calendar) private var calendar

        private var words: [String] {
            var words: [String] = []
            if colorScheme == .dark { words.append("dark") }
            if direction == .rightToLeft { words.append("mirrored") }
            if scale != 2 || pixel != 0.5 { words.append("\(scale) \(pixel)") }
            if contrast == .increased { words.append("contrast") }
            if reducesMotion { words.append("still") }
            if size != .large { words.append("\(size)") }
            if phase != .active { words.append("\(phase)") }
            if locale.identifier == "fr_FR" { words.append("fr") }
            if calendar.locale?.identifier == "fr_FR" { words.append("calendar") }
            return words
        }

        var body: some View {
            let described = words
            GeometryReader { proxy in
                let area = proxy.safeAreaInsets
                let lengths = [area.top, area.leading, area.bottom, area.trailing].map { "\(Int($0))" }
                let _ = log.lines.append((lengths + described).joined(separator: " "))
                Color.clear
            }
        }
    }

    private struct Program: Scene {
        let log: Log
        var body: some Scene { WindowGroup { HostReader(log: log) } }
    }

    private struct SizeReader: View {
        let log: Log
        @Environment(\.horizontalSizeClass) private var horizontal
        @Environment(\.verticalSizeClass) private var vertical

        var body: some View {
            let name = { (sizeClass: UserInterfaceSizeClass?) in sizeClass == .regular ? "regular" : "compact" }
            let _ = log.lines.append("\(name(horizontal)) \(name(vertical))")
            Color.clear
        }
    }

    private struct SizedProgram: Scene {
        let log: Log
        var body: some Scene { WindowGroup { SizeReader(log: log) } }
    }

    nonisolated private static let hosts: [(change: @Sendable (inout HostEnvironment) -> Void, line: String)] = [
        ({ _ in }, "0 0 0 0"), ({ $0.isDark = true }, "0 0 0 0 dark"),
        ({ $0.isRightToLeft = true }, "0 0 0 0 mirrored"), ({ $0.displayScale = 4 }, "0 0 0 0 4.0 0.25"),
        ({ $0.displayScale = 0 }, "0 0 0 0 1.0 1.0"), ({ $0.displayScale = .infinity }, "0 0 0 0 1.0 1.0"),
        ({ $0.increasesContrast = true }, "0 0 0 0 contrast"), ({ $0.reducesMotion = true }, "0 0 0 0 still"),
        ({ $0.textScale = 1.35 }, "0 0 0 0 xxxLarge"), ({ $0.isFocused = false }, "0 0 0 0 inactive"),
        ({ $0.isActive = false }, "0 0 0 0 background"), ({ $0.localeIdentifier = "fr_FR" }, "0 0 0 0 fr calendar"),
        (
            {
                $0.isActive = false
                $0.isFocused = false
            }, "0 0 0 0 background"
        ),
        ({ $0.safeArea = .init(top: 1, left: 2, bottom: 3, right: 4) }, "1 2 3 4"),
        (
            {
                $0.safeArea = .init(top: 1, left: 2, bottom: 3, right: 4)
                $0.isRightToLeft = true
            }, "1 4 3 2 mirrored"
        ),
    ]

    @Test func `Views read what the host reports`() throws {
        for (change, line) in Self.hosts {
            let log = Log()
            let window = try #require(Program(log: log).allWindows.first)
            let scene = window.open(
                size: CGSize(width: 100, height: 100), environment: HostEnvironment(), measurer: FixedTextMeasurer())
            _ = scene.frame(at: 0)
            #expect(log.lines.last == "0 0 0 0")
            var host = HostEnvironment()
            change(&host)
            scene.setEnvironment(host)
            _ = scene.frame(at: 1)
            #expect(log.lines.last == line)
            scene.setEnvironment(HostEnvironment())
            _ = scene.frame(at: 2)
            #expect(line.hasSuffix("calendar") || log.lines.last == "0 0 0 0", "after \(line)")
            scene.close()
        }
    }

    @Test func `The size classes follow the size of the host's window`() throws {
        let log = Log()
        let window = try #require(SizedProgram(log: log).allWindows.first)
        let scene = window.open(
            size: CGSize(width: 390, height: 844), environment: HostEnvironment(), measurer: FixedTextMeasurer())
        for (index, (width, height, line)) in [
            (390, 844, "compact regular"), (844, 390, "compact compact"), (956, 440, "regular compact"),
            (744, 1133, "regular regular"), (694, 834, "compact regular"), (1440, 900, "regular regular"),
        ].enumerated() {
            scene.resize(to: CGSize(width: width, height: height))
            _ = scene.frame(at: Double(index))
            #expect(log.lines.last == line, "\(width) by \(height)")
        }
        scene.close()
    }

    @Test func `A new environment has the usual values`() {
        let values = EnvironmentValues()
        #expect(values.displayScale == 2 && values.pixelLength == 0.5 && values.isEnabled)
        #expect(values.horizontalSizeClass == .compact && values.verticalSizeClass == .regular)
        #expect(!values.accessibilityReduceMotion && !values.accessibilityReduceTransparency)
        #expect(!values.accessibilityDifferentiateWithoutColor && !values.accessibilityVoiceOverEnabled)
        #expect(values.redactionReasons.isEmpty && values.scenePhase == .active && values.dynamicTypeSize == .large)
        #expect(values.locale.identifier == "en_US_POSIX" && values.timeZone.secondsFromGMT() == 0)
        #expect(values.calendar.identifier == .gregorian && values.calendar.timeZone.secondsFromGMT() == 0)
        #expect(values.calendar.locale?.identifier == "en_US_POSIX")
        #expect("\(values)" == "EnvironmentValues(0 custom values)")
    }

    @Test func `A window has an edit mode`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { EditButton() }
        for label in ["Edit", "Done", "Edit"] {
            #expect(stage.semantics.flattened.contains { $0.label == label && $0.role == .button })
            stage.tap(at: CGPoint(x: 50, y: 50))
            try stage.settle()
        }
    }

    @MainActor @Observable final class Preferred { var schemes: [ColorScheme?] = [nil, nil] }

    private struct Colored: View {
        let preferred: Preferred
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            Color.clear.preferredColorScheme(preferred.schemes[0])
            Color.clear.preferredColorScheme(preferred.schemes[1])
            Text(scheme == .dark ? "dark" : "light").accessibilityIdentifier("scheme")
        }
    }

    @Test func `The first preferred color scheme is that of the window`() throws {
        let preferred = Preferred()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Colored(preferred: preferred) }
        let rows: [(schemes: [ColorScheme?], host: ColorScheme, shown: String)] = [
            ([nil, nil], .light, "light"), ([.dark, nil], .light, "dark"), ([nil, .dark], .light, "dark"),
            ([.light, .dark], .light, "light"), ([.light, .dark], .dark, "light"), ([nil, nil], .dark, "dark"),
        ]
        for row in rows {
            preferred.schemes = row.schemes
            stage.changeEnvironment { $0.colorScheme = row.host }
            #expect(try stage.text(of: "scheme") == row.shown, "\(row)")
        }
    }
}
