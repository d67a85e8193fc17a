import Foundation
import LayerTree
import Testing

/// The area in which layers draw.
@Suite struct LayerExtentTests {
    private let store = LayerStore()
    private let box = CGRect(x: 10, y: 20, width: 30, height: 40)

    private func layer(_ content: [DrawCommand] = [], children: [Layer] = []) -> Layer {
        let layer = Layer(in: store)
        layer.content = content
        layer.setChildren(children)
        return layer
    }

    private func fill(_ path: Path) -> DrawCommand { .fill(path, .color(.black), evenOdd: false) }

    private func stroke(_ style: StrokeStyle) -> DrawCommand { .stroke(Path(box), .color(.black), style) }

    @Test func aLayerWithoutContentDrawsNothing() {
        #expect(layer().extent == .nothing && layer().extentInParent == .nothing)
        #expect(layer([fill(Path()), .stroke(Path(), .color(.black), StrokeStyle())]).extent == .nothing)
        #expect(layer([], children: [layer(), layer()]).extent == .nothing)
    }

    @Test func commandsDrawInTheirBoxes() {
        #expect(layer([fill(Path(box))]).extent == .within(box))
        #expect(layer([fill(Path(ellipseIn: box))]).extent == .within(box))
        let curve = Path("0 0 m 10 40 80 -30 60 20 c")!
        #expect(layer([fill(curve)]).extent == .within(CGRect(x: 0, y: -30, width: 80, height: 70)))
        let image = EncodedImage(id: 1, data: Data(), size: .zero)
        let mirrored = CGRect(x: 40, y: 60, width: -30, height: -40)
        #expect(layer([.image(image, in: mirrored, tint: nil, smooth: true)]).extent == .within(box))
        let text = TextLayout(
            request: TextRequest(spans: []), size: CGSize(width: 100, height: 20), lines: [], isTruncated: false)
        #expect(
            layer([.text(text, at: CGPoint(x: 5, y: 6), .color(.black))]).extent
                == .within(CGRect(x: -5, y: -4, width: 120, height: 40)))
    }

    @Test func aStrokeReachesAsFarAsItsMiters() {
        func extent(_ style: StrokeStyle) -> LayerExtent { layer([stroke(style)]).extent }
        #expect(extent(StrokeStyle(lineWidth: 2, miterLimit: 3)) == .within(box.insetBy(dx: -6, dy: -6)))
        #expect(extent(StrokeStyle(lineWidth: 2, miterLimit: 0.5)) == .within(box.insetBy(dx: -2, dy: -2)))
        #expect(
            extent(StrokeStyle(lineWidth: 2, lineJoin: .round, miterLimit: 3)) == .within(box.insetBy(dx: -2, dy: -2)))
        #expect(extent(StrokeStyle(lineWidth: .infinity)) == .unknown)
    }

    @Test func anExtentIsTheUnionOfTheCommandsAndTheChildren() {
        let child = layer([fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)))])
        child.position = CGPoint(x: 100, y: 200)
        let parent = layer([fill(Path(box)), fill(Path())], children: [child, layer()])
        #expect(parent.extent == .within(CGRect(x: 10, y: 20, width: 95, height: 185)))
        #expect(layer([], children: [child]).extent == .within(CGRect(x: 100, y: 200, width: 5, height: 5)))
    }

    @Test func infiniteContentIsUnknown() {
        let endless = fill(Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)))
        #expect(layer([endless]).extent == .unknown && layer([endless]).extentInParent == .unknown)
        #expect(layer([fill(Path(box)), endless]).extent == .unknown)
        #expect(layer([endless, fill(Path(box))]).extent == .unknown)
        #expect(layer([fill(Path(box))], children: [layer([endless]), layer([fill(Path(box))])]).extent == .unknown)
    }

    @Test func aTransformMovesTheCorners() {
        let layer = layer([fill(Path(box))])
        layer.position = CGPoint(x: 1, y: 2)
        #expect(layer.extentInParent == .within(CGRect(x: 11, y: 22, width: 30, height: 40)))
        layer.transform = ProjectionTransform(CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 5, ty: 7))
        // x' = -3 y + 5 and y' = 2 x + 7.
        #expect(layer.extentInParent == .within(CGRect(x: -174, y: 29, width: 120, height: 60)))
        #expect(layer.extent == .within(box))
        var tilted = ProjectionTransform()
        tilted.m13 = 0.01
        layer.transform = tilted
        #expect(layer.extentInParent == .unknown)
        layer.transform = ProjectionTransform(CGAffineTransform(scaleX: .infinity, y: 1))
        #expect(layer.extentInParent == .unknown)
    }

    @Test func blursAndShadowsReachAnywhere() {
        func extent(_ change: (inout LayerEffects) -> Void) -> LayerExtent {
            let layer = layer([fill(Path(box))])
            var effects = LayerEffects()
            change(&effects)
            layer.effects = effects
            return layer.extentInParent
        }
        #expect(extent { $0.saturation = 0 } == .within(box))
        #expect(extent { $0.blurRadius = 0.1 } == .unknown)
        #expect(extent { $0.shadows = [LayerShadow(color: .black, radius: 0, offset: .zero)] } == .unknown)
    }

    @Test func aRectangularClipAndPaintBoundsReplaceTheContent() {
        let layer = layer([fill(Path(box))], children: [layer([fill(Path(box))])])
        layer.clip = .rect(CGRect(x: 5, y: 5, width: -4, height: 3))
        #expect(layer.extent == .within(CGRect(x: 1, y: 5, width: 4, height: 3)))
        layer.paintBounds = CGRect(x: 9, y: 9, width: -8, height: 2)
        #expect(layer.extent == .within(CGRect(x: 1, y: 9, width: 8, height: 2)))
        layer.paintBounds = nil
        layer.clip = .path(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), evenOdd: false)
        #expect(layer.extent == .within(box))
    }

    @Test func anExtentFollowsChangesInside() {
        let leaf = layer([fill(Path(box))]), branch = layer([], children: [leaf]), root = layer([], children: [branch])
        #expect(root.extent == .within(box))
        leaf.position = CGPoint(x: 5, y: 0)
        #expect(root.extent == .within(box.offsetBy(dx: 5, dy: 0)))
        leaf.content = [fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)))]
        #expect(root.extent == .within(CGRect(x: 5, y: 0, width: 1, height: 1)))
        leaf.transform = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3))
        #expect(root.extent == .within(CGRect(x: 5, y: 0, width: 2, height: 3)))
        branch.position.y = 7
        #expect(root.extent == .within(CGRect(x: 5, y: 7, width: 2, height: 3)))
        leaf.effects = {
            var effects = LayerEffects()
            effects.blurRadius = 1
            return effects
        }()
        #expect(root.extent == .unknown)
        leaf.effects = nil
        #expect(root.extent == .within(CGRect(x: 5, y: 7, width: 2, height: 3)))
        branch.clip = .rect(CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect(root.extent == .within(CGRect(x: 0, y: 7, width: 9, height: 9)))
        // A clipped layer draws inside its clip, whatever its children do.
        leaf.position = CGPoint(x: 90, y: 90)
        #expect(root.extent == .within(CGRect(x: 0, y: 7, width: 9, height: 9)))
        branch.clip = nil
        #expect(root.extent == .within(CGRect(x: 90, y: 97, width: 2, height: 3)))
        branch.setChildren([])
        #expect(root.extent == .nothing)
        root.setChildren([])
        branch.setChildren([leaf])
        #expect(root.extent == .nothing)
    }

    // MARK: Children and copies

    @Test func aLayerWithAnotherParentMoves() {
        let child = layer(), first = layer([], children: [child]), second = layer()
        #expect(child.parent === first && first.children.count == 1)
        second.setChildren([child])
        #expect(child.parent === second)
        first.setChildren([])
        #expect(child.parent === second)
        second.setChildren([layer()])
        #expect(child.parent == nil)
    }

    @Test func aReleasedParentLeavesItsChildren() {
        let child = layer()
        var parent: Layer? = layer([], children: [child])
        #expect(child.parent === parent)
        // Until then, the store keeps layers that changed.
        store.dropChanges()
        parent = nil
        #expect(child.parent == nil)
    }

    @Test func equalValuesAreNoChanges() {
        let layer = layer(), child = self.layer()
        layer.setChildren([child])
        func changes(_ change: () -> Void) -> LayerChanges {
            store.dropChanges()
            change()
            return layer.changes
        }
        #expect(changes { layer.position = .zero } == [] && changes { layer.position.x = 1 } == .position)
        #expect(changes { layer.transform = nil } == [])
        #expect(changes { layer.transform = ProjectionTransform() } == .transform)
        #expect(changes { layer.opacity = 1 } == [] && changes { layer.opacity = 0.5 } == .opacity)
        #expect(changes { layer.isHidden = false } == [] && changes { layer.isHidden = true } == .opacity)
        #expect(changes { layer.clip = nil } == [] && changes { layer.clip = .rect(box) } == .clip)
        #expect(changes { layer.effects = nil } == .effects && changes { layer.content = [] } == .content)
        #expect(changes { layer.setChildren([child]) } == [] && changes { layer.setChildren([]) } == .children)
        #expect(changes { layer.setChildren([child, child]) } == .children)
        #expect(changes { layer.motion = nil } == [] && changes { layer.motion = LayerMotion() } == .motion)
        #expect(changes { layer.restPositions = nil } == [])
        #expect(changes { layer.restPositions = LayerRestPositions(vertical: [1]) } == .restPositions)
        #expect(changes { layer.responses = nil } == [])
        let samples = [0.0, 1].map {
            LayerResponse.Sample(offset: $0, transform: ProjectionTransform(), opacity: $0)
        }
        #expect(changes { layer.responses = LayerResponses(horizontal: LayerResponse(samples)) } == .responses)
        let both: LayerChanges = [.position, .opacity]
        #expect(
            changes {
                layer.position.y = 5
                layer.opacity = 0.25
            } == both)
        #expect(LayerResponses() == nil)
    }

    @Test func aPictureIsACopyAtTheOrigin() {
        let mask = layer([fill(Path(box))]), child = layer([fill(Path(box))])
        child.position = CGPoint(x: 3, y: 4)
        child.transform = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
        child.isHidden = true
        let original = layer([fill(Path(ellipseIn: box))], children: [child])
        original.position = CGPoint(x: 1, y: 2)
        original.transform = ProjectionTransform(CGAffineTransform(scaleX: 3, y: 3))
        original.opacity = 0.5
        original.clip = .rect(box)
        var effects = LayerEffects()
        effects.mask = mask
        effects.brightness = 0.25
        original.effects = effects
        let copy = original.picture(in: LayerStore())
        #expect(copy.position == .zero && copy.transform == nil && copy.opacity == 0.5 && copy.clip == .rect(box))
        #expect(copy.content.count == 1 && copy.effects?.brightness == 0.25)
        #expect(copy.effects?.mask !== mask && copy.effects?.mask?.content.count == 1)
        #expect(copy.children.count == 1 && copy.children[0] !== child && !copy.isHidden)
        #expect(copy.children[0].position == CGPoint(x: 3, y: 4) && copy.children[0].transform == child.transform)
        #expect(copy.children[0].isHidden && copy.children[0].content.count == 1)
    }

    // MARK: Responses

    @Test func aResponseIsLinearBetweenItsSamplesAndConstantBeyondThem() throws {
        func sample(_ offset: Double, _ opacity: Double) -> LayerResponse.Sample {
            let transform = ProjectionTransform(CGAffineTransform(translationX: opacity * 10, y: 1))
            return LayerResponse.Sample(offset: offset, transform: transform, opacity: opacity)
        }
        let response = try #require(LayerResponse([sample(10, 0), sample(20, 0.5), sample(60, 1)]))
        for (offset, opacity) in [(0, 0), (10, 0), (12, 0.1), (20, 0.5), (30, 0.625), (60, 1), (99, 1)] {
            let numbers = response.numbers(at: Double(offset))
            #expect(numbers.count == 10 && abs(numbers[9] - opacity) < 1e-12, "\(offset)")
            #expect(abs(numbers[6] - 10 * opacity) < 1e-12 && numbers[7] == 1 && numbers[0] == 1 && numbers[1] == 0)
        }
        #expect(LayerResponse([]) == nil && LayerResponse([sample(1, 0)]) == nil)
        #expect(
            LayerResponse([sample(1, 0), sample(1, 1)]) == nil && LayerResponse([sample(2, 0), sample(1, 1)]) == nil)
        #expect(LayerResponse([sample(.nan, 0), sample(1, 1)]) == nil)
        #expect(LayerResponse([sample(0, 0), sample(1, .infinity)]) == nil)
    }

    // MARK: Colors

    @Test func colorTransformsAreWeightsAndConstants() {
        let color = RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(
            ColorTransform.multiply(color).values
                == [0.1, 0, 0, 0, 0, 0, 0.2, 0, 0, 0, 0, 0, 0.3, 0, 0, 0, 0, 0, 0.4, 0])
        #expect(
            ColorTransform.invert(0.25).values
                == [0.5, 0, 0, 0, 0.25, 0, 0.5, 0, 0, 0.25, 0, 0, 0.5, 0, 0.25, 0, 0, 0, 1, 0])
        #expect(ColorTransform.luminanceToAlpha.values.prefix(15).allSatisfy { $0 == 0 })
        #expect(Array(ColorTransform.luminanceToAlpha.values.suffix(5)) == [0.2126, 0.7152, 0.0722, 0, 0])
        #expect(color.opacity(0.5) == RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.2))
        #expect(RGBA(red: 1, green: 1, blue: 1) == .white && RGBA.clear == RGBA(red: 0, green: 0, blue: 0, alpha: 0))
        #expect(RGBA.black == RGBA(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test func attachmentsHaveFiniteLengths() {
        let attachment = TextAttachment(number: 1, width: -5, ascent: .nan, descent: .infinity)
        #expect(attachment.width == 0 && attachment.ascent == 0 && attachment.descent == 0)
        #expect(TextAttachment(number: 1, width: .infinity, ascent: -3, descent: 2).ascent == -3)
        #expect(TextAttachment(number: 1, width: .nan, ascent: -3, descent: 2).width == 0)
        let scaled = TextAttachment(number: 7, width: 10, ascent: 6, descent: 4).scaled(by: 0.5)
        #expect(scaled == TextAttachment(number: 7, width: 5, ascent: 3, descent: 2))
    }
}
