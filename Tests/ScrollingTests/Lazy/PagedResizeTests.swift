import ScrollworkTesting
import SwiftUI
import Testing

/// Pages in a window that changes its size: the visible page stays visible and aligned.
@MainActor
@Suite struct PagedResizeTests {
    enum Length: CaseIterable { case relative, measured, state }

    struct Setting: CustomStringConvertible, Sendable {
        var axis = Axis.horizontal
        var direction = LayoutDirection.leftToRight
        var length = Length.relative
        var isLazy = true
        var isAligned = false
        var description: String {
            "\(axis) \(direction) \(length)\(isLazy ? " lazy" : "")\(isAligned ? " aligned" : "")"
        }
    }

    nonisolated static let settings: [Setting] = [
        (Axis.horizontal, LayoutDirection.leftToRight), (.horizontal, .rightToLeft), (.vertical, .leftToRight),
    ]
    .flatMap { axis, direction in
        Length.allCases.flatMap { length in
            [true, false].flatMap { isLazy in
                [true, false].map {
                    Setting(axis: axis, direction: direction, length: length, isLazy: isLazy, isAligned: $0)
                }
            }
        }
    }

    private struct Pages: View {
        let setting: Setting
        @State private var size = CGSize(width: 300, height: 200)

        private func pages(_ size: CGSize) -> some View {
            ForEach(0..<40, id: \.self) { page in
                Group {
                    if setting.length == .relative {
                        Color.red.containerRelativeFrame([.horizontal, .vertical])
                    } else {
                        Color.red.frame(width: size.width, height: size.height)
                    }
                }
                .accessibilityIdentifier("page\(page)")
            }
        }

        @ViewBuilder private func stack(_ size: CGSize) -> some View {
            switch (setting.axis, setting.isLazy) {
            case (.horizontal, true): LazyHStack(spacing: 0) { pages(size) }
            case (.horizontal, false): HStack(spacing: 0) { pages(size) }
            case (.vertical, true): LazyVStack(spacing: 0) { pages(size) }
            case (.vertical, false): VStack(spacing: 0) { pages(size) }
            }
        }

        @ViewBuilder private func scroll(_ size: CGSize) -> some View {
            if setting.isAligned {
                ScrollView(Axis.Set(setting.axis)) { stack(size).scrollTargetLayout() }
                    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne)).accessibilityIdentifier("scroll")
            } else {
                ScrollView(Axis.Set(setting.axis)) { stack(size) }
                    .scrollTargetBehavior(.paging).accessibilityIdentifier("scroll")
            }
        }

        var body: some View {
            switch setting.length {
            case .relative: scroll(.zero)
            case .measured: GeometryReader { scroll($0.size) }
            case .state:
                scroll(size).frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                    .onGeometryChange(for: CGSize.self) {
                        $0.size
                    } action: {
                        size = $0
                    }
            }
        }
    }

    private func stage(_ setting: Setting) -> Stage {
        Stage(size: CGSize(width: 300, height: 200), environment: { $0.layoutDirection = setting.direction }) {
            Pages(setting: setting)
        }
    }

    /// Flicks by a page, or back for a negative count.
    private func turn(_ stage: Stage, _ setting: Setting, by count: Int) throws {
        let sign: CGFloat = (count > 0 ? -1 : 1) * (setting.direction == .rightToLeft ? -1 : 1)
        for _ in 0..<abs(count) {
            stage.flick(
                from: CGPoint(x: stage.size.width / 2, y: stage.size.height / 2),
                velocity: setting.axis == .vertical ? CGVector(dx: 0, dy: sign * 700) : CGVector(dx: sign * 700, dy: 0))
            try stage.settle()
        }
    }

    private func expectPage(
        _ page: Int, on stage: Stage, _ why: Comment? = nil, location: SourceLocation = #_sourceLocation
    ) throws {
        let frame = try stage.frame(of: "page\(page)")
        #expect(abs(frame.minX) < 0.01 && abs(frame.minY) < 0.01, why, sourceLocation: location)
        #expect(
            abs(frame.width - stage.size.width) < 0.01 && abs(frame.height - stage.size.height) < 0.01, why,
            sourceLocation: location)
    }

    static let sizes = [
        CGSize(width: 420, height: 260), CGSize(width: 180, height: 290), CGSize(width: 333.5, height: 177.25),
        CGSize(width: 300, height: 200),
    ]

    @Test(arguments: settings) func theVisiblePageStays(_ setting: Setting) throws {
        let stage = stage(setting)
        try turn(stage, setting, by: 7)
        try expectPage(7, on: stage)
        for size in Self.sizes {
            stage.resize(to: size)
            stage.update()
            try stage.settle()
            try expectPage(7, on: stage, "\(size)")
        }
        for size in Self.sizes {
            stage.resize(to: size)
            try turn(stage, setting, by: 1)
        }
        try expectPage(11, on: stage)
        for page in (0..<11).reversed() {
            try turn(stage, setting, by: -1)
            try expectPage(page, on: stage)
        }
        let state = try stage.scroll("scroll")
        #expect(
            abs(setting.direction == .rightToLeft ? state.contentSize.width - 300 - state.offset.x : state.offset.x)
                < 0.01)
        #expect(abs(state.offset.y) < 0.01)
    }

    @Test(arguments: settings) func theTargetPageIsReached(_ setting: Setting) throws {
        let stage = stage(setting)
        try turn(stage, setting, by: 7)
        for (index, size) in Self.sizes.enumerated() {
            let sign: CGFloat = setting.direction == .rightToLeft ? 1 : -1
            stage.flick(
                from: CGPoint(x: stage.size.width / 2, y: stage.size.height / 2),
                velocity: setting.axis == .vertical ? CGVector(dx: 0, dy: -700) : CGVector(dx: sign * 700, dy: 0))
            stage.advance(by: 0.1)
            stage.resize(to: size)
            try stage.settle()
            try expectPage(8 + index, on: stage, "\(size)")
        }
    }

    @Test(arguments: settings) func aFingerThatHoldsAPageKeepsItStill(_ setting: Setting) throws {
        let stage = stage(setting)
        try turn(stage, setting, by: 7)
        let sign: CGFloat = setting.direction == .rightToLeft ? -1 : 1
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        finger.move(
            by: setting.axis == .vertical ? CGSize(width: 0, height: 40) : CGSize(width: sign * 40, height: 0),
            over: 0.2)
        for size in Self.sizes.dropLast() {
            stage.resize(to: size)
            stage.advance(by: 0.1)
        }
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        try expectPage(7, on: stage)
    }
}
