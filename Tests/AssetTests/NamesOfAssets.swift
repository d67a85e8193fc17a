// Imports no SwiftUI, to show that DeveloperToolsSupport contains the types of names.
import DeveloperToolsSupport
import Foundation

extension ImageResource {
    static let printed = ImageResource(name: "photo", bundle: .module)
}

extension ColorResource {
    static let letterhead = ColorResource(name: "Brand", bundle: .module)
}
