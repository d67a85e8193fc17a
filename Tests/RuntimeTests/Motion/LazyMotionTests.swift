import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var items = Array(0..<50)
    var height: CGFloat = 60
}

private struct List: View {
    let model: Model
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(model.items, id: \.self) { item in
                    Color.red.frame(height: 20).accessibilityIdentifier("\(item)")
                }
            }
        }
        .accessibilityIdentifier("list")
    }
}

@MainActor @Suite struct LazyMotionTests {
    private let model = Model()

    private func scrolled() throws -> Stage {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { List(model: model) }
        stage.wheel(by: CGSize(width: 0, height: 205), at: CGPoint(x: 50, y: 50), precise: true)
        try stage.settle()
        return stage
    }

    @Test func rowsInsertedAboveDoNotMoveVisibleRows() throws {
        let stage = try scrolled()
        let before = try stage.drawnFrame(of: "12")
        withAnimation(.linear(duration: 1)) { model.items.insert(-1, at: 0) }
        stage.update()
        for _ in 0..<4 {
            #expect(try stage.drawnFrame(of: "12") == before)
            stage.advance(by: 0.25)
        }
        #expect(try stage.frame(of: "12") == before)
    }

    @Test func insertedRowsFadeIn() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { List(model: model) }
        withAnimation(.linear(duration: 1)) { model.items.insert(100, at: 1) }
        stage.update()
        #expect(try stage.frame(of: "100").minY == 20)
        #expect(try stage.opacity(of: "100") == 0 && stage.opacity(of: "0") == 1)
        stage.advance(by: 0.25)
        #expect(abs(try stage.opacity(of: "100") - 0.25) < 1e-9)
        try stage.settle()
        #expect(try stage.opacity(of: "100") == 1)
    }

    /// Three rows are visible, and then five.
    @Test func rowsThatALongerScrollViewShowsDoNotFadeIn() throws {
        struct Growing: View {
            let model: Model
            var body: some View {
                VStack(spacing: 0) {
                    List(model: model).frame(height: model.height)
                    Spacer(minLength: 0)
                }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Growing(model: model) }
        #expect(stage.exists("2") && !stage.exists("3"))
        withAnimation(.linear(duration: 1)) { model.height = 100 }
        stage.update()
        for name in ["2", "3", "4"] { #expect(try stage.opacity(of: name) == 1) }
    }

    @Test func rowsBelowARemovedOneCloseUp() throws {
        let stage = try scrolled()
        let place = try stage.frame(of: "13").minY
        withAnimation(.linear(duration: 1)) { model.items.removeAll { $0 == 12 } }
        stage.update()
        #expect(!stage.exists("12"))
        #expect(try stage.frame(of: "13").minY == place - 20)
        stage.advance(by: 0.5)
        #expect(abs(try stage.drawnFrame(of: "13").minY - (place - 10)) < 1e-9)
        try stage.settle()
        #expect(try stage.drawnFrame(of: "13").minY == place - 20)
    }

    @Test func rowsThatCameBackUnchangedAnimateLikeTheOthers() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { List(model: model) }
        for distance in [85.0, -85] {
            stage.wheel(by: CGSize(width: 0, height: distance), at: CGPoint(x: 50, y: 50), precise: true)
            try stage.settle()
        }
        #expect(try stage.frame(of: "2").minY == 40)
        withAnimation(.linear(duration: 1)) { model.items.removeAll { $0 == 1 } }
        stage.update()
        #expect(try stage.frame(of: "2").minY == 20)
        for (part, place) in [(0.0, 40.0), (0.25, 35), (0.25, 30), (0.5, 20)] {
            stage.advance(by: part)
            #expect(abs(try stage.drawnFrame(of: "2").minY - place) < 1e-9)
        }
    }

    /// Row 7 keeps its place. The two rows before the removed ones return, and have other places in the content.
    @Test func rowsThatAChangeBringsBackDoNotAnimate() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { List(model: model) }
        stage.wheel(by: CGSize(width: 0, height: 100), at: CGPoint(x: 50, y: 50), precise: true)
        try stage.settle()
        withAnimation(.linear(duration: 1)) { model.items.removeAll { $0 == 5 || $0 == 6 } }
        stage.update()
        #expect(try stage.scroll("list").offset.y == 60)
        for _ in 0..<3 {
            for (name, place) in [("3", 0), ("4", 20), ("7", 40), ("9", 80)] as [(String, CGFloat)] {
                #expect(try stage.frame(of: name).minY == place && stage.drawnFrame(of: name).minY == place, "\(name)")
            }
            stage.advance(by: 0.25)
        }
    }

    @Test func rowsThatScrollBackIntoViewDoNotAnimate() throws {
        struct Jumping: View {
            let model: Model
            @State var position = ScrollPosition(edge: .top)
            var body: some View {
                List(model: model).scrollPosition($position)
                    .onChange(of: model.items.count) {
                        withAnimation(.linear(duration: 1)) { position.scrollTo(edge: .top) }
                    }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Jumping(model: model) }
        stage.wheel(by: CGSize(width: 0, height: 205), at: CGPoint(x: 50, y: 50), precise: true)
        try stage.settle()
        model.items.append(50)
        stage.update()
        for _ in 0..<10 {
            stage.advance(by: 0.1)
            for (name, frame) in stage.frames(prefix: "") where name != "list" {
                #expect(try stage.drawnFrame(of: name) == frame)
            }
        }
        #expect(try stage.frame(of: "0").minY == 0)
    }
}
