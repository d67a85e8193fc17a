extension Font {
    /// The weight of a font.
    @frozen
    public struct Weight: Hashable, Sendable {
        /// The weight on the scale of CSS: 100...900.
        package let value: Int

        /// The ultra-light weight.
        public static let ultraLight = Weight(value: 100)
        /// The thin weight.
        public static let thin = Weight(value: 200)
        /// The light weight.
        public static let light = Weight(value: 300)
        /// The regular weight.
        public static let regular = Weight(value: 400)
        /// The medium weight.
        public static let medium = Weight(value: 500)
        /// The semibold weight.
        public static let semibold = Weight(value: 600)
        /// The bold weight.
        public static let bold = Weight(value: 700)
        /// The heavy weight.
        public static let heavy = Weight(value: 800)
        /// The black weight.
        public static let black = Weight(value: 900)
    }
}
