import SwiftUI

extension MeasuredCases {
    static let lazy = [
        MeasuredCase("lazy/laziness", { Destination<String>() }, steps: ["r100": { $0.go(to: "r100", .top) }]) {
            model in
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<200) { box(200, 20, "r\($0)").id("r\($0)") }
                    }
                }
                .probe("scroll")
                .onChange(of: model.target) {
                    if let target = model.target { proxy.scrollTo(target, anchor: model.anchor) }
                }
            }
        }
    ]
}
