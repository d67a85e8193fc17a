import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The parts of alerts, dialogs, and popovers. The lines of text are 1.2 times as high as their font size.
@MainActor
@Suite struct CardLookTests {
    private func stage<V: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> V) throws -> Stage {
        let stage = Stage(size: CGSize(width: width, height: height), content: content)
        try stage.settle()
        return stage
    }

    private func isNear(_ frame: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
        abs(frame.minX - x) < 0.6 && abs(frame.minY - y) < 0.6 && abs(frame.width - width) < 0.6
            && abs(frame.height - height) < 0.6
    }

    private func kinds(_ stage: Stage) -> [Mark.Kind] { stage.marks.map(\.kind) }

    /// The title is 20.4 points high, with 20 points above it, 4 points below it, and 20 points below the message.
    @Test func `An alert is a card of 270 points with two buttons in a row`() throws {
        let stage = try stage(400, 600) {
            Color.clear.alert(Text(verbatim: "Title"), isPresented: .constant(true)) {
                Button("Keep", role: .cancel) {}
                Button("Go") {}
            } message: {
                box(60, 30, "message")
            }
        }
        #expect(try isNear(stage.frame(of: "message"), 170, 274.7, 60, 30))
        #expect(try isNear(stage.element(.button, "Keep").frame, 65, 325.7, 135, 44))
        #expect(try isNear(stage.element(.button, "Go").frame, 200, 325.7, 135, 44))
        for (text, weight) in [("Title", 600), ("Keep", 600), ("Go", 400)] {
            #expect(kinds(stage).contains(.text(text, size: 17, weight: weight)))
        }
        let fills = stage.marks.filter { $0.kind == .fill }.map(\.frame)
        #expect(fills.contains { isNear($0, 65, 324.7, 270, 1) } && fills.contains { isNear($0, 199.5, 325.7, 1, 44) })
    }

    /// The cards are 8 points apart and 8 points from the edges. The title is 15.6 points high.
    @Test(arguments: [(600, 100, 400), (300, 8, 284)] as [(CGFloat, CGFloat, CGFloat)])
    func `A dialog is a card of at most 400 points above its Cancel button`(
        window: CGFloat, x: CGFloat, width: CGFloat
    ) throws {
        let stage = try stage(window, 700) {
            Color.clear.confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible) {
                Button("Mail") {}
                Button("Copy") {}
            } message: {
                box(60, 30, "message")
            }
        }
        for (label, y) in [("Mail", 551), ("Copy", 596), ("Cancel", 648)] as [(String, CGFloat)] {
            #expect(try isNear(stage.element(.button, label).frame, x, y, width, 44), "\(label)")
        }
        #expect(try isNear(stage.frame(of: "message"), window / 2 - 30, 506, 60, 30))
        #expect(kinds(stage).contains(.text("Title", size: 13, weight: 600)))
        #expect(kinds(stage).contains(.text("Cancel", size: 17, weight: 600)))
    }

    /// The title takes 60.4 points. A line of a point is above each button.
    @Test func `Three buttons of an alert are in a column`() throws {
        let stage = try stage(400, 600) {
            Color.clear.alert(Text(verbatim: "Title"), isPresented: .constant(true)) {
                Button("One") {}
                Button("Two", role: .destructive) {}
                Button("Three", role: .cancel) {}
            }
        }
        for (label, y) in [("One", 263.7), ("Two", 308.7), ("Three", 353.7)] as [(String, CGFloat)] {
            #expect(try isNear(stage.element(.button, label).frame, 65, y, 270, 44), "\(label)")
        }
        for (text, weight, red) in [("One", 400, 0), ("Two", 400, 1), ("Three", 600, 0)] as [(String, Int, Float)] {
            let mark = stage.marks.first { $0.kind == .text(text, size: 17, weight: weight) }
            let color = try #require(mark?.color, "\(text)")
            #expect(abs(color.red - red) < 0.003, "\(text)")
        }
    }

    @Test func `A pressed button of an alert has a background`() throws {
        let stage = try stage(400, 600) {
            Color.clear.alert(Text(verbatim: "Title"), isPresented: .constant(true)) {
                Button("One") {}
                Button("Two") {}
            }
        }
        func backgrounds() -> [CGRect] {
            stage.fills(135, 44).filter { ($0.color?.alpha ?? 0) > 0.1 }.map(\.frame)
        }
        #expect(backgrounds().isEmpty)
        let button = try stage.element(.button, "Two").frame
        let finger = stage.touch(at: CGPoint(x: button.midX, y: button.midY))
        stage.advance(by: 0.1)
        #expect(backgrounds().count == 1 && abs((backgrounds().first?.midX ?? 0) - button.midX) < 0.6)
        finger.cancel()
        stage.update()
        #expect(backgrounds().isEmpty)
    }

    /// Two buttons of 44 points have a line between them. A title takes 43.6 points and another line.
    @Test(arguments: [(.automatic, 89), (.hidden, 89), (.visible, 133.6)] as [(Visibility, CGFloat)])
    func `A dialog shows its title only if the program requests it`(visibility: Visibility, height: CGFloat) throws {
        let stage = try stage(400, 700) {
            Color.clear.confirmationDialog("Title", isPresented: .constant(true), titleVisibility: visibility) {
                Button("Mail") {}
                Button("Copy") {}
            }
        }
        #expect(kinds(stage).contains(.text("Title", size: 13, weight: 600)) == (visibility == .visible))
        let cards = stage.marks.filter { $0.kind == .fill && hex($0.color) == "#FFFFFFFF" }.map(\.frame)
        #expect(cards.contains { isNear($0, 8, 640 - height, 384, height) }, "\(cards)")
    }

    @Test(arguments: [(true, false), (false, true), (false, false)])
    func `A dialog adds a Cancel button unless one of its buttons cancels`(first: Bool, last: Bool) throws {
        let stage = try stage(400, 700) {
            Color.clear.confirmationDialog("Title", isPresented: .constant(true)) {
                Button("One", role: first ? .cancel : nil) {}
                Button("Two", role: last ? .cancel : nil) {}
            }
        }
        let labels = stage.semantics.flattened.filter { $0.role == .button }.compactMap(\.label)
        // The cancel button is the last one.
        #expect(labels == (first ? ["Two", "One"] : last ? ["One", "Two"] : ["One", "Two", "Cancel"]))
    }

    /// The middle of the arrow is at least 26 points from the edges of a card of 100 points.
    @Test(
        arguments: [(200, 200, 110), (30, 36, 110), (380, 364, 110), (200, 200, 477)] as [(CGFloat, CGFloat, CGFloat)])
    func `An arrow points from a popover to its anchor`(x: CGFloat, middle: CGFloat, y: CGFloat) throws {
        let stage = try stage(400, 600) {
            Color.red.frame(width: 40, height: 20)
                .popover(isPresented: .constant(true)) { box(100, 50).presentationCompactAdaptation(.popover) }
                .position(x: x, y: y < 300 ? 100 : 500)
        }
        let arrow = try #require(stage.marks.first { $0.kind == .fill && abs($0.frame.width - 26) < 0.01 })
        #expect(abs(arrow.frame.midX - middle) < 0.6 && arrow.frame.minY >= y - 0.6 && arrow.frame.maxY <= y + 13.6)
        let tip = y < 300 ? y + 1.5 : y + 11.5
        #expect(arrow.path?.contains(CGPoint(x: arrow.frame.midX, y: tip)) == true)
        #expect(arrow.path?.contains(CGPoint(x: arrow.frame.midX + 6, y: tip)) == false)
        // The curve at each side passes the point that is 2.76 points from the base and 7.64 points from the middle.
        let depth = y < 300 ? arrow.frame.maxY - 2.7625 : arrow.frame.minY + 2.7625
        for side in [-1, 1] as [CGFloat] {
            #expect(arrow.path?.contains(CGPoint(x: arrow.frame.midX + side * 7.5, y: depth)) == true)
            #expect(arrow.path?.contains(CGPoint(x: arrow.frame.midX + side * 7.8, y: depth)) == false)
        }
    }

    /// Returns the radius, the distance downward, and the opacity in percent of each kind of shadow.
    private func shadows(_ stage: Stage) -> Set<[Int]> {
        var found: Set<[Int]> = []
        for layer in stage.visibleLayers {
            for shadow in layer.effects?.shadows ?? [] {
                let percent = Int((shadow.color.alpha * 100).rounded())
                found.insert([Int(shadow.radius), Int(shadow.offset.height), percent])
            }
        }
        return found
    }

    private func press(_ stage: Stage) throws {
        let frame = try #require(stage.semantics.flattened.first { $0.role == .button }).frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
    }

    @Test func `Menus, their previews, and the cards of dates have shadows`() throws {
        let menu = try stage(400, 600) { Menu("More") { Button("Copy") {} } }
        try press(menu)
        #expect(shadows(menu) == [[16, 4, 20]])
        let date = try stage(400, 600) {
            DatePicker("", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)), displayedComponents: .date)
                .datePickerStyle(.compact)
        }
        #expect(shadows(date).isEmpty)
        try press(date)
        #expect(shadows(date) == [[16, 4, 20]])
        let card = try stage(400, 600) {
            Color.red.frame(width: 40, height: 20).contextMenu {
                Button("Copy") {}
            } preview: {
                Color.blue.frame(width: 100, height: 100)
            }
        }
        card.secondaryClick(at: CGPoint(x: 200, y: 300))
        try card.settle()
        #expect(shadows(card) == [[16, 4, 20], [16, 0, 20]])
    }
}
