import ScrollworkTesting
import SwiftUI
import Testing

@testable import gallery

/// The page of an exhibit at different widths and text sizes.
@MainActor @Suite struct ExhibitPageTests {
    private func stage(_ name: String, width: CGFloat, _ size: DynamicTypeSize) throws -> Stage {
        let exhibit = try #require(Exhibit.named(name))
        return Stage(size: CGSize(width: width, height: 900), environment: { $0.dynamicTypeSize = size }) {
            exhibit.view.environment(\.today, .pictureDay)
        }
    }

    /// The button that opens the options exists only below an exhibit.
    @Test(
        arguments: [
            (390, .large, false), (779, .large, false), (780, .large, true), (844, .large, true), (844, .xLarge, false),
            (900, .xLarge, true), (1440, .large, true), (1440, .accessibility5, false),
        ] as [(CGFloat, DynamicTypeSize, Bool)])
    func `The options are beside an exhibit if the text leaves space for both`(
        _ width: CGFloat, _ size: DynamicTypeSize, _ isBeside: Bool
    ) throws {
        for name in ["picker", "month-calendar", "looping-carousel"] {
            #expect(try stage(name, width: width, size).exists("options") == !isBeside, "\(name)")
        }
    }

    @Test func `A button is at most as wide as the page`() throws {
        let stage = try stage("impressions", width: 390, .accessibility5)
        try stage.activate("options")
        // The exhibit never settles, because it reads its records again.
        stage.advance(by: 1)
        let button = try stage.element(.button, "Cover with a sheet").frame
        #expect(button.minX >= 40 && button.maxX <= 350 && button.width > 200)
        let options = try stage.frame(of: "options")
        #expect(options.minX == 20 && options.maxX == 370)
    }

    /// The week pager takes the space that its minimum height with large text adds to the page.
    @Test(arguments: [DynamicTypeSize.large, .accessibility5])
    func `The week pager leaves little space above`(_ size: DynamicTypeSize) throws {
        let stage = try stage("week-pager", width: 390, size)
        #expect(try stage.element(.heading, "October 2026").frame.minY < 150)
    }

    @Test func `The name of a stepper doesn't contain its value`() throws {
        let stage = try stage("looping-carousel", width: 1440, .large)
        #expect(try stage.element(.slider, "Items").value == "6")
    }

    @Test func `Large digits grow with the text`() throws {
        func height(_ size: DynamicTypeSize) throws -> CGFloat {
            try stage("ruler", width: 390, size).frame(of: "number").height
        }
        #expect(try height(.accessibility5) > 1.5 * height(.large))
    }
}
