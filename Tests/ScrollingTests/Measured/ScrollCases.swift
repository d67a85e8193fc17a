import SwiftUI

extension MeasuredCases {
    static let scrolling = [
        MeasuredCase("scroll/vertical") {
            ScrollView { rows(3).probe("content") }.probe("scroll")
        },
        MeasuredCase("scroll/vertical-overflow") {
            ScrollView { rows(20, spacing: 8).probe("content") }.probe("scroll")
        },
        MeasuredCase("scroll/horizontal") {
            ScrollView(.horizontal) {
                HStack(spacing: 8) {
                    ForEach(0..<12) { box(60, 40, "cell\($0)") }
                }
                .probe("content")
            }
            .probe("scroll")
        },
        MeasuredCase("scroll/both") {
            ScrollView([.horizontal, .vertical]) { box(500, 400, "content") }.probe("scroll")
        },
        MeasuredCase("scroll/long") {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<500) { _ in box(200, 20) } }.probe("content")
            }
            .probe("scroll")
        },
        MeasuredCase("scroll/narrow-content") {
            ScrollView { box(100, 400, "content") }.probe("scroll").frame(width: 250, height: 150).probe("frame")
        },
        MeasuredCase("scroll/padding") {
            ScrollView { rows(20).padding().probe("padded") }.probe("scroll")
        },
        MeasuredCase("scroll/anchor-bottom") {
            ScrollView { rows(20).probe("content") }.defaultScrollAnchor(.bottom).probe("scroll")
        },
        MeasuredCase("scroll/flash") {
            ScrollView { rows(20) }.scrollIndicatorsFlash(onAppear: true).probe("scroll")
        },
    ]

    static let scrollMargins = [
        MeasuredCase("scroll/margins") {
            HStack(spacing: 20) {
                ScrollView { rows(20, "a") }.contentMargins(20, for: .scrollContent).probe("content")
                ScrollView { rows(3, "b") }.contentMargins(.horizontal, 12, for: .scrollContent).probe("horizontal")
                ScrollView { rows(3, "c") }.contentMargins(.top, 30).probe("automatic")
                ScrollView { rows(20, "d") }.contentMargins(20, for: .scrollIndicators).probe("indicators")
            }
        }
    ]

    /// Boxes of 120 by 20 points, with their numbers as names and identities.
    static func rows(_ count: Int, _ name: String = "row", spacing: CGFloat = 0) -> some View {
        VStack(spacing: spacing) {
            ForEach(0..<count, id: \.self) { box(120, 20, "\(name)\($0)").id($0) }
        }
    }
}
