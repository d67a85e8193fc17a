import SwiftUI

// What Xcode makes of the asset catalog that the examples of the documentation take for granted.
extension ImageResource {
    static let stickyNote = ImageResource(name: "sticky_note", bundle: .main)

    enum Icons {
        static let bell = ImageResource(name: "Icons/bell", bundle: .main)
    }
}

extension ColorResource {
    static let brand = ColorResource(name: "Brand", bundle: .main)
}

extension Color {
    static var brand: Color { Color(.brand) }
}

extension ShapeStyle where Self == Color {
    static var brand: Color { Color(.brand) }
}
