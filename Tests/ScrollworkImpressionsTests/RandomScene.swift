import Foundation
import ImageHost
import ImpressionLedger
import LayerTree
import ScrollworkTesting
import SwiftUI

@testable import ViewRuntime

/// Nested views made at random, one of which is marked, and painted once in black and once in white.
struct RandomScene: Sendable {
    indirect enum Piece: Sendable {
        case mark(CGSize)
        case plain(CGSize, opacity: Double)
        case stack([Piece], CGPoint)
        case clip(Piece, CGSize, round: Bool)
        case fade(Piece, Double)
        case turn(Piece, Double)
        case scale(Piece, Double)
        case shift(Piece, CGPoint)
        case scroll(Piece, CGSize, offset: Double)
        case gradient(CGSize, kind: Int, [Double])
        case image(CGSize, Int)
        case blend(CGSize, BlendMode, gray: Double)
        case mask(Piece, CGSize, kind: Int)
        case tilt(Piece, Double, axis: (x: CGFloat, y: CGFloat, z: CGFloat))
        case group(Piece, Double, isDrawing: Bool)
    }

    let piece: Piece
    /// Whether the views are the content of a sheet.
    var isInSheet = false
    /// Whether a sheet is in front of the views.
    var isUnderSheet = false

    private static let modes: [BlendMode] = [.multiply, .screen, .exclusion, .luminosity, .difference, .hardLight]

    init(_ generator: inout RandomWalk) {
        var below: [Piece] = []
        var above: [Piece] = []
        func size(_ range: ClosedRange<Double>) -> CGSize {
            CGSize(
                width: Double.random(in: range, using: &generator).rounded(),
                height: Double.random(in: range, using: &generator).rounded())
        }
        func point(_ reach: Double) -> CGPoint {
            CGPoint(
                x: Double.random(in: -reach...reach, using: &generator).rounded(),
                y: Double.random(in: -reach...reach, using: &generator).rounded())
        }
        func drawing() -> Piece {
            switch Int.random(in: 0..<8, using: &generator) {
            case 0:
                let alphas = (0..<3).map { _ in [0, 0.3, 0.7, 1].randomElement(using: &generator)! }
                return .gradient(size(30...160), kind: Int.random(in: 0..<6, using: &generator), alphas)
            case 1: return .image(size(30...160), Int.random(in: 0..<3, using: &generator))
            case 2:
                return .blend(
                    size(20...120), Self.modes.randomElement(using: &generator)!,
                    gray: [0, 0.2, 0.8, 1].randomElement(using: &generator)!)
            default: return flat()
            }
        }
        func flat() -> Piece {
            let opacity = [1, 1, 0.7, 0.4, 0.2].randomElement(using: &generator)!
            return .plain(size(20...160), opacity: opacity)
        }
        func plain() -> Piece {
            var piece = drawing()
            if Int.random(in: 0..<4, using: &generator) == 0 {
                piece = .turn(piece, Double.random(in: 0...90, using: &generator))
            }
            if Int.random(in: 0..<4, using: &generator) == 0 { piece = .clip(piece, size(20...120), round: true) }
            return .shift(piece, point(110))
        }
        for _ in 0..<Int.random(in: 0...2, using: &generator) { below.append(plain()) }
        for _ in 0..<Int.random(in: 0...3, using: &generator) { above.append(plain()) }
        var piece = Piece.stack(below + [.mark(size(60...160))] + above, point(20))
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            switch Int.random(in: 0..<11, using: &generator) {
            case 0: piece = .clip(piece, size(80...200), round: false)
            case 1: piece = .clip(piece, size(80...200), round: true)
            case 2: piece = .fade(piece, [0.9, 0.75, 0.3].randomElement(using: &generator)!)
            case 3: piece = .turn(piece, Double.random(in: -60...60, using: &generator))
            case 4: piece = .scale(piece, Double.random(in: 0.4...1, using: &generator))
            case 5: piece = .shift(piece, point(80))
            case 6: piece = .mask(piece, size(100...220), kind: Int.random(in: 0..<4, using: &generator))
            case 7:
                let axis: (CGFloat, CGFloat, CGFloat) = Bool.random(using: &generator) ? (1, 0, 0) : (0.6, 1, 0.2)
                piece = .tilt(piece, Double.random(in: -70...70, using: &generator), axis: axis)
            case 8:
                piece = .group(
                    piece, [1, 0.9, 0.8].randomElement(using: &generator)!, isDrawing: Bool.random(using: &generator))
            default:
                piece = .scroll(piece, size(90...220), offset: Double.random(in: 0...120, using: &generator).rounded())
            }
            if Bool.random(using: &generator) { piece = .stack([piece, plain()], .zero) }
        }
        self.piece = piece
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: isInSheet = true
        case 1: isUnderSheet = true
        default: break
        }
    }
}

/// The window of a scene.
struct SceneWindow: View {
    let scene: RandomScene
    let color: Color
    let shares: Shares
    @State private var isShown = true

    var body: some View {
        if scene.isInSheet {
            Color.white.sheet(isPresented: $isShown) { content }
        } else if scene.isUnderSheet {
            content.sheet(isPresented: $isShown) { Color.white.presentationDetents([.height(80)]) }
        } else {
            content
        }
    }

    private var content: some View {
        SceneView(piece: scene.piece, color: color, shares: shares).frame(width: 300, height: 300).clipped()
    }
}

/// The views of a scene.
struct SceneView: View {
    let piece: RandomScene.Piece
    let color: Color
    let shares: Shares

    var body: some View {
        switch piece {
        case .mark(let size): color.frame(width: size.width, height: size.height).noted("mark", in: shares)
        case .plain(let size, let opacity):
            Color(red: 0.5, green: 0.5, blue: 0.5).opacity(opacity).frame(width: size.width, height: size.height)
        case .stack(let pieces, let place):
            ZStack { ForEach(pieces.indices, id: \.self) { inner(pieces[$0]) } }.offset(x: place.x, y: place.y)
        case .clip(let piece, let size, let isRound):
            if isRound {
                inner(piece).frame(width: size.width, height: size.height).clipShape(.ellipse)
            } else {
                inner(piece).frame(width: size.width, height: size.height).clipped()
            }
        case .gradient(let size, let kind, let alphas):
            style(kind, alphas.map { Color(red: 0.5, green: 0.5, blue: 0.5).opacity($0) }, size)
                .frame(width: size.width, height: size.height)
        case .image(let size, let kind): Self.images[kind].resizable().frame(width: size.width, height: size.height)
        case .blend(let size, let mode, let gray):
            Color(red: gray, green: gray, blue: gray).frame(width: size.width, height: size.height).blendMode(mode)
        case .mask(let piece, let size, let kind):
            inner(piece).mask {
                style(kind, [.clear, .black, .black, .black.opacity(0.3)], size)
                    .frame(width: size.width, height: size.height)
            }
        case .tilt(let piece, let angle, let axis):
            // The part that comes closer isn't larger than in the layout.
            inner(piece).scaleEffect(0.8).rotation3DEffect(.degrees(angle), axis: axis, perspective: 0.5)
        case .group(let piece, let opacity, let isDrawing):
            if isDrawing {
                inner(piece).drawingGroup().opacity(opacity)
            } else {
                inner(piece).compositingGroup().opacity(opacity)
            }
        case .fade(let piece, let opacity): inner(piece).opacity(opacity)
        case .turn(let piece, let angle): inner(piece).rotationEffect(.degrees(angle))
        case .scale(let piece, let factor): inner(piece).scaleEffect(factor)
        case .shift(let piece, let place): inner(piece).offset(x: place.x, y: place.y)
        case .scroll(let piece, let size, let offset):
            ScrollView {
                inner(piece).padding(.vertical, 60).frame(maxWidth: .infinity)
            }
            .defaultScrollAnchor(UnitPoint(x: 0.5, y: offset / 120))
            .scrollIndicators(.never)
            .frame(width: size.width, height: size.height)
        }
    }

    @ViewBuilder private func style(_ kind: Int, _ colors: [Color], _ size: CGSize) -> some View {
        let gradient = Gradient(colors: colors)
        switch kind {
        case 0: LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
        case 1: LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
        case 2: LinearGradient(gradient: gradient, startPoint: .topLeading, endPoint: .bottomTrailing)
        case 3: RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: size.height / 2)
        case 4: AngularGradient(gradient: gradient, center: .center)
        default:
            Ellipse().fill(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .bottomTrailing))
        }
    }

    /// Images with opaque, transparent, and half transparent parts.
    private static let images: [Image] = (0..<3).map { kind in
        let store = LayerStore()
        let layer = Layer(in: store)
        let gray = RGBA(red: 0.5, green: 0.5, blue: 0.5)
        let whole = CGRect(x: 0, y: 0, width: 64, height: 64)
        layer.content =
            switch kind {
            case 0: [.fill(Path(whole), .color(gray), evenOdd: false)]
            case 1: [.fill(Path(ellipseIn: whole), .color(gray), evenOdd: false)]
            default:
                [
                    .fill(Path(whole), .color(gray.opacity(0.3)), evenOdd: false),
                    .fill(Path(CGRect(x: 0, y: 0, width: 32, height: 64)), .color(gray), evenOdd: false),
                ]
            }
        let data = ImageCanvas.png(of: layer, size: whole.size)
        return Image(EncodedImage(id: 1 << 41 | UInt64(kind), data: data, size: whole.size))
    }

    private func inner(_ piece: RandomScene.Piece) -> AnyView {
        AnyView(SceneView(piece: piece, color: color, shares: shares))
    }
}
