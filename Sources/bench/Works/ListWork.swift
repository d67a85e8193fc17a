import Foundation
import ViewRuntime

/// A list of rows with a line below each row.
struct ListWork: View {
    static let rowHeight = 44.0
    let count: Int
    /// Whether all numbers have the same number of digits, so that a row far down costs no more than the first row.
    let isPadded: Bool

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<count, id: \.self) {
                    ListRow(number: isPadded ? String(String(100_000_000 + $0).dropFirst()) : String($0))
                }
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

/// A line in the color that all programs of the comparison use.
struct BenchLine: View {
    var body: some View {
        Color(red: 208.0 / 255, green: 208.0 / 255, blue: 208.0 / 255).frame(height: 1)
    }
}
