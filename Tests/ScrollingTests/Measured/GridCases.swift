import SwiftUI

extension MeasuredCases {
    static let grids = [
        MeasuredCase("lazy/grids") {
            VStack(spacing: 16) {
                LazyVGrid(
                    columns: [
                        GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80)),
                    ],
                    spacing: 4
                ) {
                    ForEach(0..<6) { Color.gray.frame(height: 20).probe("cell\($0)") }
                }
                .frame(width: 280)
                .probe("columns")
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) {
                    ForEach(0..<5) { Color.gray.frame(height: 24).probe("adaptive\($0)") }
                }
                .frame(width: 240)
                .probe("adaptive")
                LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
                    ForEach(0..<5) { Color.gray.frame(width: 40).probe("hcell\($0)") }
                }
                .frame(height: 70)
                .probe("rows")
            }
            .probe("stack")
        }
    ]
}
