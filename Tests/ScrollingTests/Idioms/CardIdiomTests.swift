@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Common code for cards, tabs with an underline, toasts, charts, and similar views.
@MainActor @Suite struct CardIdiomTests {
    private func labels(_ stage: Stage) -> [String] { stage.semantics.flattened.compactMap(\.label) }

    // MARK: Matched geometry

    private struct Hero: View {
        @Namespace private var namespace
        @State private var isOpen = false

        var body: some View {
            ZStack {
                if isOpen {
                    RoundedRectangle(cornerRadius: 30)
                        .fill(.black)
                        .matchedGeometryEffect(id: "card", in: namespace)
                        .frame(width: 200, height: 200)
                } else {
                    VStack {
                        RoundedRectangle(cornerRadius: 10)
                            .fill(.black)
                            .matchedGeometryEffect(id: "card", in: namespace)
                            .frame(width: 40, height: 40)
                        Spacer()
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(.rect)
            .onTapGesture { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
        }
    }

    @Test(.disabled("Halfway, a matched shape isn't on the straight line between its frames."))
    func aCardGrowsFromItsPosition() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Hero() }
        func isBlack(_ x: Int, _ y: Int) -> Bool { Pixels(stage)[x, y].red < 0.3 }
        #expect(isBlack(100, 20) && !isBlack(100, 60))
        stage.tap(at: CGPoint(x: 100, y: 100))
        stage.advance(by: 0.5)
        // Halfway, it's 120 points wide and high, with its center at 60.
        #expect(isBlack(100, 110) && !isBlack(100, 130) && isBlack(50, 60) && !isBlack(30, 60))
        try stage.settle()
        #expect(isBlack(100, 190) && isBlack(10, 100))
        stage.tap(at: CGPoint(x: 100, y: 100))
        try stage.settle()
        #expect(isBlack(100, 20) && !isBlack(100, 60))
    }

    private struct Underlined: View {
        @Namespace private var namespace
        @State private var selected = "One"

        var body: some View {
            HStack(spacing: 0) {
                ForEach(["One", "Two", "Three"], id: \.self) { title in
                    Button {
                        withAnimation(.linear(duration: 1)) { selected = title }
                    } label: {
                        VStack(spacing: 4) {
                            Text(title).foregroundStyle(selected == title ? .primary : .secondary)
                            ZStack {
                                Capsule().fill(.clear).frame(height: 4)
                                if selected == title {
                                    Capsule().fill(.black).frame(height: 4).matchedGeometryEffect(
                                        id: "line", in: namespace)
                                }
                            }
                        }
                        .frame(width: 60)
                    }
                    .buttonStyle(.plain)
                    .accessibilityIdentifier(title)
                }
            }
        }
    }

    @Test func theLineMovesToTheSelectedTab() throws {
        let stage = Stage(size: CGSize(width: 180, height: 60)) { Underlined() }
        let y = Int(try stage.frame(of: "One").maxY) - 2
        func isBlack(_ x: Int) -> Bool { Pixels(stage)[x, y].red < 0.3 }
        #expect(isBlack(30) && !isBlack(90))
        try stage.tap("Three")
        stage.advance(by: 0.5)
        #expect(isBlack(90) && !isBlack(20) && !isBlack(160))
        try stage.settle()
        #expect(isBlack(150) && !isBlack(30))
    }

    // MARK: Cards that are dragged and opened

    private struct Deck: View {
        @State private var cards = ["A", "B", "C"]
        @State private var offset = CGSize.zero

        var body: some View {
            ZStack {
                ForEach(Array(cards.enumerated().reversed()), id: \.element) { index, card in
                    RoundedRectangle(cornerRadius: 16)
                        .fill(.white)
                        .shadow(radius: 4)
                        .overlay { Text(card) }
                        .frame(width: 160, height: 200)
                        .offset(index == 0 ? offset : .zero)
                        .rotationEffect(.degrees(index == 0 ? Double(offset.width) / 20 : 0))
                        .scaleEffect(1 - CGFloat(index) * 0.05)
                        .gesture(
                            DragGesture()
                                .onChanged { offset = $0.translation }
                                .onEnded { value in
                                    withAnimation(.spring) {
                                        if abs(value.translation.width) > 100 { cards.removeFirst() }
                                        offset = .zero
                                    }
                                }
                        )
                        .allowsHitTesting(index == 0)
                }
                if cards.isEmpty { Text("No more") }
            }
        }
    }

    @Test func cardsAreThrownAway() throws {
        let stage = Stage(size: CGSize(width: 320, height: 400)) { Deck() }
        stage.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 210, y: 200), over: 0.2)
        try stage.settle()
        #expect(labels(stage).contains("A"))
        for _ in 0..<3 {
            stage.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 300, y: 210), over: 0.2)
            try stage.settle()
        }
        #expect(labels(stage) == ["No more"])
    }

    private struct Flip: View {
        @State private var isFlipped = false

        var body: some View {
            ZStack {
                Text("Front").opacity(isFlipped ? 0 : 1).accessibilityHidden(isFlipped)
                Text("Back").opacity(isFlipped ? 1 : 0).accessibilityHidden(!isFlipped)
                    .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
            }
            .frame(width: 200, height: 120)
            .background(.thinMaterial, in: .rect(cornerRadius: 12))
            .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
            .onTapGesture { withAnimation(.easeInOut) { isFlipped.toggle() } }
        }
    }

    @Test func aCardFlips() throws {
        let stage = Stage(size: CGSize(width: 320, height: 400)) { Flip() }
        #expect(labels(stage) == ["Front"])
        stage.tap(at: CGPoint(x: 160, y: 200))
        try stage.settle()
        #expect(labels(stage) == ["Back"])
    }

    // MARK: Sizes that depend on each other

    private struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct EqualWidths: View {
        @State private var width: CGFloat?
        let names: [String]

        var body: some View {
            VStack(alignment: .leading) {
                ForEach(names, id: \.self) { name in
                    Text(name)
                        .background {
                            GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
                        }
                        .frame(width: width, alignment: .trailing)
                        .accessibilityIdentifier(name)
                }
            }
            .onPreferenceChange(WidthKey.self) { width = $0 }
        }
    }

    @Test func labelsAreAsWideAsTheWidest() throws {
        let names = ["Name", "Town of residence", "Age"]
        let stage = Stage(size: CGSize(width: 320, height: 200)) { EqualWidths(names: names) }
        let frames = try names.map { try stage.frame(of: $0) }
        #expect(Set(frames.map(\.width)).count == 1 && frames[0].width > 80)
    }

    // MARK: Toasts and charts

    private struct Toasted: View {
        @State private var message: String?

        var body: some View {
            VStack { Button("Save") { withAnimation { message = "Saved" } } }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .overlay(alignment: .bottom) {
                    if let message {
                        Text(message)
                            .padding()
                            .background(.regularMaterial, in: .capsule)
                            .transition(.move(edge: .bottom).combined(with: .opacity))
                            .onTapGesture { withAnimation { self.message = nil } }
                            .accessibilityIdentifier("toast")
                    }
                }
                .accessibilityElement(children: .contain)
        }
    }

    @Test func aToastAppearsAndDisappears() throws {
        let stage = Stage(size: CGSize(width: 320, height: 300)) { Toasted() }
        let save = try stage.element(.button, "Save").frame
        stage.tap(at: CGPoint(x: save.midX, y: save.midY))
        try stage.settle()
        let toast = try stage.drawnFrame(of: "toast")
        #expect(toast.maxY == 300 && toast.midX == 160)
        try stage.tap("toast")
        try stage.settle()
        #expect(!stage.exists("toast"))
    }

    private struct Chart: View {
        @State private var values: [Double] = [0, 0, 0]

        var body: some View {
            HStack(alignment: .bottom, spacing: 10) {
                ForEach(values.indices, id: \.self) { index in
                    Rectangle().fill(.black).frame(width: 20, height: 100 * values[index])
                }
            }
            .frame(height: 100, alignment: .bottom)
            .onAppear { withAnimation(.linear(duration: 1)) { values = [1, 0.5, 0.25] } }
        }
    }

    @Test func barsGrowFromTheBaseline() throws {
        let stage = Stage(size: CGSize(width: 80, height: 100)) { Chart() }
        func isBlack(_ x: Int, _ y: Int) -> Bool { Pixels(stage)[x, y].red < 0.3 }
        stage.advance(by: 0.5)
        #expect(isBlack(10, 55) && !isBlack(10, 45) && isBlack(40, 80) && !isBlack(40, 70))
        try stage.settle()
        #expect(isBlack(10, 5) && isBlack(40, 55) && !isBlack(70, 70) && isBlack(70, 80))
    }

    private struct Stars: View {
        @State private var rating = 2

        var body: some View {
            HStack {
                ForEach(1...5, id: \.self) { star in
                    Image(systemName: star <= rating ? "star.fill" : "star")
                        .foregroundStyle(star <= rating ? .yellow : .gray)
                        .onTapGesture { rating = star }
                        .accessibilityIdentifier("star-\(star)")
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityValue("\(rating) of 5")
        }
    }

    @Test func starsAreTapped() throws {
        let stage = Stage(size: CGSize(width: 320, height: 100)) { Stars() }
        try stage.tap("star-4")
        #expect(stage.semantics.flattened.first { $0.label == "Rating" }?.value == "4 of 5")
    }
}
