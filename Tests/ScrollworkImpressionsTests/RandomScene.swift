import Foundation
import ImpressionLedger
import ScrollworkTesting
import SwiftUI

/// Nested views made at random, one of which is marked, and painted once in black and once in white.
struct RandomScene {
    indirect enum Piece {
        case mark(CGSize)
        case plain(CGSize, opacity: Double)
        case stack([Piece], CGPoint)
        case clip(Piece, CGSize, round: Bool)
        case fade(Piece, Double)
        case turn(Piece, Double)
        case scale(Piece, Double)
        case shift(Piece, CGPoint)
        case scroll(Piece, CGSize, offset: Double)
    }

    let piece: Piece

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
        func plain() -> Piece {
            let opacity = [1, 1, 0.7, 0.4, 0.2].randomElement(using: &generator)!
            var piece = Piece.plain(size(20...160), opacity: opacity)
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
            switch Int.random(in: 0..<7, using: &generator) {
            case 0: piece = .clip(piece, size(80...200), round: false)
            case 1: piece = .clip(piece, size(80...200), round: true)
            case 2: piece = .fade(piece, [0.9, 0.75, 0.3].randomElement(using: &generator)!)
            case 3: piece = .turn(piece, Double.random(in: -60...60, using: &generator))
            case 4: piece = .scale(piece, Double.random(in: 0.4...1, using: &generator))
            case 5: piece = .shift(piece, point(80))
            default:
                piece = .scroll(piece, size(90...220), offset: Double.random(in: 0...120, using: &generator).rounded())
            }
            if Bool.random(using: &generator) { piece = .stack([piece, plain()], .zero) }
        }
        self.piece = piece
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

    private func inner(_ piece: RandomScene.Piece) -> AnyView {
        AnyView(SceneView(piece: piece, color: color, shares: shares))
    }
}
