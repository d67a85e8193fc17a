import Foundation

/// The shape of a button's border.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Hashable { case automatic, capsule, circle, roundedRectangle(CGFloat?) }

    let kind: Kind

    /// A rounded rectangle whose corner radius follows the control size.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A border with the shape of a capsule.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circular border.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rounded rectangle whose corner radius follows the control size.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

    /// A rounded rectangle.
    ///
    /// - Parameter radius: The corner radius, in points.
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
    /// Sets the border shape of buttons in this view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        controls { $0.borderShape = shape }
    }
}

/// The measurements of bordered buttons on iOS, in points.
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

    /// The font of the label, or `nil` to keep the inherited font.
    var font: Font? { self == .mini || self == .small ? .subheadline : nil }
}
