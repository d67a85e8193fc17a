import Foundation
import Testing

/// What was measured of one view in Apple's SwiftUI: frames in points in the window's coordinates, at first and after
/// every step.
struct CaseFile: Decodable, Sendable {
    let id: String
    let about: String
    let window: [Double]
    /// Points of safe area at the window's top.
    let safeAreaTop: Double?
    /// Whether no other views may be there.
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
