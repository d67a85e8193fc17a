import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct GlassTests {
    private let size = CGSize(width: 200, height: 100)

    private func stage(@ViewBuilder _ content: () -> some View) -> Stage {
        Stage(size: size, scale: 1) {
            content().frame(width: 200, height: 100).background(Color(red: 0, green: 0, blue: 1))
        }
    }

    /// Two views at the edges, which can share a piece of glass.
    private struct Pair: View {
        let id: Int?
        @Namespace private var names

        init(id: Int?) { self.id = id }

        var body: some View {
            HStack(spacing: 100) {
                piece.glassEffectUnion(id: id, namespace: names)
                piece.glassEffectUnion(id: id, namespace: names)
            }
        }

        private var piece: some View {
            Color.clear.frame(width: 40, height: 40).glassEffect(.regular, in: .rect)
        }
    }

    private func picture(@ViewBuilder _ content: () -> some View) throws -> Data { try stage(content).png() }

    @Test func aUnionIsOnePieceOfGlassInAContainer() throws {
        let shared = Pixels(stage { GlassEffectContainer { Pair(id: 1) } })
        let apart = Pixels(stage { GlassEffectContainer { Pair(id: nil) } })
        #expect(shared[100, 50] != shared[100, 10], "glass is between the views")
        #expect(apart[100, 50] == apart[100, 10])
        #expect(apart[30, 50] != apart[100, 10])
    }

    @Test func withoutAContainerEachViewHasItsGlass() throws {
        #expect(try picture { Pair(id: 1) } == picture { Pair(id: nil) })
        let pixels = Pixels(stage { Pair(id: 1) })
        #expect(pixels[30, 50] != pixels[100, 50])
    }

    @Test func aContainerInAContainerDrawsItsGlassOnce() throws {
        let once = try picture { GlassEffectContainer { Pair(id: 1) } }
        #expect(try picture { GlassEffectContainer { GlassEffectContainer { Pair(id: 1) } } } == once)
    }

    private struct Screen: View {
        let hasContainer: Bool
        @Namespace private var names

        var body: some View {
            NavigationStack {
                if hasContainer { GlassEffectContainer { content } } else { content }
            }
        }

        private var content: some View {
            Color.clear.toolbar {
                Color.clear.frame(width: 40, height: 30).glassEffect(.regular.tint(.red), in: .rect)
                    .glassEffectUnion(id: 1, namespace: names)
            }
        }
    }

    @Test func glassInABarIsOutsideTheContainersOfItsView() throws {
        #expect(try picture { Screen(hasContainer: true) } == picture { Screen(hasContainer: false) })
    }

    @Test func glassInsideGlassJoinsItsOwnUnion() throws {
        struct Nested: View {
            @Namespace private var names

            var body: some View {
                Color.clear.frame(width: 40, height: 40)
                    .glassEffect(.regular.tint(.red), in: .rect)
                    .glassEffectUnion(id: 1, namespace: names)
                    .frame(width: 120, height: 80)
                    .glassEffect(.regular, in: .rect)
                    .glassEffectUnion(id: 2, namespace: names)
            }
        }
        let pixels = Pixels(stage { GlassEffectContainer { Nested() } })
        let inner = pixels[100, 50], outer = pixels[50, 50], bare = pixels[10, 50]
        #expect(outer != bare && inner != outer)
        #expect(inner.red > outer.red)
    }

    @Test func identityIsNoGlass() throws {
        let none = try picture { Color.clear.frame(width: 40, height: 40) }
        #expect(try picture { Color.clear.frame(width: 40, height: 40).glassEffect(.identity) } == none)
    }

    @Test func glassWithoutAnIdentifierKeepsItsTransition() throws {
        struct Sign: View {
            let id: Int?
            let isShown: Bool
            @Namespace private var names

            init(id: Int?, isShown: Bool) {
                self.id = id
                self.isShown = isShown
            }

            var body: some View {
                ZStack {
                    if isShown {
                        Color.red.frame(width: 40, height: 40)
                            .accessibilityIdentifier("sign")
                            .transition(.offset(x: 80))
                            .glassEffectID(id, in: names)
                    }
                }
            }
        }
        struct Screen: View {
            let id: Int?
            @State private var isShown = false

            var body: some View {
                VStack {
                    Button("Show") { withAnimation(.linear(duration: 1)) { isShown = true } }
                        .accessibilityIdentifier("show")
                    Sign(id: id, isShown: isShown)
                }
            }
        }
        func half(_ id: Int?) throws -> (shift: CGFloat, opacity: Double) {
            let stage = Stage(size: CGSize(width: 400, height: 200)) { Screen(id: id) }
            try stage.tap("show")
            stage.advance(by: 0.5)
            return try (stage.drawnFrame(of: "sign").midX - 200, stage.opacity(of: "sign"))
        }
        let without = try half(nil), with = try half(1)
        #expect(without.shift > 30 && without.opacity == 1)
        #expect(with.shift < 20 && with.opacity < 0.9, "an identifier brings a transition")
    }
}
