import Foundation
import ScrollworkTesting
import SwiftUI
import Testing
import UIKit

/// The images and colors are in the asset catalog next to these tests. The plugin copies it into their bundle.
@MainActor
struct AssetViewTests {
    private func size(scale: Double = 2, @ViewBuilder _ content: () -> some View) throws -> CGSize {
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: scale) {
            content().accessibilityIdentifier("picture")
        }
        return try stage.frame(of: "picture").size
    }

    private func resolved(_ color: Color, dark: Bool = false) -> String {
        var environment = EnvironmentValues()
        environment.colorScheme = dark ? .dark : .light
        return "\(color.resolve(in: environment))"
    }

    @Test func aPictureIsAsLargeInPointsAtEveryScale() throws {
        for scale in [1.0, 2, 3] { #expect(try size(scale: scale) { Image(.photo) } == CGSize(width: 10, height: 8)) }
    }

    @Test func pixelsAreThoseOfTheDisplaysScaleAndAppearance() throws {
        func png(scale: Double, _ scheme: ColorScheme) throws -> Data {
            let stage = Stage(
                size: CGSize(width: 10, height: 8), scale: scale, environment: { $0.colorScheme = scheme }
            ) { Image(.photo) }
            return try stage.png()
        }
        func filled(_ color: Color, scale: Double, _ scheme: ColorScheme) throws -> Data {
            let stage = Stage(
                size: CGSize(width: 10, height: 8), scale: scale, environment: { $0.colorScheme = scheme }
            ) { color }
            return try stage.png()
        }
        #expect(try png(scale: 1, .light) == filled(Color(red: 1, green: 0, blue: 0), scale: 1, .light))
        #expect(try png(scale: 2, .light) == filled(Color(red: 0, green: 1, blue: 0), scale: 2, .light))
        #expect(try png(scale: 3, .light) == filled(Color(red: 0, green: 0, blue: 1), scale: 3, .light))
        #expect(try png(scale: 2, .dark) == filled(.black, scale: 2, .dark))
    }

    @Test func aPictureThatIsShownFollowsTheAppearance() throws {
        let stage = Stage(size: CGSize(width: 10, height: 8)) { Image("photo") }
        let light = try stage.png()
        stage.changeEnvironment { $0.colorScheme = .dark }
        #expect(try stage.png() != light)
    }

    /// With increased contrast, the mark is smaller.
    @Test func aPictureThatIsShownFollowsTheContrast() throws {
        let stage = Stage(size: CGSize(width: 10, height: 8)) { Image(.mark).accessibilityIdentifier("picture") }
        for (isOn, side) in [(false, 6), (true, 4), (false, 6)] as [(Bool, CGFloat)] {
            stage.changeEnvironment { $0.set(.increaseContrast, to: isOn) }
            #expect(try stage.frame(of: "picture").size == CGSize(width: side, height: side))
        }
    }

    @Test func aPictureThatIsShownFollowsTheScaleOfTheDisplay() throws {
        let stage = Stage(size: CGSize(width: 10, height: 8)) { Image("photo") }
        let usual = try stage.png()
        stage.changeEnvironment { $0.displayScale = 1 }
        #expect(try stage.png() != usual)
    }

    @Test func aTemplateUsesTheForegroundStyle() throws {
        let mark = Stage(size: CGSize(width: 6, height: 6)) { Image(.mark).foregroundStyle(.blue) }
        let blue = Stage(size: CGSize(width: 6, height: 6)) { Color.blue }
        #expect(try mark.png() == blue.png())
        let original = Stage(size: CGSize(width: 6, height: 6)) {
            Image(.mark).renderingMode(.original).foregroundStyle(.blue)
        }
        #expect(try original.png() != blue.png())
    }

    @Test func namesFindWhatSymbolsDo() throws {
        #expect(try size { Image("Icons/bell") } == CGSize(width: 4, height: 4))
        #expect(try size { Image(.Icons.bell) } == CGSize(width: 4, height: 4))
        #expect(try size { Image("photo", bundle: .module) } == CGSize(width: 10, height: 8))
        #expect(resolved(Color("Brand")) == resolved(Color(.brand)))
    }

    @Test func namesOfAFileWithoutSwiftUIFindAssets() throws {
        #expect(try size { Image(.printed) } == CGSize(width: 10, height: 8))
        #expect(ImageResource.printed == .photo)
        #expect(resolved(Color(.letterhead)) == resolved(Color(.brand)))
    }

    @Test func drawingsHaveSymbols() {
        #expect(ImageResource.Icons.wave == ImageResource(name: "Icons/wave", bundle: .module))
        #expect(ImageResource.Icons.leaf == ImageResource(name: "Icons/leaf", bundle: .module))
    }

    @Test func colorsFollowTheAppearance() {
        #expect(resolved(.brand) == "#FF8000FF")
        #expect(resolved(.brand, dark: true) == "#0080FFFF")
        #expect(resolved(Color(.blue)) == "#0A141EFF")
        #expect(resolved(.notice) == resolved(.red))
    }

    @Test func stylesAndUIKitHaveTheSymbols() throws {
        let stage = Stage(size: CGSize(width: 20, height: 20)) { Rectangle().fill(.brand) }
        let plain = Stage(size: CGSize(width: 20, height: 20)) { Color(red: 1, green: 128.0 / 255, blue: 0) }
        #expect(try stage.png() == plain.png())
        #expect(resolved(Color(uiColor: .brand)) == "#FF8000FF")
        #expect(UIImage.photo.size == CGSize(width: 10, height: 8))
        #expect(UIColor(named: "Brand") != nil)
        #expect(UIColor(named: "nothing") == nil)
        #expect(UIImage(named: "Icons/bell")?.size == CGSize(width: 4, height: 4))
    }

    @Test func aMissingAssetIsClearAndLogsAWarning() throws {
        #expect(resolved(Color("nothing")) == "#00000000")
        let stage = Stage(size: CGSize(width: 10, height: 8)) { Image("nothing") }
        #expect(stage.warnings.contains { $0.contains("nothing") })
    }
}
