import Foundation
import Testing

/// The measurements of a view in Apple's SwiftUI: frames in points, in the window's coordinates, initially and after
/// every step.
struct CaseFile: Decodable, Sendable {
    let id: String
    let about: String
    let window: [Double]
    /// The safe area inset at the top of the window, in points.
    let safeAreaTop: Double?
    /// Whether the measurements include all views.
    let exact: Bool?
    let steps: [String]
    let frames: [String: [String: [Double]]]

    static let all: [CaseFile] = {
        let folder = Bundle.module.url(forResource: "Cases", withExtension: nil)!
        let files = try! FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return files.filter { $0.pathExtension == "json" }
            .map { try! JSONDecoder().decode(CaseFile.self, from: Data(contentsOf: $0)) }
            .sorted { $0.id < $1.id }
    }()
}

extension CaseFile: CustomTestStringConvertible {
    var testDescription: String { "\(id): \(about)" }
}
