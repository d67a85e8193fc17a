import ScrollworkTesting
import SwiftUI
import Testing

/// The frame of a view of 50 by 40 points in the spaces around it.
@MainActor
@Suite struct CoordinateSpaceTests {
    private final class Log {
        var frames: [String: CGRect] = [:]
        var bounds: [String: CGRect?] = [:]
    }

    private func log(isRightToLeft: Bool = false) -> Log {
        let log = Log()
        let stage = Stage(
            size: CGSize(width: 300, height: 200),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            GeometryReader { proxy in
                let _ = log.frames["local"] = proxy.frame(in: .local)
                let _ = log.frames["global"] = proxy.frame(in: .global)
                let _ = log.frames["inner"] = proxy.frame(in: .named("inner"))
                let _ = log.frames["outer"] = proxy.frame(in: .named("outer"))
                let _ = log.frames["number"] = proxy.frame(in: .named(7))
                let _ = log.frames["unknown"] = proxy.frame(in: .named("unknown"))
                let _ = log.frames["scroll"] = proxy.frame(in: .scrollView)
                let _ = log.bounds["inner"] = proxy.bounds(of: .named("inner"))
                let _ = log.bounds["outer"] = proxy.bounds(of: .named("outer"))
                let _ = log.bounds["unknown"] = proxy.bounds(of: .named("unknown"))
                let _ = log.bounds["scroll"] = proxy.bounds(of: .scrollView)
                Color.clear
            }
            .frame(width: 50, height: 40)
            .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            .coordinateSpace(.named("inner"))
            .padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
            .coordinateSpace(name: 7)
            .coordinateSpace(.named("outer"))
            .scaleEffect(2, anchor: .topLeading)
            .frame(width: 300, height: 200, alignment: .topLeading)
        }
        return withExtendedLifetime(stage) { log }
    }

    @Test func `A frame is relative to the nearest view with the name, or else to the window`() {
        let log = log()
        #expect(log.frames["local"] == CGRect(x: 0, y: 0, width: 50, height: 40))
        #expect(log.frames["inner"] == CGRect(x: 2, y: 1, width: 50, height: 40))
        for name in ["outer", "number"] { #expect(log.frames[name] == CGRect(x: 22, y: 11, width: 50, height: 40)) }
        for name in ["global", "unknown", "scroll"] {
            #expect(log.frames[name] == CGRect(x: 44, y: 22, width: 100, height: 80), "\(name)")
        }
    }

    @Test func `The bounds of a space are relative to the view`() {
        let log = log()
        #expect(log.bounds["inner"] == CGRect(x: -2, y: -1, width: 56, height: 44))
        #expect(log.bounds["outer"] == CGRect(x: -22, y: -11, width: 116, height: 84))
        #expect(log.bounds["unknown"] == .some(nil) && log.bounds["scroll"] == .some(nil))
    }

    @Test func `From right to left, x still starts at the left`() {
        let log = log(isRightToLeft: true)
        #expect(log.frames["inner"] == CGRect(x: 4, y: 1, width: 50, height: 40))
        #expect(log.frames["outer"] == CGRect(x: 44, y: 11, width: 50, height: 40))
        #expect(log.bounds["outer"] == CGRect(x: -44, y: -11, width: 116, height: 84))
    }

    @Test func `Spaces are local, global, or have a name`() {
        #expect(CoordinateSpace.local.isLocal && !CoordinateSpace.local.isGlobal)
        #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal)
        #expect(!CoordinateSpace.named("a").isLocal && !CoordinateSpace.named("a").isGlobal)
        #expect(CoordinateSpace.named("a") == .named("a") && CoordinateSpace.named("a") != .named("b"))
    }
}
