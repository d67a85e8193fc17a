import Foundation
import ViewRuntime

/// A carousel whose pages repeat. The stack is so long that a run doesn't reach its ends.
struct CarouselWork: View {
    let count: Int

    private static let places = 1_000_000

    var body: some View {
        ScrollViewReader { carousel in
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<Self.places, id: \.self) { PageView(index: $0 % max(count, 1), count: count) }
                }
            }
            .onAppear {
                let middle = Self.places / 2
                carousel.scrollTo(middle - middle % max(count, 1), anchor: .center)
            }
        }
    }
}

private struct PageView: View {
    let index: Int
    let count: Int

    var body: some View {
        Text(verbatim: "Page \(index)")
            .font(.custom("DejaVu Sans", fixedSize: 28))
            .frame(width: 300, height: 200)
            .background(Color(hue: Double(index) / Double(max(count, 1)), saturation: 0.5, brightness: 0.9))
    }
}
