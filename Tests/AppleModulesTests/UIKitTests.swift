import Foundation
import ScrollworkTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct UIKitTests {
    @Test func theScreenIsTheWindowOfTheScene() throws {
        struct Half: View {
            var body: some View {
                Color.red.frame(width: UIScreen.main.bounds.width / 2, height: 10).accessibilityIdentifier("half")
            }
        }
        let large = Stage(size: CGSize(width: 800, height: 600)) { Half() }
        let small = Stage(size: CGSize(width: 300, height: 600)) { Half() }
        #expect(try large.frame(of: "half").width == 400)
        #expect(try small.frame(of: "half").width == 150)
    }

    @Test func theWindowHasTheSafeAreaOfTheScene() throws {
        struct Inset: View {
            var body: some View {
                let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                let window = scene?.windows.first { $0.isKeyWindow }
                Color.red.frame(width: 10, height: window?.safeAreaInsets.top ?? 0).accessibilityIdentifier("inset")
            }
        }
        let area = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        let stage = Stage(size: CGSize(width: 300, height: 600), safeArea: area) { Inset() }
        #expect(try stage.frame(of: "inset").height == 59)
    }

    @Test func hapticsAreFeedbackOfTheScene() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Button("tap") {
                UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
                UISelectionFeedbackGenerator().selectionChanged()
                UINotificationFeedbackGenerator().notificationOccurred(.error)
            }
        }
        stage.tap(at: CGPoint(x: 100, y: 100))
        try stage.settle()
        #expect(stage.feedback.map(\.name) == ["impact.heavy", "selection", "error"])
        #expect(stage.feedback.map(\.intensity) == [0.5, 1, 1])
    }

    @Test func hapticsOutsideOfAFrameAskForOne() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Color.red }
        #expect(stage.isAtRest)
        UISelectionFeedbackGenerator().selectionChanged()
        #expect(!stage.isAtRest && stage.feedback.isEmpty)
        try stage.settle()
        #expect(stage.feedback.map(\.name) == ["selection"])
    }

    @Test func theProgramOpensURLs() throws {
        let url = URL(string: "https://example.org")!
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Button("Open") { UIApplication.shared.open(url) }.accessibilityIdentifier("open")
        }
        try stage.tap("open")
        #expect(stage.hostRequests == [.open(url)])
    }

    private func resolved(_ color: Color, _ scheme: ColorScheme = .light) -> String {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return "\(color.resolve(in: environment))"
    }

    @Test func systemColorsFollowTheAppearance() {
        #expect(resolved(Color(.systemGray6)) == "#F2F2F7FF")
        #expect(resolved(Color(UIColor.systemGroupedBackground), .dark) == "#000000FF")
        #expect(resolved(Color(uiColor: .label), .dark) == "#FFFFFFFF")
        #expect(resolved(Color(uiColor: .systemRed)) == resolved(.red))
    }

    @Test func namedColorsAreTheSameInEveryAppearance() {
        let colors: [(UIColor, String)] = [
            (.black, "#000000FF"), (.white, "#FFFFFFFF"), (.gray, "#808080FF"), (.darkGray, "#555555FF"),
            (.lightGray, "#AAAAAAFF"), (.clear, "#00000000"), (.red, "#FF0000FF"), (.green, "#00FF00FF"),
            (.blue, "#0000FFFF"), (.cyan, "#00FFFFFF"), (.yellow, "#FFFF00FF"), (.magenta, "#FF00FFFF"),
            (.orange, "#FF8000FF"), (.purple, "#800080FF"), (.brown, "#996633FF"),
        ]
        for (color, expected) in colors {
            #expect(resolved(Color(color)) == expected)
            #expect(resolved(Color(color), .dark) == expected)
        }
    }

    @Test func aDynamicColorResolvesWhereItAppears() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(resolved(Color(color)) == "#000000FF")
        #expect(resolved(Color(color), .dark) == "#FFFFFFFF")
        #expect(resolved(Color(color.withAlphaComponent(0.5)), .dark) == "#FFFFFF80")
        let fixed = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(resolved(Color(fixed)) == "#FFFFFFFF")
    }

    @Test func colorComponentsRoundTrip() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        for (value, expected) in zip([red, green, blue, alpha], [0.2, 0.4, 0.6, 0.8]) {
            #expect(abs(value - expected) < 1e-5)
        }
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(hue: 0.3, saturation: 0.5, brightness: 0.7, alpha: 1)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        for (value, expected) in zip([hue, saturation, brightness], [0.3, 0.5, 0.7]) {
            #expect(abs(value - expected) < 1e-5)
        }
        #expect(resolved(Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))) == "#FF8000FF")
    }

    @Test func cornersOfAPathAreRound() {
        struct Corners: Shape {
            func path(in rect: CGRect) -> Path {
                let radii = CGSize(width: 8, height: 8)
                return Path(
                    UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: radii).cgPath
                )
            }
        }
        let path = Corners().path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 39, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 39)) && path.contains(CGPoint(x: 39, y: 39)))
    }

    @Test func anArcTurnsAsItIsSeen() {
        let path = UIBezierPath()
        path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        // Clockwise from the right leads down, because y increases downward.
        #expect(abs(path.bounds.maxY - 10) < 0.01 && abs(path.bounds.minY) < 0.01)
    }

    @Test func distancesAreThoseOfSwiftUI() {
        #expect(
            EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(
            CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 2, y: 1, width: 4, height: 6))
    }

    @Test func textFieldsHaveTheKeyboardsOfUIKit() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            VStack {
                TextField("Number", text: .constant("1")).keyboardType(.decimalPad).textContentType(.oneTimeCode)
                TextField("Name", text: .constant("1")).autocapitalization(.allCharacters)
            }
        }
        let number = try stage.element(.textField, "Number").textInput
        #expect(number?.keyboard == .decimal && number?.contentType == "one-time-code")
        let name = try stage.element(.textField, "Name").textInput
        #expect(name?.keyboard == .text && name?.contentType == nil && name?.capitalization == .characters)
    }

    // MARK: The device

    @Test func theDeviceIsAPhoneThatTurnsWithItsWindow() throws {
        struct Turned: View {
            var body: some View {
                let orientation = UIDevice.current.orientation
                Text("\(orientation.rawValue) \(orientation.isPortrait) \(orientation.isLandscape)")
                    .accessibilityIdentifier("orientation")
            }
        }
        func text(_ width: CGFloat, _ height: CGFloat) throws -> String {
            try Stage(size: CGSize(width: width, height: height)) { Turned() }.text(of: "orientation")
        }
        #expect(try text(300, 600) == "\(UIDeviceOrientation.portrait.rawValue) true false")
        #expect(try text(600, 300) == "\(UIDeviceOrientation.landscapeLeft.rawValue) false true")
        #expect(try text(300, 300) == "\(UIDeviceOrientation.portrait.rawValue) true false")
        let device = UIDevice.current
        #expect(device.userInterfaceIdiom == .phone && device === UIDevice.current)
        #expect(!device.name.isEmpty && device.model == "Linux" && device.systemName == "Linux")
        #expect(device.systemVersion.split(separator: ".").count == 3)
        #expect(device.systemVersion.split(separator: ".").allSatisfy { Int($0) != nil })
    }

    @Test(
        arguments: [
            (.unknown, false, false), (.portrait, true, false), (.portraitUpsideDown, true, false),
            (.landscapeLeft, false, true), (.landscapeRight, false, true), (.faceUp, false, false),
            (.faceDown, false, false),
        ] as [(UIDeviceOrientation, Bool, Bool)])
    func orientationsArePortraitOrLandscape(
        _ orientation: UIDeviceOrientation, _ isPortrait: Bool, _ isLandscape: Bool
    ) {
        #expect(orientation.isPortrait == isPortrait && orientation.isLandscape == isLandscape)
        #expect(UIDeviceOrientation(rawValue: orientation.rawValue) == orientation)
    }

    // MARK: Fonts

    @Test func preferredFontsHaveTheTextSizeOfTheScene() throws {
        struct Sizes: View {
            let styles: [UIFont.TextStyle] = [
                .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
                .caption2, UIFont.TextStyle(rawValue: "unknown"),
            ]
            var body: some View {
                let sizes = styles.map { "\(Int(UIFont.preferredFont(forTextStyle: $0).pointSize))" }
                Text(sizes.joined(separator: " ")).accessibilityIdentifier("sizes")
            }
        }
        let headline = "ABC".size(withAttributes: [.font: UIFont.preferredFont(forTextStyle: .headline)])
        #expect(headline == "ABC".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)]))
        func sizes(_ size: DynamicTypeSize) throws -> String {
            try Stage(size: CGSize(width: 390, height: 200), environment: { $0.dynamicTypeSize = size }) { Sizes() }
                .text(of: "sizes")
        }
        #expect(try sizes(.large) == "34 28 22 20 17 15 17 16 13 12 11 17")
        #expect(try sizes(.xxxLarge) == "40 34 28 26 23 21 23 22 19 18 17 23")
    }

    /// A text of a SwiftUI font has the size that UIKit measures for its own font.
    @Test(
        arguments: [
            (.systemFont(ofSize: 20), .system(size: 20)),
            (.boldSystemFont(ofSize: 20), .system(size: 20, weight: .bold)),
            (.italicSystemFont(ofSize: 20), .system(size: 20).italic()),
            (
                .monospacedSystemFont(ofSize: 20, weight: .medium),
                .system(size: 20, weight: .medium, design: .monospaced)
            ),
            (.monospacedDigitSystemFont(ofSize: 20, weight: .bold), .system(size: 20, weight: .bold).monospacedDigit()),
            (.systemFont(ofSize: 17, weight: .semibold), .headline),
            (.systemFont(ofSize: 9).withSize(20), .system(size: 20)),
            (UIFont(name: "Gelasio", size: 9)!.withSize(20), .custom("Gelasio", fixedSize: 20)),
        ] as [(UIFont, Font)])
    func textHasTheSizeOfItsView(_ font: UIFont, _ same: Font) throws {
        let text = "Wednesday, 11:17"
        let stage = Stage(size: CGSize(width: 390, height: 200)) {
            Text(text).font(same).accessibilityIdentifier("text")
        }
        let size = try stage.frame(of: "text").size
        #expect(size.isNear(text.size(withAttributes: [.font: font])))
        #expect(size.isNear(NSString(string: text).size(withAttributes: [.font: font])))
        #expect(abs(size.height - font.lineHeight) < 0.01)
        let wide = text.size(withAttributes: [.font: font, .kern: 2])
        #expect(abs(wide.width - size.width - 2 * CGFloat(text.count)) < 2.01)
    }

    @Test func textWrapsInARectangle() {
        let text = "one two three four five six seven", font = UIFont.systemFont(ofSize: 20)
        let attributes: [NSAttributedString.Key: Any] = [.font: font]
        let size = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
        let rows = text.boundingRect(
            with: size, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes, context: nil)
        #expect(rows.origin == .zero && rows.width <= 100 && rows.height > 3 * font.lineHeight)
        #expect(
            NSString(string: text).boundingRect(
                with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil) == rows)
        let row = text.boundingRect(with: size, attributes: attributes, context: nil)
        #expect(row.size == text.size(withAttributes: attributes) && row.width > 100)
        #expect("a".size() == "a".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
    }

    private func picture(_ font: Font, textSize: DynamicTypeSize = .large) throws -> Data {
        try Stage(size: CGSize(width: 200, height: 80)) {
            Text("Aa 1").font(font).dynamicTypeSize(textSize)
        }
        .png()
    }

    @Test(
        arguments: [
            (.systemFont(ofSize: 30), .system(size: 30), 30),
            (.systemFont(ofSize: 18, weight: .semibold), .system(size: 18, weight: .semibold), 18),
            (.systemFont(ofSize: 18, weight: .ultraLight), .system(size: 18, weight: .ultraLight), 18),
            (.systemFont(ofSize: 24, weight: .black), .system(size: 24, weight: .black), 24),
            (.boldSystemFont(ofSize: 24), .system(size: 24, weight: .bold), 24),
            (UIFont(name: "JetBrains Mono", size: 20)!, .custom("JetBrains Mono", fixedSize: 20), 20),
        ] as [(UIFont, Font, CGFloat)])
    func fontsAreThoseOfSwiftUI(_ font: UIFont, _ expected: Font, _ size: CGFloat) throws {
        #expect(font.pointSize == size)
        #expect(try picture(Font(font)) == picture(expected))
        #expect(try picture(Font(font)) != picture(.system(size: 12)))
    }

    @Test func weightsAreDifferentFonts() throws {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        #expect(Set(weights).count == weights.count)
        let fonts = weights.map { Font(UIFont.systemFont(ofSize: 20, weight: $0)) }
        #expect(Set(fonts).count == weights.count)
    }

    /// A font has a fixed size, whatever the text size of the person.
    @Test func fontsDoNotScale() throws {
        for font in [UIFont.systemFont(ofSize: 20), UIFont(name: "JetBrains Mono", size: 20)!] {
            #expect(try picture(Font(font), textSize: .accessibility3) == picture(Font(font)))
        }
        #expect(try picture(.body, textSize: .accessibility3) != picture(.body))
    }
}
