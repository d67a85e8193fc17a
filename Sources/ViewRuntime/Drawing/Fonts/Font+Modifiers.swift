extension Font {
    public func italic() -> Font { with { $0.isItalic = true } }

    public func bold() -> Font { with { $0.weight = .bold } }

    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

    public func width(_ width: Width) -> Font { with { $0.width = width } }

    /// Letters that are all of one width.
    public func monospaced() -> Font { with { $0.isMonospaced = true } }

    /// Digits that are all of one width.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

    public func smallCaps() -> Font { with { $0.isSmallCaps = true } }

    /// Small capitals. Measurers do not tell upper from lower case here: both become small.
    public func lowercaseSmallCaps() -> Font { smallCaps() }

    /// Small capitals. Measurers do not tell upper from lower case here: both become small.
    public func uppercaseSmallCaps() -> Font { smallCaps() }

    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}
