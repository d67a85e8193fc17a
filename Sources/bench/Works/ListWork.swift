import Foundation
import ViewRuntime

/// A list of rows, each with a line below it.
struct ListWork: View {
    static let rowHeight = 44.0
    let count: Int
    /// Whether all numbers have as many digits, so that rows far down are no more work than the first.
    let isPadded: Bool

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { ListRow(number: isPadded ? String(String(100_000_000 + $0).dropFirst()) : String($0)) }
            }
        }
    }
}

private struct ListRow: View {
    let number: String

    var body: some View {
        VStack(spacing: 0) {
            Text(verbatim: "Row \(number)")
                .font(.custom("DejaVu Sans", fixedSize: 17))
                .padding(.leading, 16)
                .frame(maxWidth: .infinity, minHeight: 43, maxHeight: 43, alignment: .leading)
            BenchLine()
        }
    }
}

/// A line of the one colour that all programs of the comparison draw.
struct BenchLine: View {
    var body: some View {
        Color(red: 208.0 / 255, green: 208.0 / 255, blue: 208.0 / 255).frame(height: 1)
    }
}
