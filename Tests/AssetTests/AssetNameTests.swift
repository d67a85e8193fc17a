import Testing

@testable import AssetSources

/// The pairs of names and identifiers are from symbol files that Xcode generated.
struct AssetNameTests {
    @Test(arguments: [
        ("AccentColor", "accent"), ("AppIconImage", "appIcon"), ("hobbyColor", "hobby"),
        ("hint_text_color", "hintText"),
        ("Image", "image"), ("sticky-note", "stickyNote"), ("pro plan", "proPlan"), ("BGColorOne", "bgColorOne"),
        ("BackIOSPrimary", "backIOSPrimary"), ("TLSold", "tlSold"), ("M-stadt", "mStadt"),
        ("ironMaiden2", "ironMaiden2"),
        ("Chart1", "chart1"), ("color_24292B", "color24292B"), ("color_FF453A", "colorFF453A"), ("c50000", "c50000"),
        ("1", "_1"), ("3ecb9ea93cd043fde069c650fc98e9d1", "_3Ecb9Ea93Cd043Fde069C650Fc98E9D1"),
        ("sy_head_10@2x", "syHead102X"), ("default", "`default`"),
    ])
    func aNameWithSmallLettersBecomesCamelCase(_ name: String, _ symbol: String) {
        #expect(AssetName(name).symbol == symbol)
    }

    @Test(arguments: [
        ("BMW", "BMW"), ("M", "M"), ("TLS2016", "TLS_2016"), ("292C38", "_292_C_38"), ("A-1-1-0", "A_1_1_0"),
        ("FFE05D", "FFE_05_D"),
        ("CLR_LAUNCH_SCREEN_COLOR", "CLR_LAUNCH_SCREEN"), ("121212", "_121212"),
    ])
    func aNameWithoutLowercaseLettersKeepsItsWords(_ name: String, _ symbol: String) {
        #expect(AssetName(name).symbol == symbol)
    }

    @Test func aNamespaceBeginsWithACapital() {
        #expect(AssetName("iconPreviews").type == "IconPreviews")
        #expect(AssetName("Icons").type == "Icons")
    }

    @Test func aNameOfPunctuationHasNoSymbol() { #expect(AssetName("--").symbol == nil) }
}
