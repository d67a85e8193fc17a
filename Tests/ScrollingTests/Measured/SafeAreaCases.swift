import SwiftUI

extension MeasuredCases {
    static let safeAreas = [
        MeasuredCase("position/safe-area") {
            HStack(spacing: 20) {
                VStack(spacing: 0) { Color.red.probe("plainContent") }
                    .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).probe("plainBar") }
                    .frame(width: 100, height: 200)
                    .probe("plain")
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<8) { row in Color.red.frame(height: 30).probe("row\(row)") }
                    }
                    .probe("scrollContent")
                }
                .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).probe("scrollBar") }
                .frame(width: 100, height: 200)
                .probe("scroll")
                VStack(spacing: 0) { Color.red.probe("ignoringContent") }
                    .ignoresSafeArea()
                    .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30).probe("ignoringBar") }
                    .frame(width: 100, height: 200)
                    .probe("ignoring")
            }
            .probe("row")
        },
        MeasuredCase("ios/representable/safearea-rule") {
            ZStack(alignment: .top) {
                Color.white
                HStack(alignment: .top, spacing: 0) {
                    Color.red.ignoresSafeArea().padding(.top, 10).frame(width: 60).probe("padded")
                    VStack(spacing: 0) {
                        Color.clear.frame(height: 10)
                        Color.red.ignoresSafeArea().probe("offsetColor")
                    }
                    .frame(width: 60)
                    .probe("offset")
                    ScrollView { Color.red.frame(height: 400).probe("scrollContent") }
                        .frame(width: 80)
                        .probe("scroll")
                    Color.red.ignoresSafeArea().frame(width: 60).probe("framed")
                    Color.red.ignoresSafeArea().padding(.horizontal, 5).frame(width: 60).probe("hpadded")
                }
                .probe("row")
            }
            .probe("zstack")
        },
    ]
}
