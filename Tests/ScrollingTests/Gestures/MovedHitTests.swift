import ScrollworkTesting
import SwiftUI
import Testing

/// A view with an offset or a transform receives touches where it's drawn.
@MainActor
@Suite struct MovedHitTests {
    struct Setting: CustomStringConvertible, Sendable {
        var axis = Axis.vertical
        var direction = LayoutDirection.leftToRight
        var isFooter = false
        var description: String { "\(axis) \(direction)\(isFooter ? " footer" : "")" }
    }

    nonisolated static let settings = [
        (Axis.vertical, LayoutDirection.leftToRight), (.horizontal, .leftToRight), (.horizontal, .rightToLeft),
    ]
    .flatMap { axis, direction in [false, true].map { Setting(axis: axis, direction: direction, isFooter: $0) } }

    private struct Sections: View {
        let setting: Setting
        let log: GestureLog

        private func view(_ name: String, _ length: CGFloat) -> some View {
            Button {
                log.note(name)
            } label: {
                Color.red.frame(
                    width: setting.axis == .horizontal ? length : 100, height: setting.axis == .vertical ? length : 100)
            }
            .buttonStyle(.plain)
            .accessibilityIdentifier(name)
        }

        private var sections: some View {
            ForEach(0..<5, id: \.self) { section in
                Section {
                    ForEach(0..<8, id: \.self) { view("row\(section)-\($0)", 40) }
                } header: {
                    view("header\(section)", 30)
                } footer: {
                    view("footer\(section)", 30)
                }
            }
        }

        var body: some View {
            let pinned: PinnedScrollableViews = setting.isFooter ? .sectionFooters : .sectionHeaders
            ScrollView(Axis.Set(setting.axis)) {
                if setting.axis == .vertical {
                    LazyVStack(spacing: 0, pinnedViews: pinned) { sections }
                } else {
                    LazyHStack(spacing: 0, pinnedViews: pinned) { sections }
                }
            }
        }
    }

    @Test(arguments: settings) func aPinnedViewIsTouchedWhereItIs(_ setting: Setting) throws {
        let log = GestureLog()
        let stage = Stage(
            size: CGSize(width: 200, height: 200), environment: { $0.layoutDirection = setting.direction }
        ) {
            Sections(setting: setting, log: log)
        }
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        let sign: CGFloat = setting.direction == .rightToLeft ? 1 : -1
        finger.move(
            by: setting.axis == .vertical ? CGSize(width: 0, height: -105) : CGSize(width: sign * 105, height: 0),
            over: 0.5)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        // Each point along the center belongs to the view drawn there, with pinned views in front.
        let name = setting.isFooter ? "footer0" : "header0"
        let pinned = try stage.frame(of: name)
        let start =
            setting.axis == .vertical
            ? pinned.minY : setting.direction == .leftToRight ? pinned.minX : 200 - pinned.maxX
        #expect(abs(start - (setting.isFooter ? 170 : 0)) < 0.01)
        for place in stride(from: 1.0, to: 200, by: 3) {
            let along = setting.direction == .rightToLeft ? 200 - place : place
            let point = setting.axis == .vertical ? CGPoint(x: 100, y: along) : CGPoint(x: along, y: 100)
            let frames = stage.frames(prefix: "").filter { $0.value.contains(point) && $0.key != "" }
            let expected =
                frames[name] != nil
                ? name
                : frames.keys.sorted().first { $0.hasPrefix("row") || $0.hasPrefix("header") || $0.hasPrefix("footer") }
            let before = log.entries.count
            stage.tap(at: point)
            try stage.settle()
            #expect(log.entries.dropFirst(before).first == expected, "\(place)")
        }
    }

    /// Views receive touches where effects moved, rotated, and scaled them.
    @Test func effectsMoveTheHitArea() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 40, height: 100).accessibilityIdentifier("offset")
                        .onTapGesture { log.note("offset") }
                        .visualEffect { view, proxy in view.offset(x: proxy.frame(in: .scrollView).minY / 2) }
                    Color.green.frame(width: 100, height: 20).accessibilityIdentifier("turned")
                        .onTapGesture { log.note("turned") }
                        .visualEffect { view, _ in view.rotationEffect(.degrees(90)) }
                        .padding(.vertical, 60)
                    Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("small")
                        .onTapGesture { log.note("small") }
                        .visualEffect { view, _ in view.scaleEffect(0.5) }
                    Color.clear.frame(height: 600)
                }
                .frame(maxWidth: .infinity)
            }
        }
        let finger = stage.touch(at: CGPoint(x: 190, y: 300))
        finger.move(by: CGSize(width: 0, height: -50), over: 0.3)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        for name in ["offset", "turned", "small"] {
            let drawn = try stage.drawnFrame(of: name).intersection(CGRect(x: 0, y: 0, width: 200, height: 400))
            let before = log.entries.count
            for (x, y) in [(0.1, 0.1), (0.9, 0.9), (0.5, 0.5)] {
                stage.tap(at: CGPoint(x: drawn.minX + drawn.width * x, y: drawn.minY + drawn.height * y))
                stage.advance(by: 0.5)
            }
            #expect(log.entries.dropFirst(before).filter { $0 == name }.count == 3, "\(drawn)")
            // Just outside, the view receives no touches.
            let count = log.entries.count
            for point in [CGPoint(x: drawn.minX - 2, y: drawn.midY), CGPoint(x: drawn.maxX + 2, y: drawn.midY)] {
                stage.tap(at: point)
                stage.advance(by: 0.5)
            }
            #expect(!log.entries.dropFirst(count).contains(name))
        }
    }
}
