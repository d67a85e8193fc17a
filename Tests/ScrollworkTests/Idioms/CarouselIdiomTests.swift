import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Typical programs with carousels.
@MainActor
@Suite struct CarouselIdiomTests {
    private struct Photo: Identifiable, Hashable {
        let id: Int
    }

    @Test(arguments: Surroundings.allCases) func pagesAreTurnedInAnyContainer(_ place: Surroundings) throws {
        let kept = Kept<Int?>(0), photos = (0..<6).map(Photo.init)
        let stage = Stage(size: CGSize(width: 390, height: 700)) {
            Placed(surrounding: place, height: 200) {
                Carousel(photos, selection: Bindable(kept).value, pageSize: .relative(0.8), spacing: 12) { photo in
                    let next = (photo.id + 1) % 6
                    Button("Photo \(photo.id)") { kept.value = next }
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .accessibilityIdentifier("photo \(photo.id)")
                }
            }
        }
        try stage.arrive(in: place)
        let photo = try stage.frame(of: "photo 0")
        stage.flick(from: CGPoint(x: photo.midX + 60, y: photo.midY), velocity: CGVector(dx: -1_200, dy: 0))
        try stage.settle()
        #expect(kept.value == 1)
        try stage.leaveAndReturn(to: place)
        #expect(kept.value == 1)
        #expect(abs(try stage.frame(of: "photo 1").midX - photo.midX) < 0.5)
        try stage.tap("photo 1")
        try stage.settle()
        #expect(kept.value == 2)
        #expect(abs(try stage.frame(of: "photo 2").midX - photo.midX) < 0.5)
    }

    @Test(
        arguments: Setter.allCases)
    func everySetterChangesThePage(_ setter: Setter) async throws {
        let kept = Kept<Int?>(0)
        let stage = Stage(size: CGSize(width: 390, height: 500)) {
            Driven(kept: kept, setter: setter, next: 4) {
                Carousel(0..<6, id: \.self, selection: $0) {
                    Text("Photo \($0)").accessibilityIdentifier("photo \($0)")
                }
            }
        }
        try await stage.drive(kept, by: setter) { kept.value == 4 }
        try stage.settle()
        #expect(kept.seen == [4])
        // A loop can contain the page more than once.
        #expect(stage.semantics.flattened.contains { $0.label == "Photo 4" && abs($0.frame.minX) < 0.5 })
    }

    private struct Old: View {
        @ObservedObject var kept: Shared<Int?>
        @State private var passing: [Int] = []

        var body: some View {
            VStack {
                Text("\(kept.value ?? -1) after \(passing.map(String.init).joined(separator: " "))")
                    .accessibilityIdentifier("value")
                Carousel(0..<6, id: \.self, selection: $kept.value) {
                    Text("Photo \($0)").accessibilityIdentifier("photo \($0)")
                }
                .onPageChange { if $0 == .passing { passing.append($1) } }
                .frame(height: 200)
            }
        }
    }

    @Test func aParentReadsTheObservableObjectAndThePassingPages() throws {
        let kept = Shared<Int?>(0)
        let stage = Stage(size: CGSize(width: 390, height: 400)) { Old(kept: kept) }
        try stage.settle()
        let photo = try stage.frame(of: "photo 0")
        for page in 1...3 {
            stage.flick(from: CGPoint(x: photo.midX + 60, y: photo.midY), velocity: CGVector(dx: -1_200, dy: 0))
            try stage.settle()
            #expect(kept.value == page)
        }
        #expect(try stage.text(of: "value") == "3 after 1 2 3")
    }

    @Test func deletingTheLastPhotoClearsTheSelection() throws {
        let subject = CarouselSubject(["a", "b"], selection: "b")
        let stage = subject.stage()
        subject.items = ["b"]
        try stage.settle()
        #expect(subject.selection == "b")
        subject.items = []
        try stage.settle()
        #expect(subject.selection == nil)
        subject.items = ["c", "d"]
        subject.selection = "d"
        try stage.settle()
        #expect(subject.selection == "d")
    }

    @Test func aSelectionWaitsForPhotosThatStillLoad() throws {
        let subject = CarouselSubject([], selection: "c")
        let stage = subject.stage()
        try stage.settle()
        #expect(subject.selection == "c")
        subject.items = ["a", "b", "c", "d"]
        try stage.settle()
        #expect(subject.selection == "c")
    }

    @Test func tabReachesOnlyTheButtonsOfTheVisiblePhoto() throws {
        let kept = Kept<Int?>(0)
        let stage = Stage(size: CGSize(width: 390, height: 300)) {
            Carousel(0..<6, id: \.self, selection: Bindable(kept).value) { Button("Photo \($0)") {} }
        }
        var met: Set<String> = []
        for _ in 0..<12 {
            stage.press(.tab)
            if let label = stage.semantics.flattened.first(where: \.isFocused)?.label { met.insert(label) }
        }
        #expect(met.filter { $0.hasPrefix("Photo") } == ["Photo 0"])
    }

    @Test func theAutoplayButtonIsLargeEnoughForAFinger() throws {
        let subject = CarouselSubject(count: 4)
        subject.autoplay = 5
        let stage = subject.stage()
        let button = try #require(stage.semantics.flattened.first { $0.label == "Pause" })
        #expect(button.frame.width >= 44 && button.frame.height >= 44)
    }
}
