extension Font {
    /// Returns the italic font.
    public func italic() -> Font { with { $0.isItalic = true } }

    /// Returns the bold font.
    public func bold() -> Font { with { $0.weight = .bold } }

    /// Returns the font with a weight.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

    /// Returns the font with a width.
    public func width(_ width: Width) -> Font { with { $0.width = width } }

    /// Returns the font with letters of equal width.
    public func monospaced() -> Font { with { $0.isMonospaced = true } }

    /// Returns the font with digits of equal width.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

    /// Returns the font with small capitals.
    public func smallCaps() -> Font { with { $0.isSmallCaps = true } }

    /// Returns the font with small capitals. Measurers don't distinguish case, so all letters become small capitals.
    public func lowercaseSmallCaps() -> Font { smallCaps() }

    /// Returns the font with small capitals. Measurers don't distinguish case, so all letters become small capitals.
    public func uppercaseSmallCaps() -> Font { smallCaps() }

    /// Returns the font with a line distance.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}
