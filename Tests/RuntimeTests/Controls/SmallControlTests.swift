import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct SmallControlTests {
    private let size = CGSize(width: 300, height: 300)

    @Test(arguments: [
        (0.25, "25 percent"), (-3, "0 percent"), (9, "100 percent"), (.nan, "0 percent"), (.infinity, "100 percent"),
        (-.infinity, "0 percent"), (0.256, "26 percent"),
    ])
    func aGaugeReportsItsFraction(value: Double, reported: String) {
        let stage = Stage(size: size) { Gauge(value: value) { Text("Speed") } }
        #expect(stage.semantics.flattened.contains { $0.label == "Speed" && $0.value == reported })
    }

    @Test func aGaugeIsFilledUpToItsValue() throws {
        struct Filled: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                Color.red.frame(width: 100 * configuration.value, height: 10).accessibilityIdentifier("bar")
                configuration.label
            }
        }
        let stage = Stage(size: size) { Gauge(value: 30.0, in: 10...50) { Text("Speed") }.gaugeStyle(Filled()) }
        #expect(try stage.frame(of: "bar").width == 50)
    }

    @Test func aGaugeOfOneValueIsEmpty() {
        let stage = Stage(size: size) { Gauge(value: 4, in: 4...4) { Text("Speed") } }
        #expect(stage.semantics.flattened.contains { $0.label == "Speed" && $0.value == "0 percent" })
    }

    /// The current value takes the place of the label in the middle. An open ring has room for more at the bottom.
    @Test func aRingShowsTheLabelsThatItHasRoomFor() {
        func texts<V: View>(_ gauge: V) -> [String] {
            let stage = Stage(size: size) { gauge }
            return stage.marks.compactMap { mark -> String? in
                if case .text(let text, size: _, weight: _) = mark.kind { text } else { nil }
            }
            .sorted()
        }
        let label = Gauge(value: 0.5) { Text("S") }
        let current = Gauge(value: 0.5) {
            Text("S")
        } currentValueLabel: {
            Text("5")
        }
        let bounds = Gauge(value: 0.5) {
            Text("S")
        } currentValueLabel: {
            Text("5")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("9")
        }
        #expect(texts(label.gaugeStyle(.accessoryCircular)) == ["S"])
        #expect(texts(current.gaugeStyle(.accessoryCircular)) == ["5", "S"])
        #expect(texts(bounds.gaugeStyle(.accessoryCircular)) == ["0", "5", "9"])
        #expect(texts(label.gaugeStyle(.accessoryCircularCapacity)) == ["S"])
        #expect(texts(current.gaugeStyle(.accessoryCircularCapacity)) == ["5"])
        #expect(texts(bounds.gaugeStyle(.accessoryCircularCapacity)) == ["5"])
    }

    @Observable final class Download { var share: Double? = 0.25 }

    private struct Loading: View {
        let download: Download
        var body: some View { ProgressView(value: download.share) }
    }

    @Test func aProgressReportsItsChanges() throws {
        let download = Download()
        let stage = Stage(size: size) { Loading(download: download) }
        for (share, spoken) in [(0.25, "25%"), (0.506, "51%"), (nil, nil)] as [(Double?, String?)] {
            download.share = share
            stage.advance(by: 0.1)
            let node = try #require(stage.semantics.flattened.first { $0.role == .progress })
            #expect(node.number == share && node.value == spoken && !node.isFocusable)
        }
    }

    /// A wheel is 20 points high.
    @Test func theLabelOfAWheelIsEightPointsBelowIt() throws {
        let stage = Stage(size: size) {
            ProgressView { box(30, 10, "label") }.fixedSize().accessibilityIdentifier("progress")
        }
        #expect(try stage.frame(of: "progress") == CGRect(x: 135, y: 131, width: 30, height: 38))
        #expect(try stage.frame(of: "label") == CGRect(x: 135, y: 159, width: 30, height: 10))
    }

    @Test func whatExplainsMissingContentIsInTheMiddle() throws {
        let stage = Stage(size: size) {
            ContentUnavailableView {
                Label {
                    box(60, 20, "title")
                } icon: {
                    box(40, 30, "icon")
                }
            } description: {
                box(80, 10, "description")
            } actions: {
                box(50, 16, "first")
                box(50, 16, "second")
            }
        }
        let names = ["icon", "title", "description", "first", "second"]
        #expect(try names.map { try stage.frame(of: $0).minY } == [82, 124, 152, 178, 202])
        #expect(try names.allSatisfy { try stage.frame(of: $0).midX == 150 })
    }

    @Test func aLinkOpensItsAddressByTheActionOfTheEnvironment() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Link("Here", destination: URL(string: "https://example.org/a")!)
                .accessibilityIdentifier("link")
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        log.note(url.absoluteString)
                        return .handled
                    })
        }
        try stage.tap("link")
        #expect(log.entries == ["https://example.org/a"])
        #expect(stage.semantics.flattened.contains { $0.role == .link && $0.label == "Here" })
    }

    private struct Secret: View {
        @State private var word = ""
        var body: some View {
            VStack {
                SecureField("Password", text: $word).accessibilityIdentifier("field")
                Text(verbatim: "<\(word)>").accessibilityIdentifier("word")
            }
        }
    }

    @Test func aSecureFieldHidesItsText() throws {
        let stage = Stage(size: size) { Secret() }
        try stage.tap("field")
        for character in "abc" { stage.press(.character(character)) }
        #expect(try stage.text(of: "word") == "<abc>")
        let field = try #require(stage.semantics.flattened.first { $0.role == .textField })
        #expect(field.value == "•••")
        #expect(try !stage.text(of: "field").contains("abc"))
    }

    private struct Number: View {
        @State private var number = 1.5
        var body: some View {
            VStack {
                TextField("Number", value: $number, format: .number).accessibilityIdentifier("field")
                Text(verbatim: "\(number)").accessibilityIdentifier("number")
            }
        }
    }

    @Test func aValueIsSetWhenEditingEnds() throws {
        let stage = Stage(size: size) { Number() }
        try stage.tap("field")
        stage.press(.character("2"))
        #expect(try stage.text(of: "number") == "1.5")
        stage.press(.return)
        #expect(try stage.text(of: "number") == "1.52")
        stage.press(.character("x"))
        stage.press(.escape)
        // Input that isn't a number is discarded.
        #expect(try stage.text(of: "number") == "1.52")
    }

    @Test func valuesAreFormattedAndParsedInTheLocaleOfTheEnvironment() throws {
        struct Prices: View {
            @State private var price = 1.5

            var body: some View {
                VStack {
                    TextField("Price", value: $price, format: .number).accessibilityIdentifier("field")
                    TextField("English", value: $price, format: .number.locale(Locale(identifier: "en_US")))
                        .accessibilityIdentifier("english")
                    Stepper("Price", value: $price, step: 0.5, format: .number)
                    Text(verbatim: "\(price)").accessibilityIdentifier("price")
                }
            }
        }
        let stage = Stage(size: size, environment: { $0.locale = Locale(identifier: "de_DE") }) { Prices() }
        func values(_ label: String) -> [String?] {
            stage.semantics.flattened.filter { $0.label == label }.map(\.value)
        }
        #expect(values("Price") == ["1,5", "1,5"] && values("English") == ["1.5"])
        try stage.tap("field")
        stage.press(.character("2"))
        stage.press(.return)
        #expect(try stage.text(of: "price") == "1.52")
    }

    @Test func aTallFieldGrowsWithItsLines() throws {
        let stage = Stage(size: CGSize(width: 100, height: 300)) {
            VStack {
                TextField("Note", text: .constant("several words that do not fit"), axis: .vertical)
                    .accessibilityIdentifier("tall")
                TextField("Note", text: .constant("several words that do not fit")).accessibilityIdentifier("flat")
            }
        }
        #expect(try stage.frame(of: "tall").height > 2 * stage.frame(of: "flat").height)
    }

    private struct Counting: View {
        @SceneStorage("count") private var count = 3
        let name: String
        var body: some View {
            Button("\(count)") { count += 1 }.accessibilityIdentifier(name)
        }
    }

    @Test func aWindowKeepsAValueForAllItsViewsAndOtherWindowsHaveTheirOwn() throws {
        let stage = Stage(size: size) {
            VStack {
                Counting(name: "a")
                Counting(name: "b")
            }
        }
        try stage.tap("a")
        #expect(try stage.text(of: "a") == "4" && stage.text(of: "b") == "4")
        let other = Stage(size: size) { Counting(name: "a") }
        #expect(try other.text(of: "a") == "3")
    }

    private struct Scaled: View {
        @ScaledMetric(relativeTo: .body) private var side = 17.0
        var body: some View { Color.red.frame(width: side, height: side).accessibilityIdentifier("box") }
    }

    @Test(arguments: [(DynamicTypeSize.large, 17.0), (.xxxLarge, 23), (.accessibility5, 53), (.xSmall, 14)])
    func aScaledMetricGrowsWithText(textSize: DynamicTypeSize, side: Double) throws {
        let stage = Stage(size: size, environment: { $0.dynamicTypeSize = textSize }) { Scaled() }
        #expect(abs(try stage.frame(of: "box").width - side) < 0.001)
    }

    private struct Node: Identifiable {
        let id: String
        var children: [Node]?
    }

    @Test(arguments: [false, true]) func aTreeExpandsLevelByLevel(isInList: Bool) throws {
        let tree = [
            Node(id: "fruit", children: [Node(id: "stone", children: [Node(id: "plum")]), Node(id: "apple")]),
            Node(id: "water"),
        ]
        let stage = Stage(size: CGSize(width: 300, height: 600)) {
            if isInList {
                List(tree, children: \.children) { Text($0.id).accessibilityIdentifier($0.id) }
            } else {
                VStack { OutlineGroup(tree, children: \.children) { Text($0.id).accessibilityIdentifier($0.id) } }
            }
        }
        #expect(stage.exists("fruit") && stage.exists("water") && !stage.exists("stone"))
        try stage.tap("fruit")
        try stage.settle()
        #expect(stage.exists("stone") && stage.exists("apple") && !stage.exists("plum"))
        #expect(try stage.frame(of: "stone").minX >= stage.frame(of: "fruit").minX + 20)
        try stage.tap("stone")
        try stage.settle()
        #expect(stage.exists("plum"))
        #expect(try stage.frame(of: "plum").minY < stage.frame(of: "apple").minY)
        try stage.tap("fruit")
        try stage.settle()
        #expect(!stage.exists("stone") && stage.exists("water"))
    }
}
