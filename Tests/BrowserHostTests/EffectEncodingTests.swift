import Foundation
import LayerTree
import Testing

@testable import BrowserHost

@Suite("The effects that pages receive")
@MainActor
struct EffectEncodingTests {
    /// A page that receives the frames of a scene.
    @MainActor
    private struct Receiver {
        let scene = FakeScene()
        private var writer = FrameWriter()
        private var number: UInt64 = 0
        private let book = PageResources(registry: FontRegistry { _ in nil })

        /// Changes the effects of a layer, and returns those that the page receives.
        mutating func receive(_ effects: LayerEffects) throws -> [String: Any]? {
            scene.child.effects = effects
            number += 1
            let message = writer.message(
                number: number, moment: FrameMoment(time: 0, inputs: 0), scene: scene, includesSemantics: false,
                feedback: [], need: .always, book: book)
            let bytes = try #require(message.bytes)
            let frame = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
            let layers = frame["l"] as? [[String: Any]] ?? []
            return layers.first { $0["i"] as? Int == Int(scene.child.id) }?["e"] as? [String: Any]
        }
    }

    @Test(
        "a layer that blurs what is behind it has the radius of the blur, in points",
        arguments: [(16.0, 16.0), (2.5, 2.5), (0, nil), (-3, nil), (.nan, nil)] as [(Double, Double?)])
    func backdrop(radius: Double, encoded: Double?) throws {
        var page = Receiver()
        var glass = LayerEffects()
        glass.backdropBlur = CGFloat(radius)
        glass.brightness = 0.5
        let first = try #require(try page.receive(glass))
        #expect(first["brightness"] as? Double == 0.5)
        #expect(first["backdrop"] as? Double == encoded)
        // Without the blur, the page receives effects without it.
        glass.backdropBlur = 0
        if encoded != nil {
            let second = try #require(try page.receive(glass))
            #expect(second["backdrop"] == nil && second["brightness"] as? Double == 0.5)
        }
    }

    @Test("a page receives no invisible shadow")
    func shadows() throws {
        var page = Receiver()
        var effects = LayerEffects()
        effects.brightness = 0.5
        effects.shadows = [RGBA.clear, .black, .clear].map { LayerShadow(color: $0, radius: 2, offset: .zero) }
        let first = try #require(try page.receive(effects))
        #expect((first["shadows"] as? [Any])?.count == 1)
        effects.shadows.remove(at: 1)
        let second = try #require(try page.receive(effects))
        #expect(second["shadows"] == nil && second["brightness"] as? Double == 0.5)
    }
}
