import Foundation

/// The relevant content of a `Contents.json` in an asset catalog.
struct CatalogContents: Decodable {
    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    struct Image: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?
    }

    struct Color: Decodable {
        struct Value: Decodable {
            var colorSpace: String?
            var components: [String: Component]?
            var platform: String?
            var reference: String?

            enum CodingKeys: String, CodingKey {
                case colorSpace = "color-space"
                case components, platform, reference
            }
        }

        var idiom: String?
        var appearances: [Appearance]?
        var color: Value?
    }

    /// A number in the formats of catalogs: `0.5`, `128` of 255, or `0x80`.
    struct Component: Decodable {
        var value: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                value = number
                return
            }
            let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
            let number =
                if text.lowercased().hasPrefix("0x") {
                    Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
                } else if text.contains(".") { Double(text) } else { Int(text).map { Double($0) / 255 } }
            guard let number else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a number")
            }
            value = number
        }
    }

    struct Properties: Decodable {
        var providesNamespace: Bool?
        var templateRenderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    var images: [Image]?
    var colors: [Color]?
    var properties: Properties?
}
