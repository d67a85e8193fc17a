import Foundation
import ViewRuntime

extension ImageRenderer {
    /// The image, or `nil` if the view has no size or the program has no host.
    @MainActor public var uiImage: UIImage? { png().flatMap { UIImage(data: $0, scale: scale) } }
}
