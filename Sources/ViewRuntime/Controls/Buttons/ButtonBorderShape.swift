import Foundation

/// The outline of buttons that have a border.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Hashable { case automatic, capsule, circle, roundedRectangle(CGFloat?) }

    let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let circle = ButtonBorderShape(kind: .circle)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

    /// - Parameter radius: Points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius))
    }

    func shape(_ size: ControlSize) -> AnyShape {
        switch kind {
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .roundedRectangle(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
        case .automatic, .roundedRectangle(nil): AnyShape(RoundedRectangle(cornerRadius: size.cornerRadius))
        }
    }
}

extension View {
    /// The outline of buttons in the view that have a border.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { controls { $0.borderShape = shape } }
}

/// What buttons with a border measure on iOS, points.
extension ControlSize {
    var cornerRadius: CGFloat {
        switch self {
        case .mini, .small: 14
        case .regular: 8
        case .large, .extraLarge: 12
        }
    }

    var insets: EdgeInsets {
        switch self {
        case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    /// Nil leaves the font as it is.
    var font: Font? { self == .mini || self == .small ? .subheadline : nil }
}
