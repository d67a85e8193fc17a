import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite struct DropDelegateTests {
    private let size = CGSize(width: 300, height: 400)

    private struct Recorder: DropDelegate {
        let log: GestureLog
        var isValid = true
        var operation: DropOperation?

        func validateDrop(info: DropInfo) -> Bool {
            log.note("validate \(info.hasItemsConforming(to: [.plainText]))")
            return isValid
        }

        func dropEntered(info: DropInfo) { log.note("enter") }
        func dropExited(info: DropInfo) { log.note("exit") }
        func dropUpdated(info: DropInfo) -> DropProposal? { operation.map { DropProposal(operation: $0) } }

        func performDrop(info: DropInfo) -> Bool {
            log.note("perform \(info.itemProviders(for: [UTType.text]).count) at \(Int(info.location.x))")
            return true
        }
    }

    private struct Pair: View {
        let recorder: Recorder

        var body: some View {
            HStack(spacing: 0) {
                Color.red.onDrag {
                    recorder.log.note("drag")
                    return NSItemProvider(object: NSString(string: "text"))
                }
                Color.gray.onDrop(of: [.text], delegate: recorder)
            }
        }
    }

    private func drag(_ recorder: Recorder) throws {
        let stage = Stage(size: size) { Pair(recorder: recorder) }
        let finger = stage.lift(at: CGPoint(x: 75, y: 200))
        finger.move(to: CGPoint(x: 200, y: 200), over: 0.2)
        finger.move(to: CGPoint(x: 100, y: 200), over: 0.2)
        finger.move(to: CGPoint(x: 210, y: 200), over: 0.2)
        finger.lift()
        try stage.settle()
    }

    @Test func theDelegateFollowsTheDrag() throws {
        let log = GestureLog()
        try drag(Recorder(log: log))
        #expect(log.entries == ["drag", "validate true", "enter", "exit", "enter", "perform 1 at 60"])
    }

    @Test func aDelegateCanRejectTheItems() throws {
        let log = GestureLog()
        try drag(Recorder(log: log, isValid: false))
        #expect(log.entries == ["drag", "validate true"])
    }

    @Test(arguments: [DropOperation.forbidden, .cancel]) func aProposalCanForbidTheDrop(operation: DropOperation) throws
    {
        let log = GestureLog()
        try drag(Recorder(log: log, operation: operation))
        #expect(log.entries == ["drag", "validate true", "enter", "exit", "enter", "exit"])
    }

    @MainActor final class Choice { var operation: DropOperation? = .forbidden }

    private struct Proposer: DropDelegate {
        let log: GestureLog
        let choice: Choice

        func dropEntered(info: DropInfo) { log.note("enter") }
        func dropExited(info: DropInfo) { log.note("exit") }
        func dropUpdated(info: DropInfo) -> DropProposal? { choice.operation.map { DropProposal(operation: $0) } }

        func performDrop(info: DropInfo) -> Bool {
            log.note("perform")
            return true
        }
    }

    /// The view first forbids the drop. Each row is whether the drag leaves the view and returns, the proposal after
    /// that, and whether the view accepts the drop.
    @Test(
        arguments: [(false, nil, false), (true, nil, true), (false, .move, true), (false, .copy, true)]
            as [(Bool, DropOperation?, Bool)])
    func `The last proposal holds until the drag leaves`(leaves: Bool, next: DropOperation?, accepts: Bool) {
        let log = GestureLog(), choice = Choice()
        let stage = Stage(size: size) {
            HStack(spacing: 0) {
                Color.red.draggable("a")
                Color.gray.onDrop(of: [.text], delegate: Proposer(log: log, choice: choice))
            }
        }
        stage.mouse(.began, at: CGPoint(x: 75, y: 200))
        stage.mouse(.moved, at: CGPoint(x: 200, y: 200))
        if leaves { stage.mouse(.moved, at: CGPoint(x: 100, y: 200)) }
        choice.operation = next
        stage.mouse(.moved, at: CGPoint(x: 210, y: 200))
        stage.mouse(.ended, at: CGPoint(x: 210, y: 200))
        let moves: [String] = leaves ? ["enter", "exit", "enter"] : ["enter"]
        #expect(log.entries == moves + [accepts ? "perform" : "exit"])
    }

    /// The widespread reordering of a grid: the items change places while the drag moves over them.
    private struct Grid: View {
        let log: GestureLog
        @State private var items = ["a", "b", "c", "d"]
        @State private var dragged: String?

        var body: some View {
            LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
                ForEach(items, id: \.self) { item in
                    Color.red.frame(height: 100).accessibilityIdentifier(item)
                        .onDrag {
                            dragged = item
                            return NSItemProvider(object: NSString(string: item))
                        }
                        .onDrop(of: [.text], delegate: Reorder(item: item, items: $items, dragged: $dragged))
                }
            }
            .frame(maxHeight: .infinity, alignment: .top)
            .onChange(of: items) { log.note($1.joined()) }
        }
    }

    private struct Reorder: DropDelegate {
        let item: String
        @Binding var items: [String]
        @Binding var dragged: String?

        func dropEntered(info: DropInfo) {
            guard let dragged, dragged != item, let from = items.firstIndex(of: dragged),
                let to = items.firstIndex(of: item)
            else { return }
            withAnimation {
                items.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
            }
        }

        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

        func performDrop(info: DropInfo) -> Bool {
            dragged = nil
            return true
        }
    }

    @Test func aGridIsReorderedDuringTheDrag() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Grid(log: log) }
        let finger = stage.lift(at: CGPoint(x: 75, y: 50))
        finger.move(to: CGPoint(x: 225, y: 50), over: 0.3)
        finger.hold(for: 1)
        #expect(log.entries == ["bacd"])
        finger.move(to: CGPoint(x: 225, y: 150), over: 0.3)
        finger.hold(for: 1)
        #expect(log.entries == ["bacd", "bcda"])
        finger.lift()
        try stage.settle()
        #expect(try stage.frame(of: "a") == CGRect(x: 150, y: 100, width: 150, height: 100))
    }

    @Test func aBindingFollowsTheDragAndTheActionReceivesItems() throws {
        let log = GestureLog()
        struct Target: View {
            let log: GestureLog
            @State private var isTargeted = false

            var body: some View {
                HStack(spacing: 0) {
                    Color.red.draggable(BoardCard(id: 4, title: "four"))
                    Color.gray.onDrop(of: ["com.example.board-card"], isTargeted: $isTargeted) { items, point in
                        log.note("\(items[0].registeredTypeIdentifiers) at \(Int(point.x))")
                        items[0].loadTransferable(type: BoardCard.self) { result in
                            MainActor.assumeIsolated { log.note((try? result.get().title) ?? "failed") }
                        }
                        return true
                    }
                }
                .onChange(of: isTargeted) { log.note("\($1)") }
            }
        }
        let stage = Stage(size: size) { Target(log: log) }
        let finger = stage.lift(at: CGPoint(x: 75, y: 200))
        finger.move(to: CGPoint(x: 200, y: 200), over: 0.2)
        finger.lift()
        try stage.settle()
        #expect(
            log.entries == [
                "true", "[\"com.example.board-card\", \"public.utf8-plain-text\"] at 50", "four", "false",
            ])
    }

    private struct Words: View {
        let log: GestureLog
        @State private var isTargeted = false

        var body: some View {
            HStack(spacing: 0) {
                Color.red.draggable("a")
                Color.green.draggable(URL(string: "https://example.com")!)
                Color.gray.onDrop(of: [UTType.plainText], isTargeted: $isTargeted) { items in
                    log.note("\(items.count)")
                    return true
                }
            }
            .onChange(of: isTargeted) { log.note("\($1)") }
        }
    }

    @Test func `A binding is false again when the drag leaves, and items of another type don't set it`() {
        let log = GestureLog()
        let stage = Stage(size: size) { Words(log: log) }
        func mouse(_ phase: PointerEvent.Phase, _ x: CGFloat) {
            stage.mouse(phase, at: CGPoint(x: x, y: 200))
            stage.update()
        }
        mouse(.began, 50)
        mouse(.moved, 250)
        #expect(log.entries == ["true"])
        mouse(.moved, 60)
        #expect(log.entries == ["true", "false"])
        mouse(.moved, 250)
        mouse(.ended, 250)
        #expect(log.entries == ["true", "false", "true", "1", "false"])
        mouse(.began, 150)
        mouse(.moved, 250)
        mouse(.ended, 250)
        #expect(log.entries.count == 5)
    }
}
