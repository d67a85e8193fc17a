import ScrollworkTesting
import SwiftUI
import Testing

/// Bindings to parts of values, to optional values, and to elements of collections.
@MainActor
@Suite struct BindingTests {
    @MainActor private final class Box<Value> {
        var value: Value { didSet { writes += 1 } }
        var writes = 0
        var transactions: [Transaction] = []

        init(_ value: Value) { self.value = value }

        var binding: Binding<Value> {
            Binding {
                self.value
            } set: { value, transaction in
                self.transactions.append(transaction)
                self.value = value
            }
        }
    }

    private struct Person: Equatable {
        var name = "Ada"
        var age = 36
    }

    @Test func `A binding reads and writes its value`() {
        let box = Box(1)
        let binding = box.binding
        #expect(binding.wrappedValue == 1)
        binding.wrappedValue = 5
        #expect(box.value == 5 && binding.projectedValue.wrappedValue == 5)
        #expect(Binding(projectedValue: binding).wrappedValue == 5)
        let constant = Binding.constant(7)
        constant.wrappedValue = 8
        #expect(constant.wrappedValue == 7)
        var stored = 3
        let plain = Binding(get: { stored }, set: { stored = $0 })
        plain.wrappedValue = 4
        #expect(plain.wrappedValue == 4)
    }

    @Test func `A binding to a member writes the whole value`() {
        let box = Box(Person())
        let age = box.binding.age
        age.wrappedValue = 40
        #expect(box.value == Person(name: "Ada", age: 40) && age.wrappedValue == 40 && box.writes == 1)
        box.value.name = "Grace"
        age.wrappedValue += 1
        #expect(box.value == Person(name: "Grace", age: 41))
    }

    @Test func `A binding to elements writes the collection`() {
        let box = Box([1, 2, 3])
        let binding = box.binding
        #expect(binding.startIndex == 0 && binding.endIndex == 3 && binding.count == 3)
        #expect(binding.index(after: 1) == 2 && binding.index(before: 1) == 0)
        var index = 1
        binding.formIndex(after: &index)
        binding.formIndex(after: &index)
        binding.formIndex(before: &index)
        #expect(index == 2 && Array(binding.indices) == [0, 1, 2])
        binding[1].wrappedValue = 9
        for element in binding { element.wrappedValue *= 2 }
        #expect(box.value == [2, 18, 6] && binding.map(\.wrappedValue) == [2, 18, 6])
    }

    @Test func `A binding to an element keeps its value when the collection loses it`() {
        let box = Box([1, 2, 3])
        let last = box.binding[2], first = box.binding[0]
        #expect(last.wrappedValue == 3 && first.wrappedValue == 1)
        box.value = [7]
        #expect(last.wrappedValue == 3 && first.wrappedValue == 7)
        let writes = box.writes
        last.wrappedValue = 4
        #expect(box.value == [7] && box.writes == writes)
        box.value = [7, 8, 9]
        #expect(last.wrappedValue == 9)
        last.wrappedValue = 5
        #expect(box.value == [7, 8, 5])
        box.value = []
        #expect(last.wrappedValue == 9, "the binding hasn't read what it wrote")
    }

    @Test func `Bindings convert between optional values and values`() throws {
        let box = Box(1)
        let optional = Binding<Int?>(box.binding)
        optional.wrappedValue = nil
        #expect(box.value == 1 && box.writes == 0)
        optional.wrappedValue = 4
        #expect(box.value == 4 && optional.wrappedValue == 4)
        #expect(Binding(Box<Int?>(nil).binding) == nil)
        let maybe = Box<Int?>(2)
        let value = try #require(Binding(maybe.binding))
        value.wrappedValue = 3
        #expect(maybe.value == 3 && value.wrappedValue == 3)
        maybe.value = nil
        #expect(value.wrappedValue == 2)
    }

    @Test func `An erased binding takes values of its type`() {
        let box = Box(1)
        let erased = Binding<AnyHashable>(box.binding)
        erased.wrappedValue = AnyHashable(5)
        erased.wrappedValue = AnyHashable("six")
        #expect(box.value == 5 && erased.wrappedValue == AnyHashable(5) && box.writes == 1)
    }

    @Test func `A binding has the identity of its value`() {
        struct Item: Identifiable { let id: Int }
        #expect(Binding.constant(Item(id: 12)).id == 12)
    }

    // MARK: Transactions

    @Test func `A write has the transaction of the binding, or of the code around it`() {
        let box = Box(Person())
        let binding = box.binding
        func last() -> Animation? { box.transactions.last?.animation }
        binding.wrappedValue.age = 1
        #expect(last() == nil)
        binding.animation(.linear(duration: 3)).wrappedValue.age = 2
        #expect(last() == .linear(duration: 3))
        binding.animation(.linear(duration: 3)).age.wrappedValue = 3
        #expect(last() == .linear(duration: 3))
        withAnimation(.linear(duration: 5)) { binding.wrappedValue.age = 4 }
        #expect(last() == .linear(duration: 5))
        binding.transaction(Transaction(animation: .linear(duration: 7))).wrappedValue.age = 6
        #expect(last() == .linear(duration: 7))
        Binding<Person?>(binding.animation(.linear(duration: 9))).wrappedValue = Person(age: 7)
        #expect(last() == .linear(duration: 9))
        let list = Box([1])
        list.binding[0].animation(.linear(duration: 2)).wrappedValue = 3
        #expect(list.transactions.last?.animation == .linear(duration: 2))
        for element in list.binding.animation(.linear(duration: 4)) { element.wrappedValue = 4 }
        #expect(list.transactions.last?.animation == .linear(duration: 4))
        #expect(box.value.age == 7)
    }

    @Test func `The transaction of a binding has completions`() {
        let box = Box(1), log = GestureLog()
        var transaction = Transaction()
        transaction.addAnimationCompletion { log.note("logical") }
        transaction.addAnimationCompletion(criteria: .removed) { log.note("removed") }
        box.binding.transaction(transaction).wrappedValue = 5
        #expect(box.value == 5 && log.entries == ["logical", "removed"])
    }

    @Test func `Transactions around each other add up`() {
        let box = Box(1)
        withTransaction(\.isContinuous, true) {
            withAnimation(.linear(duration: 4)) { box.binding.wrappedValue = 2 }
            box.binding.wrappedValue = 3
        }
        box.binding.wrappedValue = 4
        let animations: [Animation?] = [.linear(duration: 4), nil, nil]
        #expect(box.transactions.map(\.animation) == animations)
        #expect(box.transactions.map(\.isContinuous) == [true, true, false])
        #expect(box.transactions.allSatisfy { !$0.tracksVelocity && !$0.disablesAnimations })
    }

    // MARK: Changes

    private struct Counting: View {
        @State var count = 0
        let log: GestureLog
        let isInitial: Bool

        var body: some View {
            VStack {
                Button("Add") { count += 1 }.accessibilityIdentifier("add")
                Button("Same") { count += 0 }.accessibilityIdentifier("same")
            }
            .onChange(of: count, initial: isInitial) { log.note("\($0) \($1)") }
            .onChange(of: count / 2, initial: isInitial) { log.note("half") }
        }
    }

    @Test(arguments: [false, true]) func `Changes are reported with both values`(isInitial: Bool) throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Counting(log: log, isInitial: isInitial) }
        #expect(Set(log.entries) == (isInitial ? ["0 0", "half"] : []))
        let before = log.entries.count
        try stage.tap("same")
        #expect(log.entries.count == before)
        try stage.tap("add")
        #expect(log.entries.dropFirst(before) == ["0 1"])
        try stage.tap("add")
        #expect(Set(log.entries.dropFirst(before + 1)) == ["1 2", "half"] && log.entries.count == before + 3)
    }

    // MARK: Redaction

    @Test func `Reasons of redaction add up`() throws {
        struct Reader: View {
            let name: String
            @Environment(\.redactionReasons) private var reasons
            var body: some View {
                Color.red.frame(width: CGFloat(reasons.rawValue), height: 1).accessibilityIdentifier(name)
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            VStack {
                Reader(name: "none")
                Reader(name: "placeholder").redacted(reason: .placeholder)
                Reader(name: "both").redacted(reason: .placeholder).redacted(reason: .invalidated)
                Reader(name: "private").privacySensitive().redacted(reason: .privacy)
                Reader(name: "public").privacySensitive(false).redacted(reason: .privacy)
                Reader(name: "sensitive").privacySensitive()
                Reader(name: "un").unredacted().redacted(reason: .placeholder)
            }
        }
        let expected = ["none": 0.0, "placeholder": 1, "both": 5, "private": 3, "public": 2, "sensitive": 0, "un": 0]
        for (name, number) in expected { #expect(try stage.frame(of: name).width == number, "\(name)") }
    }
}
